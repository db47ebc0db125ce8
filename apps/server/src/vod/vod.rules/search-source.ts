import type { VodCard } from '@xinghe/contract'
import type { Context } from '../../context.ts'
import { listCardsOf } from '../vod.queries/known-cards.ts'
import { toCard } from '../vod.view.ts'
import { cardSurroundings } from './browse.ts'

export { listPlays, listSearchSources, type SearchSource } from '../vod.queries/search-source.ts'

/** Cards of the given works in their order; hidden ones are left out. */
export async function cardsOf(ctx: Context, ids: readonly number[]): Promise<VodCard[]> {
  if (ids.length === 0) return []
  const [rows, around] = await Promise.all([listCardsOf(ctx.db, ids), cardSurroundings(ctx)])
  return rows.map(row => toCard(row, around))
}
