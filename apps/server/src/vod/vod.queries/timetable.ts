import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { type CardRow, cardColumns } from './known-cards.ts'
import { type WorkFilter, whereWorks } from './slices.ts'

export interface AiringRow extends CardRow {
  /** 1 Monday … 7 Sunday. */
  weekday: number
}

/** The most played of the running series of every weekday, `limit` each. */
export async function listAiring(db: Db, filter: WorkFilter, limit: number): Promise<AiringRow[]> {
  const { rows } = await sql<AiringRow>`
    select day.weekday, w.* from generate_series(1, 7) as day (weekday), lateral (
      select ${cardColumns} from works
      where ${whereWorks(filter)} and not is_finished and air_days <> 0 and air_days & (1 << (day.weekday - 1)) <> 0
      order by hits_week desc, id desc limit ${limit}
    ) w order by day.weekday`.execute(db)
  return rows
}
