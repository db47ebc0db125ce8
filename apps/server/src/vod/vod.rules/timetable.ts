import type { TimetableDay } from '@xinghe/contract/vod'
import type { Context } from '../../context.ts'
import { listCards } from '../vod.queries/cards.ts'
import type { WorkFilter } from '../vod.queries/slices.ts'
import { type AiringRow, listAiring } from '../vod.queries/timetable.ts'
import { type CardSurroundings, toCard } from '../vod.view.ts'
import { cardSurroundings, filterOf } from './browse.ts'
import { countingDay } from './hits.ts'
import { firstFromLists } from './read-lists.ts'

/** Works of one column: the most played ones. */
const PER_DAY = 12
const weekdays = [1, 2, 3, 4, 5, 6, 7]
const DAY_MS = 86_400_000

/** The running series of this week's days, Monday first, in the order of their time of day. */
export async function timetable(ctx: Context, typeId: number): Promise<TimetableDay[]> {
  const around = await cardSurroundings(ctx)
  const rows = await airingWorks(ctx, await filterOf(ctx, { typeId }))
  const today = countingDay(around.now)
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  return weekdays.map(weekday => {
    const date = new Date(Date.parse(today) + (weekday - 1 - sinceMonday) * DAY_MS).toISOString().slice(0, 10)
    const works = rows.filter(row => row.weekday === weekday).map(row => toAiring(row, date, around))
    return {
      date,
      weekday,
      isToday: date === today,
      // A work whose time is not known stands last.
      works: works.toSorted((a, b) => (a.airsAt || '99').localeCompare(b.airsAt || '99')),
    }
  })
}

/** The most played of every weekday. */
async function airingWorks(ctx: Context, filter: WorkFilter): Promise<AiringRow[]> {
  const days = weekdays.map(weekday => `d${weekday}`)
  const listed = await firstFromLists(ctx, filter, days, 'week', PER_DAY)
  if (!listed) return listAiring(ctx.db, filter, PER_DAY)
  const ids = [...new Set(listed.flat())]
  const cards = await listCards(ctx.db, { ids, exceptTopIds: filter.exceptTopIds ?? [] })
  const byId = new Map(cards.map(card => [card.id, card]))
  return weekdays.flatMap((weekday, index) =>
    listed[index]!.flatMap(id => {
      const card = byId.get(id)
      return card ? { ...card, weekday } : []
    }),
  )
}

function toAiring(row: AiringRow, date: string, around: CardSurroundings): TimetableDay['works'][number] {
  const [hour, minute] = /(\d{1,2})[:：](\d{2})/.exec(row.schedule)?.slice(1) ?? []
  const airsAt = hour === undefined || Number(hour) > 23 ? '' : `${hour.padStart(2, '0')}:${minute}`
  return { ...toCard(row, around), airsAt, isUpdated: countingDay(row.updatedAt) >= date }
}
