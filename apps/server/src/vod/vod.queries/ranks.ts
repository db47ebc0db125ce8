import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { type CardRow, cardColumns, type Slice, type WorkFilter, whereSliced, whereWorks } from './cards.ts'

export type RankPeriod = 'day' | 'week' | 'month' | 'all'

export interface RankedRow extends CardRow {
  heat: number
  /** Place in the same selection in the previous period; null when it was not among the first thousand. */
  previousRank: number | null
}

const counters = { day: 'hits_day', week: 'hits_week', month: 'hits_month', all: 'hits' } as const

/** A slice of the ranking of a selection; `scopeId` is the top category whose previous ranking is compared, 0 for all. */
export async function listRanked(
  db: Db,
  slice: Slice,
  filter: WorkFilter,
  period: RankPeriod,
  scopeId: number,
): Promise<RankedRow[]> {
  const counter = sql.ref(counters[period])
  // All the time has no period before: nothing is stored for it.
  const { rows } = await sql<RankedRow>`
    with page as (
      select ${cardColumns}, ${counter} as heat from works ${whereSliced(slice)}
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
      where period = ${period} and top_category_id = ${scopeId} and work_id in (select id from page)`

/** One by one (that is what `offset 0` is for): PostgreSQL would look through all works for the thousand. */
const placesAmong = (period: RankPeriod, scopeId: number, filter: WorkFilter) => sql`
      select r.work_id, row_number() over (order by r.rank)::int as previous_rank
      from work_ranks r cross join lateral (
        select 1 from works where works.id = r.work_id and ${whereWorks(filter)} offset 0
      ) matching
      where r.period = ${period} and r.top_category_id = ${scopeId}`
