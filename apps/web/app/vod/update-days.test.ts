import type { VodCard } from '@xinghe/contract/client'
import { expect, test } from 'vitest'
import { daysBetween, groupByDay } from './update-days.ts'

const work = (id: number, instant: string) => ({ id, updatedAt: Date.parse(instant) / 1000 }) as VodCard

test('days begin at midnight in China', () => {
  const days = groupByDay([
    work(3, '2026-11-20T03:00:00Z'),
    work(2, '2026-11-19T16:00:00Z'),
    work(1, '2026-11-19T15:59:59Z'),
  ])
  expect(days.map(day => [day.date, day.works.map(one => one.id)])).toEqual([
    ['2026-11-20', [3, 2]],
    ['2026-11-19', [1]],
  ])
  expect(groupByDay([])).toEqual([])
})

test('days between dates, over the end of a year too', () => {
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0)
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
})
