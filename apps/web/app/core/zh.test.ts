import { afterEach, expect, it, vi } from 'vitest'
import { currentScript, fill, langTag, scriptCookie, stringsOf } from './zh.ts'

afterEach(() => vi.unstubAllGlobals())

it('has the same texts in both scripts', () => {
  const paths = (tree: object, at = ''): string[] =>
    Object.entries(tree).flatMap(([key, branch]) =>
      typeof branch === 'string' ? [`${at}${key}`] : paths(branch as object, `${at}${key}.`),
    )
  expect(paths(stringsOf('t'))).toEqual(paths(stringsOf('s')))
  expect(stringsOf('t').shell.history).toBe('歷史')
})

it('keeps the places for values in both scripts', () => {
  const places = (script: 's' | 't') => JSON.stringify(stringsOf(script)).match(/\{\w+\}/g)
  expect(places('t')).toEqual(places('s'))
})

it('fills in values and leaves unknown places alone', () => {
  expect(fill('第 {n} 集 {time}', { n: 14 })).toBe('第 14 集 {time}')
})

it('reads the script from the document', () => {
  vi.stubGlobal('document', { documentElement: { lang: langTag('t') } })
  expect(currentScript()).toBe('t')
})

it('remembers the choice where the server reads it', () => {
  expect(scriptCookie('t')).toMatch(/^lang=t;path=\/;max-age=\d+;samesite=lax$/)
})
