import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'

export interface WorkOrigin {
  origin: string
  originId: string
  workId: number
  isPrimary: boolean
  hash: string
}

export async function upsertOrigins(tx: Db, origins: readonly WorkOrigin[], now: Date): Promise<void> {
  await sql`
    insert into work_origins (origin, origin_id, work_id, is_primary, content_hash, seen_at)
    select origin, "originId", "workId", "isPrimary", hash, ${now}
    from json_to_recordset(${JSON.stringify(origins)}::json)
      as r (origin text, "originId" text, "workId" int, "isPrimary" boolean, hash text)
    on conflict (origin, origin_id) do update set content_hash = excluded.content_hash, seen_at = excluded.seen_at,
      withdrawn_at = null`.execute(tx)
}

export async function insertExternalIds(
  tx: Db,
  ids: readonly { workId: number; provider: string; kind: string; value: string }[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into work_external_ids (work_id, provider, kind, value)
    select "workId", provider, kind, value
    from json_to_recordset(${JSON.stringify(ids)}::json) as r ("workId" int, provider text, kind text, value text)
    on conflict do nothing`.execute(tx)
}

export async function insertDailyHits(
  tx: Db,
  hits: readonly { workId: number; daysAgo: number; hits: number }[],
  today: string,
): Promise<void> {
  if (hits.length === 0) return
  await sql`
    insert into work_hits_daily (work_id, day, hits, rolled)
    select "workId", ${today}::date - "daysAgo", hits, hits
    from json_to_recordset(${JSON.stringify(hits)}::json) as r ("workId" int, "daysAgo" int, hits int)
    on conflict do nothing`.execute(tx)
}
