import type { VodCard } from '@xinghe/contract/client'

export interface UpdateDay {
  /** YYYY-MM-DD in China. */
  date: string
  works: VodCard[]
}

/** The same on the server and in every visitor's time zone. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })
const DAY_MS = 86_400_000

/** Works that stand in the order of their update, newest first, under the days of it. */
export function groupByDay(works: readonly VodCard[]): UpdateDay[] {
  const days: UpdateDay[] = []
  for (const work of works) {
    const date = dayFormat.format(work.updatedAt * 1000)
    const last = days.at(-1)
    if (last?.date === date) last.works.push(work)
    else days.push({ date, works: [work] })
  }
  return days
}

/** Whole days from `date` to `today`, both YYYY-MM-DD. */
export const daysBetween = (date: string, today: string): number =>
  Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS)
