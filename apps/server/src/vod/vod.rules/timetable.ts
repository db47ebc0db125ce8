import type { TimetableDay } from '@xinghe/contract/vod'
import type { Context } from '../../context.ts'
import { type AiringRow, listAiring } from '../vod.queries/timetable.ts'
import { type CardSurroundings, toCard } from '../vod.view.ts'
import { cardSurroundings, filterOf } from './browse.ts'
import { countingDay } from './hits.ts'

/** Works of one column: the most played ones. */
const PER_DAY = 12
const DAY_MS = 86_400_000

/** The running series of this week's days, Monday first, in the order of their time of day. */
export async function timetable(ctx: Context, typeId: number): Promise<TimetableDay[]> {
  const around = await cardSurroundings(ctx)
  const rows = await listAiring(ctx.db, await filterOf(ctx, { typeId }), PER_DAY)
  const today = countingDay(around.now)
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(Date.parse(today) + (index - sinceMonday) * DAY_MS).toISOString().slice(0, 10)
    const works = rows.filter(row => row.weekday === index + 1).map(row => toAiring(row, date, around))
    return {
      date,
      weekday: index + 1,
      isToday: date === today,
      // A work whose time is not known stands last.
      works: works.toSorted((a, b) => (a.airsAt || '99').localeCompare(b.airsAt || '99')),
    }
  })
}

function toAiring(row: AiringRow, date: string, around: CardSurroundings): TimetableDay['works'][number] {
  const [hour, minute] = /(\d{1,2})[:：](\d{2})/.exec(row.schedule)?.slice(1) ?? []
  const airsAt = hour === undefined || Number(hour) > 23 ? '' : `${hour.padStart(2, '0')}:${minute}`
  return { ...toCard(row, around), airsAt, isUpdated: countingDay(row.updatedAt) >= date }
}
