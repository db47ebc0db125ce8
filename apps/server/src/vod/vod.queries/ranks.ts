import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import type { WorkFilter } from './slices.ts'

/** Works of a selection in their order in the period before, as far as they were among the first thousand of their top category. */
export async function listPreviousRanking(
  db: Db,
  { topId = 0, facets = [], anyFacets = [], exceptTopIds = [] }: WorkFilter,
  period: 'day' | 'week' | 'month',
): Promise<number[]> {
  // What is asked for stands in selects of their own, for the reason `whereSliced` gives.
  const { rows } = await sql<{ ids: number[] }>`/* prepared: vod.previousRanking */
    select coalesce(array_agg(work_id order by rank), '{}') as ids from work_ranks
    where period = (select ${period}::text) and top_category_id = (select ${topId}::int)
      and facets @> (select ${facets}::text[])
      and (cardinality((select ${anyFacets}::text[])) = 0 or facets && (select ${anyFacets}::text[]))
      and not facets && (select ${exceptTopIds.map(id => `t${id}`)}::text[])`.execute(db)
  return rows[0]!.ids
}
