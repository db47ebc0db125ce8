import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseNumeral } from './chinese-number.ts'
import { foldTitle, identityKey, splitSeason } from './identity.ts'

describe('season words', () => {
  test.each([
    ['雾港来信 第二季', '雾港来信', 2],
    ['霧港來信第2季', '霧港來信', 2],
    ['雾港来信（第三季）', '雾港来信', 3],
    ['Fog Harbour Season 2', 'Fog Harbour', 2],
    ['Fog Harbour S02', 'Fog Harbour', 2],
    ['雾港来信S02', '雾港来信', 2],
    ['Fog Harbours2', 'Fog Harbours2', null],
    ['Fog Harbour 2nd Season', 'Fog Harbour', 2],
    ['雾港来信第十二季', '雾港来信', 12],
    ['火星邮差2', '火星邮差2', null],
    ['第二季', '第二季', null],
    ['四季', '四季', null],
  ])('%s', (text, title, season) => {
    expect(splitSeason(text)).toEqual({ title, season })
  })
})

test('a text far longer than a title has no season and takes no time', () => {
  const start = performance.now()
  expect(splitSeason(`a${'-'.repeat(200_000)}b 第二季`).season).toBeNull()
  expect(performance.now() - start).toBeLessThan(1_500)
})

test.each([
  ['雾港来信', '霧港來信'],
  ['琅琊来信', '瑯琊來信'],
  ['Ｆｏｇ　Harbour!', 'fog harbour'],
  ['火星邮差：归来', '火星邮差 归来'],
  ['火星邮差 (2020)', '火星邮差'],
])('%s and %s are one title', (left, right) => {
  expect(foldTitle(left)).toBe(foldTitle(right))
})

test('titles without letters keep their signs', () => {
  expect(foldTitle('!!!')).toBe('!!!')
  expect(foldTitle('2012 (2009)')).toBe('2012')
})

test('year, kind and season tell works apart', () => {
  const base = { title: '归途', year: 2020, kind: 'series' as const }
  const keys = [base, { ...base, year: 2021 }, { ...base, kind: 'film' as const }, { ...base, title: '归途第二季' }]
  expect(new Set(keys.map(identityKey)).size).toBe(4)
  expect(identityKey({ ...base, title: '归途 第一季' })).toBe(identityKey(base))
})

test('folding twice is folding once', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => foldTitle(foldTitle(text)) === foldTitle(text)))
})

test('numerals read back', () => {
  const digits = '零一二三四五六七八九'
  const write = (value: number) => {
    const [tens, ones] = [Math.floor(value / 10), value % 10]
    return `${tens > 1 ? digits[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 || tens === 0 ? digits[ones] : ''}`
  }
  for (let value = 0; value < 100; value++) expect(parseNumeral(write(value))).toBe(value)
  expect(parseNumeral('一百零三')).toBe(103)
  expect(parseNumeral('两千零一')).toBe(2001)
  expect(parseNumeral('二〇二四')).toBe(2024)
  expect(parseNumeral('甲')).toBeNull()
})
