import type { Page, RankRow } from '@xinghe/contract'
import type { RankKind } from '@xinghe/contract/pages'
import type { RankBoard } from '@xinghe/contract/vod'
import type { Context } from '../../context.ts'
import { fail } from '../../core/errors.ts'
import { listCards } from '../vod.queries/cards.ts'
import type { CardRow } from '../vod.queries/known-cards.ts'
import { listPreviousRanking } from '../vod.queries/ranks.ts'
import type { Ordering, Slice, WorkFilter } from '../vod.queries/slices.ts'
import { toRankRow } from '../vod.view.ts'
import { type BrowseQuery, browse, cardSurroundings, countShown, filterOf, sliceOf } from './browse.ts'
import { categoryTree } from './categories.ts'
import { vodNavs } from './navigation.ts'

/** As many as the rankings of the period before hold. */
const RANKED_WORKS = 1_000

export type RankPeriod = 'day' | 'week' | 'month' | 'all'

const orderings = { day: 'day', week: 'week', month: 'hot', all: 'total' } as const satisfies Record<
  RankPeriod,
  Ordering
>

const heats = { day: 'hitsDay', week: 'hitsWeek', month: 'hitsMonth', all: 'hits' } as const satisfies Record<
  RankPeriod,
  keyof CardRow
>

/** The ranking of a selection, its first thousand. Periods end today: two days, seven and thirty. */
export async function rank(
  ctx: Context,
  query: BrowseQuery,
  period: RankPeriod,
  page: number,
  size: number,
): Promise<Page<RankRow>> {
  const filter = await filterOf(ctx, query)
  const offset = (page - 1) * size
  const limit = Math.max(0, Math.min(size, RANKED_WORKS - offset))
  const slice = await sliceOf(ctx, filter, orderings[period], limit, offset)
  const [list, total] = await Promise.all([
    ranked(ctx, filter, period, slice, offset),
    'total' in slice ? Math.min(slice.total, RANKED_WORKS) : countShown(ctx, filter, RANKED_WORKS),
  ])
  return { list, page, size, total }
}

/** The first places of a selection, without counting it. */
export async function topRanked(
  ctx: Context,
  query: BrowseQuery,
  period: RankPeriod,
  size: number,
): Promise<RankRow[]> {
  const filter = await filterOf(ctx, query)
  return ranked(ctx, filter, period, await sliceOf(ctx, filter, orderings[period], size), 0)
}

/** The first places of one category, or of each in the navigation when `typeId` is 0; boards may be empty. */
export async function rankBoards(ctx: Context, typeId: number, by: RankKind, size: number): Promise<RankBoard[]> {
  const { byId } = await categoryTree(ctx)
  const shown = typeId === 0 ? (await vodNavs(ctx)).map(nav => nav.id) : [typeId]
  return Promise.all(
    shown.map(async id => {
      const name = byId.get(id)?.name ?? fail('warning', '没有这个分类')
      const query = { typeId: id }
      const rows = by === 'score' ? await topRated(ctx, query, size) : await topRanked(ctx, query, by, size)
      return { typeId: id, name, rows }
    }),
  )
}

/** The best rated works of a selection; those that nobody has rated have no place. */
async function topRated(ctx: Context, query: BrowseQuery, size: number): Promise<RankRow[]> {
  const { list } = await browse(ctx, query, 'score', 1, size)
  return list.filter(work => work.score !== null).map((work, index) => ({ ...work, rank: index + 1, move: 0, heat: 0 }))
}

async function ranked(
  ctx: Context,
  filter: WorkFilter,
  period: RankPeriod,
  slice: Slice,
  offset: number,
): Promise<RankRow[]> {
  if ('ids' in slice && slice.ids.length === 0) return []
  const [cards, previous, around] = await Promise.all([
    listCards(ctx.db, slice),
    period === 'all' ? null : previousRanking(ctx, filter, period),
    cardSurroundings(ctx),
  ])
  const heat = heats[period]
  // The lists may be older than the counters.
  const sorted = cards.toSorted((a, b) => b[heat] - a[heat] || b.id - a.id)
  return sorted.map((card, index) => {
    const rank = offset + index + 1
    // All time has no period before it: nothing moves.
    const move = previous === null ? 0 : moveOf(previous, card.id, rank)
    return toRankRow(card, { rank, move, heat: card[heat] }, around)
  })
}

/** Places a work has risen; null when it had none. */
function moveOf(previous: readonly number[], id: number, rank: number): number | null {
  const at = previous.indexOf(id)
  return at < 0 ? null : at + 1 - rank
}

/** It changes with the counters, which is news of all works. */
function previousRanking(ctx: Context, filter: WorkFilter, period: Exclude<RankPeriod, 'all'>): Promise<number[]> {
  const key = `vod:previous:${period}:${JSON.stringify(filter)}`
  return ctx.cache.get(key, 60, () => listPreviousRanking(ctx.db, filter, period))
}
