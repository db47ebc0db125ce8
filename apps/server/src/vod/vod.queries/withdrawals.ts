import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { rowsOf } from './rows.ts'

export interface OriginKey {
  origin: string
  originId: string
}

/** The rows as the database has them, `o`. Line groups are found through their works, by which they are indexed. */
const originsOf = (rows: readonly OriginKey[]) => {
  const keys = rows.map(({ origin, originId }) => ({ origin, originId }))
  const table = rowsOf(keys, { origin: 'text', originId: 'text' })
  return sql`${table} join work_origins o on o.origin = r.origin and o.origin_id = r.origin_id`
}
const groupOfOrigin = sql`g.work_id = o.work_id and g.origin = o.origin and g.origin_id = o.origin_id`

/** Takes rows and their lines down. */
export async function withdrawOrigins(tx: Db, rows: readonly OriginKey[], now: Date): Promise<void> {
  await sql`
    update line_groups g set disabled_at = ${now} from ${originsOf(rows)}
    where ${groupOfOrigin} and g.disabled_at is null`.execute(tx)
  await sql`
    update work_origins w set withdrawn_at = ${now} from ${originsOf(rows)}
    where w.origin = o.origin and w.origin_id = o.origin_id`.execute(tx)
}

/** Hides those of the works that no row brings any more. */
export async function hideWithdrawn(tx: Db, workIds: readonly number[], now: Date): Promise<void> {
  await sql`
    update works w set hidden_at = ${now}
    where w.id = any(${workIds}::int[]) and w.hidden_at is null
      and not exists (select 1 from work_origins o where o.work_id = w.id and o.withdrawn_at is null)`.execute(tx)
}

/** Undoes both for rows that are about to be written; `workId` may have come from another row. */
export async function bringBack(tx: Db, rows: readonly (OriginKey & { workId: number })[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update works w set hidden_at = null
    where w.id = any(${rows.map(row => row.workId)}::int[]) and w.hidden_at is not null
      and w.hidden_at = (select max(o.withdrawn_at) from work_origins o where o.work_id = w.id)`.execute(tx)
  await sql`
    update line_groups g set disabled_at = null from ${originsOf(rows)}
    where ${groupOfOrigin} and g.disabled_at = o.withdrawn_at`.execute(tx)
}
