import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { together } from '../../core/together.ts'
import { type Known, type Slice, type WorkFilter, whereSliced } from './slices.ts'

export type RankPeriod = 'day' | 'week' | 'month' | 'all'

export interface PlaceRow {
  id: number
  heat: number
  /** Place in the same selection in the previous period; null when it was not among the first thousand. */
  previousRank: number | null
}

const heatIn = (period: RawBuilder<unknown>) => sql`case ${period}
      when 'day' then hits_day when 'week' then hits_week when 'month' then hits_month else hits end`

/** Known works in the ranking of their top category. */
export interface InOwnRanking {
  ids: readonly number[]
  period: RankPeriod
}

/** Places of works of one top category that nothing else restricts, in their order; those of several categories share a statement. */
export const listPlacesAtTop = together<InOwnRanking, PlaceRow[]>(askPlaces)

async function askPlaces(db: Db, questions: readonly InOwnRanking[]): Promise<PlaceRow[][]> {
  const asked = questions.flatMap(({ ids, period }, question) => ids.map(id => ({ question, id, period })))
  // As in `whereSliced`: the length of the lists is not to be seen.
  const { rows } = await sql<PlaceRow & { question: number }>`/* prepared: vod.places */
    select q.question, w.id, r.rank as previous_rank, ${heatIn(sql`q.period`)} as heat
    from unnest((select ${asked.map(one => one.question)}::int[]), (select ${asked.map(one => one.id)}::int[]),
        (select ${asked.map(one => one.period)}::text[])) q (question, id, period)
      join works w using (id)
      left join work_ranks r on r.period = q.period and r.top_category_id = w.top_category_id and r.work_id = w.id
    where w.hidden_at is null order by heat desc, w.id desc`.execute(db)
  const answers = questions.map((): PlaceRow[] => [])
  for (const { question, ...place } of rows) answers[question]!.push(place)
  return answers
}

/** A slice of the ranking of a selection. */
export async function listPlaces(db: Db, slice: Slice, filter: WorkFilter, period: RankPeriod): Promise<PlaceRow[]> {
  if ('ids' in slice) return listKnownPlaces(db, slice, filter, period)
  const { rows } = await sql<PlaceRow>`
    with page as (
      select id, ${heatIn(sql`${period}::text`)} as heat from works ${whereSliced(slice)}
    ), previous as (
      ${isStored(filter) ? placesOf(period, filter) : placesAmong(period, filter)}
    )
    ${placesOnPage}`.execute(db)
  return rows
}

async function listKnownPlaces(db: Db, { ids }: Known, filter: WorkFilter, period: RankPeriod): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`/* prepared: vod.placesAmong */
    with page as (
      select id, ${heatIn(sql`${period}::text`)} as heat from works ${whereSliced({ ids })}
    ), previous as (
      ${placesAmong(period, filter)}
    )
    ${placesOnPage}`.execute(db)
  return rows
}

// All the time has no period before: nothing is stored for it.
const placesOnPage = sql`select page.*, previous.previous_rank from page left join previous on previous.work_id = page.id
    order by heat desc, page.id desc`

/** Whether nothing but the top category restricts a selection; the rankings that are stored hold no others. */
export const isStored = ({ topId, facets = [], anyFacets = [], exceptTopIds = [] }: WorkFilter) =>
  facets.length === 0 && anyFacets.length === 0 && (topId !== undefined || exceptTopIds.length === 0)

const placesOf = (period: RankPeriod, { topId = 0 }: WorkFilter) => sql`
      select work_id, rank as previous_rank from work_ranks
      where period = ${period} and top_category_id = ${topId}`

// What is asked for stands in selects of their own, for the reason `whereSliced` gives.
const placesAmong = (
  period: RankPeriod,
  { topId = 0, facets = [], anyFacets = [], exceptTopIds = [] }: WorkFilter,
) => sql`
      select work_id, row_number() over (order by rank)::int as previous_rank from work_ranks
      where period = (select ${period}::text) and top_category_id = (select ${topId}::int)
        and facets @> (select ${facets}::text[])
        and (cardinality((select ${anyFacets}::text[])) = 0 or facets && (select ${anyFacets}::text[]))
        and not facets && (select ${exceptTopIds.map(id => `t${id}`)}::text[])`
