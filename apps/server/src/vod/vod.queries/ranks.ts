import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { type CardRow, cardColumns, type WorkFilter, whereWorks } from './cards.ts'

export type RankPeriod = 'day' | 'week' | 'month' | 'all'

export interface RankedRow extends CardRow {
  heat: number
  /** Place in the same selection in the previous period; null when it was not among the first thousand. */
  previousRank: number | null
}

const counters = { day: 'hits_day', week: 'hits_week', month: 'hits_month', all: 'hits' } as const

/** One page of the ranking; `scopeId` is the top category whose previous ranking is compared, 0 for all. */
export async function listRanked(
  db: Db,
  filter: WorkFilter,
  period: RankPeriod,
  scopeId: number,
  limit: number,
  offset: number,
): Promise<RankedRow[]> {
  const counter = sql.ref(counters[period])
  if (period === 'all') {
    const { rows } = await sql<RankedRow>`
      select ${cardColumns}, hits as heat, null::int as previous_rank from works where ${whereWorks(filter)}
      order by hits desc, id desc limit ${limit} offset ${offset}`.execute(db)
    return rows
  }
  const { rows } = await sql<RankedRow>`
    with page as (
      select ${cardColumns}, ${counter} as heat from works where ${whereWorks(filter)}
      order by ${counter} desc, id desc limit ${limit} offset ${offset}
    ), previous as (
      select r.work_id, row_number() over (order by r.rank)::int as previous_rank
      from work_ranks r join works on works.id = r.work_id
      where r.period = ${period} and r.top_category_id = ${scopeId} and ${whereWorks(filter)}
    )
    select page.*, previous.previous_rank from page left join previous on previous.work_id = page.id
    order by heat desc, page.id desc`.execute(db)
  return rows
}
