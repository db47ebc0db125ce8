import { describe, expect, it } from 'vitest'
import { strings } from '../strings.ts'
import { clock, count, dayOf, momentOf, money, timeLabel } from './format.ts'

describe('clock', () => {
  it.each([
    [0, '00:00'],
    [9.9, '00:09'],
    [1721, '28:41'],
    [3600, '1:00:00'],
    [36_061, '10:01:01'],
    [-5, '00:00'],
  ])('%d s is %s', (seconds, text) => expect(clock(seconds)).toBe(text))
})

describe('count', () => {
  it.each([
    [0, '0'],
    [8640, '8,640'],
    [10_000, '1 万'],
    [124_000, '12.4 万'],
    [99_949_999, '9,995 万'],
    [99_950_000, '1 亿'],
    [123_000_000, '1.2 亿'],
  ])('%d is %s', (n, text) => expect(count(n, strings.count)).toBe(text))
})

describe('momentOf', () => {
  const sec = (...parts: [number, number, number, number, number]) => new Date(...parts).getTime() / 1000
  const now = sec(2026, 10, 22, 15, 20)
  it.each([
    [sec(2026, 10, 22, 9, 5), '09:05'],
    [sec(2026, 10, 21, 18, 57), '11-21 18:57'],
    [sec(2025, 11, 31, 23, 59), '2025-12-31 23:59'],
  ])('%d is %s', (at, text) => expect(momentOf(at, now)).toBe(text))
  it('has the day alone', () => expect(dayOf(sec(2027, 0, 2, 0, 0))).toBe('2027-01-02'))
})

describe('timeLabel', () => {
  const now = 1_795_000_000
  it.each([
    [9, '刚刚'],
    [10, '今天'],
    [86_399, '今天'],
    [86_400, '前天'],
    [172_799, '前天'],
    [172_800, '更早'],
  ])('%d s ago is %s', (age, text) => expect(timeLabel(now - age, now, strings.time)).toBe(text))
})

describe('money', () => {
  it.each([
    [0, '0'],
    [1500, '15'],
    [2154, '21.54'],
    [250, '2.50'],
  ])('%d cents are %s', (cents, text) => expect(money(cents)).toBe(text))
})
