import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetTerm, forgetTerms, readTerms, rememberTerm } from './search-history.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps the ten newest terms, newest first', () => {
  for (let n = 1; n <= 12; n++) rememberTerm(`词${n}`)
  expect(readTerms()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(n => `词${n}`))
})

it('adds a term only when it is new', () => {
  rememberTerm('长河渡')
  rememberTerm('灯塔')
  rememberTerm('长河渡')
  expect(readTerms()).toEqual(['灯塔', '长河渡'])
})

it('forgets one of them', () => {
  rememberTerm('长河渡')
  rememberTerm('灯塔')
  forgetTerm('灯塔')
  expect(readTerms()).toEqual(['长河渡'])
  forgetTerm('长河渡')
  expect(stored.has('cls')).toBe(false)
})

it('forgets all of them at once', () => {
  rememberTerm('长河渡')
  forgetTerms()
  expect(stored.has('cls')).toBe(false)
  expect(readTerms()).toEqual([])
})
