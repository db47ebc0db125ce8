import type { VodCard } from '@xinghe/contract/client'

export type UpdateAge = 'todayTitle' | 'yesterday' | 'week' | 'earlier'

export interface UpdateGroup {
  age: UpdateAge
  works: VodCard[]
}

/** The same on the server and in every visitor's time zone. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })
const DAY_MS = 86_400_000

/**
 * Works that stand in the order of their update, newest first, under how long ago that was. Not under each day: most days
 * of a small site have one.
 * @param today YYYY-MM-DD in China
 */
export function groupByAge(works: readonly VodCard[], today: string): UpdateGroup[] {
  const groups: UpdateGroup[] = []
  for (const work of works) {
    const age = ageOf(daysBetween(dayFormat.format(work.updatedAt * 1000), today))
    const last = groups.at(-1)
    if (last?.age === age) last.works.push(work)
    else groups.push({ age, works: [work] })
  }
  return groups
}

function ageOf(days: number): UpdateAge {
  if (days <= 0) return 'todayTitle'
  if (days === 1) return 'yesterday'
  return days < 7 ? 'week' : 'earlier'
}

/** Whole days from `date` to `today`, both YYYY-MM-DD. */
const daysBetween = (date: string, today: string): number => Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS)
