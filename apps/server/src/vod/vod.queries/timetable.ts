import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { type CardRow, cardColumns, type Known, type WorkFilter, whereSliced, whereWorks } from './cards.ts'

export interface AiringRow extends CardRow {
  /** 1 Monday … 7 Sunday. */
  weekday: number
  schedule: string
}

/** The most played of the running series of every weekday, `limit` each. */
export async function listAiring(db: Db, filter: WorkFilter, limit: number): Promise<AiringRow[]> {
  const { rows } = await sql<AiringRow>`
    select day.weekday, w.* from generate_series(1, 7) as day (weekday), lateral (
      select ${cardColumns}, schedule from works
      where ${whereWorks(filter)} and not is_finished and air_days <> 0 and air_days & (1 << (day.weekday - 1)) <> 0
      order by hits_week desc, id desc limit ${limit}
    ) w order by day.weekday`.execute(db)
  return rows
}

/** Known works that air on these weekdays, one for each of them. */
export async function listAiringOf(db: Db, known: Known, weekdays: readonly number[]): Promise<AiringRow[]> {
  const { rows } = await sql<AiringRow>`
    select a.weekday, w.* from unnest(${weekdays}::int[], ${known.ids}::int[])
      with ordinality as a (weekday, id, place)
      join (select ${cardColumns}, schedule from works ${whereSliced(known)}) w using (id)
    order by a.place`.execute(db)
  return rows
}
