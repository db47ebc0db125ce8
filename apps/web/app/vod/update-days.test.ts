import type { VodCard } from '@xinghe/contract/client'
import { expect, test } from 'vitest'
import { groupByAge } from './update-days.ts'

const work = (id: number, instant: string) => ({ id, updatedAt: Date.parse(instant) / 1000 }) as VodCard
const grouped = (works: VodCard[], today: string) =>
  groupByAge(works, today).map(({ age, works: inside }) => [age, inside.map(one => one.id)])

test('days begin at midnight in China', () => {
  const works = [work(3, '2026-11-20T03:00:00Z'), work(2, '2026-11-19T16:00:00Z'), work(1, '2026-11-19T15:59:59Z')]
  expect(grouped(works, '2026-11-20')).toEqual([
    ['todayTitle', [3, 2]],
    ['yesterday', [1]],
  ])
  expect(grouped([], '2026-11-20')).toEqual([])
})

test('older works share a group, over the end of a year too', () => {
  const works = [5, 4, 3, 2, 1].map((id, at) => work(id, `2026-12-${31 - at * 2}T04:00:00Z`))
  expect(grouped(works, '2027-01-01')).toEqual([
    ['yesterday', [5]],
    ['week', [4, 3]],
    ['earlier', [2, 1]],
  ])
})
