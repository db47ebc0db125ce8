import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { together } from '../../core/together.ts'
import { type Slice, type WorkFilter, whereSliced } from './cards.ts'

export type RankPeriod = 'day' | 'week' | 'month' | 'all'

export interface PlaceRow {
  id: number
  heat: number
  /** Place in the same selection in the previous period; null when it was not among the first thousand. */
  previousRank: number | null
}

const counters = { day: 'hits_day', week: 'hits_week', month: 'hits_month', all: 'hits' } as const

/** Known works in the ranking of their top category. */
export interface InOwnRanking {
  ids: readonly number[]
  period: RankPeriod
}

/** Places of works of one top category that nothing else restricts, in their order; those of several categories share a statement. */
export const listPlacesAtTop = together<InOwnRanking, PlaceRow[]>(askPlaces)

async function askPlaces(db: Db, questions: readonly InOwnRanking[]): Promise<PlaceRow[][]> {
  const asked = questions.flatMap(({ ids, period }, question) => ids.map(id => ({ question, id, period })))
  // As in `whereSliced`: the length of the lists is not to be seen. All the time has no period before: nothing is stored for it.
  const { rows } = await sql<PlaceRow & { question: number }>`/* prepared: vod.places */
    select q.question, w.id, r.rank as previous_rank, case q.period
        when 'day' then w.hits_day when 'week' then w.hits_week when 'month' then w.hits_month else w.hits end as heat
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
  const counter = sql.ref(counters[period])
  // All the time has no period before: nothing is stored for it.
  const { rows } = await sql<PlaceRow>`
    with page as (
      select id, ${counter} as heat from works ${whereSliced(slice)}
    ), previous as (
      ${isStored(filter) ? placesOf(period, filter) : placesAmong(period, filter)}
    )
    select page.*, previous.previous_rank from page left join previous on previous.work_id = page.id
    order by heat desc, page.id desc`.execute(db)
  return rows
}

/** Whether nothing but the top category restricts a selection; the rankings that are stored hold no others. */
export const isStored = ({ topId, facets = [], anyFacets = [], exceptTopIds = [] }: WorkFilter) =>
  facets.length === 0 && anyFacets.length === 0 && (topId !== undefined || exceptTopIds.length === 0)

const placesOf = (period: RankPeriod, { topId = 0 }: WorkFilter) => sql`
      select work_id, rank as previous_rank from work_ranks
      where period = ${period} and top_category_id = ${topId}`

const placesAmong = (
  period: RankPeriod,
  { topId = 0, facets = [], anyFacets = [], exceptTopIds = [] }: WorkFilter,
) => sql`
      select work_id, row_number() over (order by rank)::int as previous_rank from work_ranks
      where period = ${period} and top_category_id = ${topId} and facets @> ${facets}::text[]
        and (${anyFacets.length === 0} or facets && ${anyFacets}::text[])
        and not facets && ${exceptTopIds.map(id => `t${id}`)}::text[]`
