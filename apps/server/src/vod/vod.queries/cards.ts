import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { together } from '../../core/together.ts'

/** What any list shows of a work. */
export interface CardRow {
  id: number
  topCategoryId: number
  title: string
  blurb: string
  poster: string | null
  posterColor: string
  backdrop: string | null
  backdropColor: string
  remarks: string
  score: number | null
  year: number | null
  area: string
  genres: string[]
  isVip: boolean
  quality: string
  publishedAt: Date
  updatedAt: Date
}

export const cardColumns = sql.raw(
  'id, top_category_id, title, blurb, poster, poster_color, backdrop, backdrop_color, remarks, score, year, area, genres, is_vip, quality, published_at, updated_at',
)

/** Which works; absent parts do not restrict. */
export interface WorkFilter {
  /** Top category. */
  topId?: number
  /** Must hold all of these facets (see work_facets in the schema) … */
  facets?: string[]
  /** … and one of these. */
  anyFacets?: string[]
  /** Top categories that are not shown at all. */
  exceptTopIds?: number[]
}

export type WorkOrder = 'latest' | 'hot' | 'score' | 'new'

/** Everything works are listed by: what browsing offers, and most plays of two days, of a week and ever. */
export type Ordering = WorkOrder | 'day' | 'week' | 'total'

export const orderings: Record<Ordering, RawBuilder<unknown>> = {
  latest: sql.raw('updated_at desc, id desc'),
  hot: sql.raw('hits_month desc, id desc'),
  score: sql.raw('score desc nulls last, id desc'),
  new: sql.raw('published_at desc, id desc'),
  day: sql.raw('hits_day desc, id desc'),
  week: sql.raw('hits_week desc, id desc'),
  total: sql.raw('hits desc, id desc'),
}

/** Works in their order; those that are hidden, or moved below a category of `exceptTopIds`, since they were found are left out. */
export interface Known {
  ids: readonly number[]
  exceptTopIds?: readonly number[]
}

/** A part of a list: works that are known already, or those from `offset` on in an order. */
export type Slice = Known | { filter: WorkFilter; order: Ordering; limit: number; offset: number }

/** What stands behind `from works` for those of a slice, which may come in any order; hidden works are left out. */
export function whereSliced(slice: Slice): RawBuilder<unknown> {
  // The ids stand in a select of their own, or PostgreSQL would plan the statement anew for each list whose length it sees.
  if ('ids' in slice) {
    const { ids, exceptTopIds = [] } = slice
    const without = exceptTopIds.length > 0 ? sql`and top_category_id <> all(${exceptTopIds}::int[])` : sql``
    return sql`where id = any((select ${ids}::int[])::int[]) and hidden_at is null ${without}`
  }
  const { filter, order, limit, offset } = slice
  return sql`where ${whereWorks(filter)} order by ${orderings[order]} limit ${limit} offset ${offset}`
}

/** Conditions on `works`. */
export function whereWorks(filter: WorkFilter): RawBuilder<unknown> {
  const parts = [sql`works.hidden_at is null`]
  if (filter.topId) parts.push(sql`works.top_category_id = ${filter.topId}`)
  if (filter.facets?.length) parts.push(sql`works.facets @> ${filter.facets}::text[]`)
  if (filter.anyFacets?.length) parts.push(sql`works.facets && ${filter.anyFacets}::text[]`)
  if (filter.exceptTopIds?.length) parts.push(sql`works.top_category_id <> all(${filter.exceptTopIds}::int[])`)
  return sql.join(parts, sql` and `)
}

/** The works of a slice in their order. */
export async function listCards(db: Db, slice: Slice): Promise<CardRow[]> {
  if ('ids' in slice) return listKnown(db, slice)
  const { rows } = await sql<CardRow>`select ${cardColumns} from works ${whereSliced(slice)}`.execute(db)
  return rows
}

async function listKnown(db: Db, { ids, exceptTopIds = [] }: Known): Promise<CardRow[]> {
  if (ids.length === 0) return []
  return (await listCardsOf(db, ids)).filter(row => !exceptTopIds.includes(row.topCategoryId))
}

/** A card as JSON has it; instants are seconds. */
type PackedCard = Omit<CardRow, 'publishedAt' | 'updatedAt'> & { publishedAt: number; updatedAt: number }

/** The works of these ids in their order; hidden ones are left out. */
export const listCardsOf = together<readonly number[], CardRow[]>(askCards)

/**
 * They come as one JSON text: every list and search ends here, and taking hundreds of single values off the wire costs more than
 * finding them.
 */
async function askCards(db: Db, lists: readonly (readonly number[])[]): Promise<CardRow[][]> {
  const ids = lists.length === 1 ? lists[0]! : [...new Set(lists.flat())]
  const { rows } = await sql<{ cards: PackedCard[] | null }>`
    /* prepared: vod.cardsOf */
    select json_agg(c) as cards from (
      select id, top_category_id as "topCategoryId", title, blurb, poster, poster_color as "posterColor", backdrop,
        backdrop_color as "backdropColor", remarks, score, year, area, genres, is_vip as "isVip", quality,
        date_part('epoch', published_at) as "publishedAt", date_part('epoch', updated_at) as "updatedAt"
      from works ${whereSliced({ ids })}
    ) c`.execute(db)
  const cards = new Map((rows[0]!.cards ?? []).map(card => [card.id, toCardRow(card)]))
  return lists.map(list => list.flatMap(id => cards.get(id) ?? []))
}

const toCardRow = (card: PackedCard): CardRow =>
  Object.assign(card, { publishedAt: new Date(card.publishedAt * 1000), updatedAt: new Date(card.updatedAt * 1000) })

/** How many works match, counted no further than `limit`. */
export async function countWorks(db: Db, filter: WorkFilter, limit: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select 1 from works where ${whereWorks(filter)} limit ${limit}) w`.execute(db)
  return rows[0]!.total
}

/** Works like the one on screen: of `pool`, those that share genres with it first, in an order that depends on `seed`. */
export async function listSimilar(
  db: Db,
  pool: Slice,
  excludeId: number,
  seed: number,
  limit: number,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    with pool as (
      select ${cardColumns} from works ${whereSliced(pool)}
    ), wanted as (
      select coalesce((select genres from works where id = ${excludeId}), '{}') as genres
    )
    select pool.* from pool, wanted where id <> ${excludeId}
    order by (select count(*) from unnest(pool.genres) g where g = any(wanted.genres)) desc,
             hashint8(pool.id::bigint * 1000003 + ${seed}::bigint), pool.id
    limit ${limit}`.execute(db)
  return rows
}
