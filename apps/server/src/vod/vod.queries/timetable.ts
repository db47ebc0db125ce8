import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { type CardRow, cardColumns, type WorkFilter, whereSliced, whereWorks } from './cards.ts'

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

/** What is known of the day and time at which works air, by their ids. */
export async function listSchedules(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; schedule: string }>`/* prepared: vod.schedules */
    select id, schedule from works ${whereSliced({ ids })}`.execute(db)
  return new Map(rows.map(row => [row.id, row.schedule]))
}
