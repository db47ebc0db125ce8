import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { type Slice, type WorkFilter, whereSliced } from './cards.ts'

export type RankPeriod = 'day' | 'week' | 'month' | 'all'

export interface PlaceRow {
  id: number
  heat: number
  /** Place in the same selection in the previous period; null when it was not among the first thousand. */
  previousRank: number | null
}

const counters = { day: 'hits_day', week: 'hits_week', month: 'hits_month', all: 'hits' } as const

/** A slice of the ranking of a selection; `scopeId` is the top category whose previous ranking is compared, 0 for all. */
export async function listPlaces(
  db: Db,
  slice: Slice,
  filter: WorkFilter,
  period: RankPeriod,
  scopeId: number,
): Promise<PlaceRow[]> {
  const counter = sql.ref(counters[period])
  // All the time has no period before: nothing is stored for it.
  const { rows } = await sql<PlaceRow>`
    with page as (
      select id, ${counter} as heat from works ${whereSliced(slice)}
    ), previous as (
      ${isScope(filter, scopeId) ? placesOf(period, scopeId) : placesAmong(period, scopeId, filter)}
    )
    select page.*, previous.previous_rank from page left join previous on previous.work_id = page.id
    order by heat desc, page.id desc`.execute(db)
  return rows
}

/** Whether nothing but the top category restricts a selection; the rankings that are stored hold no others. */
const isScope = ({ topId = 0, facets = [], anyFacets = [], exceptTopIds = [] }: WorkFilter, scopeId: number) =>
  topId === scopeId && facets.length === 0 && anyFacets.length === 0 && (topId !== 0 || exceptTopIds.length === 0)

const placesOf = (period: RankPeriod, scopeId: number) => sql`
      select work_id, rank as previous_rank from work_ranks
      where period = ${period} and top_category_id = ${scopeId}`

const placesAmong = (
  period: RankPeriod,
  scopeId: number,
  { facets = [], anyFacets = [], exceptTopIds = [] }: WorkFilter,
) => sql`
      select work_id, row_number() over (order by rank)::int as previous_rank from work_ranks
      where period = ${period} and top_category_id = ${scopeId} and facets @> ${facets}::text[]
        and (${anyFacets.length === 0} or facets && ${anyFacets}::text[])
        and not facets && ${exceptTopIds.map(id => `t${id}`)}::text[]`
