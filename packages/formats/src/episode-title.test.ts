import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateNumber, PART_BASE, parseEpisodeTitle, partNumber, specialNumber } from './episode-title.ts'

const main = { number: null, date: null, part: null, kind: 'main' }

test.each([
  ['第02集', { number: 2 }],
  ['第２集', { number: 2 }],
  ['第十三集', { number: 13 }],
  ['第480集', { number: 480 }],
  ['第06v2集', { number: 6 }],
  ['第1-2集', { number: 1 }],
  ['第1季第3集', { number: 3 }],
  ['第12集 大结局', { number: 12 }],
  ['EP02', { number: 2 }],
  ['S01E05', { number: 5 }],
  ['02话', { number: 2 }],
  ['02話', { number: 2 }],
  ['7', { number: 7 }],
  ['03END', { number: 3 }],
  ['2024-09-24期', { date: '2024-09-24' }],
  ['20240924', { date: '2024-09-24' }],
  ['20240924上', { date: '2024-09-24', part: 1 }],
  ['第3期下', { number: 3, part: 3 }],
  ['第3期加更', { number: 3, kind: 'extra' }],
  ['第13.5集', { kind: 'extra' }],
  ['SP1', { number: 1, kind: 'extra' }],
  ['预告', { kind: 'preview' }],
  ['花絮二', { kind: 'extra' }],
  ['HD', {}],
  ['1080P', {}],
  ['BD1280高清中英双字', {}],
  ['12集全', {}],
  ['1993', {}],
  ['', {}],
])('%s', (caption, expected) => {
  expect(parseEpisodeTitle(caption)).toEqual({ ...main, ...expected })
})

test('any caption is read without failing, and numbers stay in range', () => {
  fc.assert(
    fc.property(fc.string(), caption => {
      const { number } = parseEpisodeTitle(caption)
      return number === null || (Number.isInteger(number) && number >= 0 && number < 100_000)
    }),
  )
})

test('numbers of days, parts and specials never meet', () => {
  expect(dateNumber('2024-09-24', null)).toBe(202_409_241)
  expect(dateNumber('2024-09-24', 3)).toBe(202_409_243)
  expect(partNumber(12, 3)).toBe(PART_BASE + 123)
  expect(partNumber(600, 3)).toBe(600)
  expect(specialNumber('花絮 一')).toBe(specialNumber('花絮一'))
  fc.assert(fc.property(fc.string(), text => specialNumber(text) >= 1000 && specialNumber(text) <= 9999))
})
