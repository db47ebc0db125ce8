import type { DanmakuRow } from '@xinghe/contract/client'
import { expect, test } from 'vitest'
import { firstFrom, heatOf, isBlocked, mergeRows, onScreenLimit } from './filter.ts'

const row = (id: number, timeMs: number): DanmakuRow => ({
  id,
  timeMs,
  mode: 'scroll',
  color: '#ffffff',
  text: String(id),
  mine: false,
})

test('blocks by words, without case', () => {
  expect(isBlocked('前方剧透注意', ['剧透'])).toBe(true)
  expect(isBlocked('No SPOILER please', ['spoiler'])).toBe(true)
  expect(isBlocked('前方高能', ['剧透'])).toBe(false)
  expect(isBlocked('任何', [])).toBe(false)
})
test('density bounds what is on screen, small pictures included', () => {
  expect(onScreenLimit('sparse', 10)).toBeLessThan(onScreenLimit('normal', 10))
  expect(onScreenLimit('normal', 10)).toBeLessThan(onScreenLimit('dense', 10))
  expect(onScreenLimit('sparse', 1)).toBe(2)
})
test('merges pieces in time order without repeats', () => {
  const merged = mergeRows([row(1, 10), row(2, 30)], [row(3, 20), row(2, 30)])
  expect(merged.map(one => one.id)).toEqual([1, 3, 2])
})
test('finds the first row of a moment', () => {
  const rows = [row(1, 10), row(2, 20), row(3, 20), row(4, 30)]
  expect([0, 10, 11, 20, 30, 31].map(ms => firstFrom(rows, ms))).toEqual([0, 0, 1, 1, 3, 4])
})
test('heat is the share of the fullest part', () => {
  expect(heatOf([row(1, 0), row(2, 10), row(3, 990)], 1000, 4)).toEqual([1, 0, 0, 0.5])
  expect(heatOf([], 1000)).toEqual([])
  expect(heatOf([row(1, 5000)], 1000, 2)).toEqual([0, 1])
})
