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
    on conflict (origin, origin_id) do update set content_hash = excluded.content_hash, seen_at = excluded.seen_at`.execute(
    tx,
  )
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

export interface WorkPerson {
  workId: number
  name: string
  role: string
  character: string
  position: number
}

/** People of works: `replace` lists the works whose people are taken anew; others get them only when they have none. */
export async function writePeople(tx: Db, people: readonly WorkPerson[], replace: readonly number[]): Promise<void> {
  if (people.length === 0) return
  const rows = JSON.stringify(people)
  await sql`
    insert into people (name) select distinct name from json_to_recordset(${rows}::json) as r (name text)
    where not exists (select 1 from people p where p.name = r.name)
    on conflict do nothing`.execute(tx)
  if (replace.length > 0) await sql`delete from work_people where work_id = any(${replace}::int[])`.execute(tx)
  await sql`
    insert into work_people (work_id, person_id, role, character, position)
    select r."workId", p.id, r.role, r.character, r.position
    from json_to_recordset(${rows}::json) as r ("workId" int, name text, role text, character text, position int)
      join people p on p.name = r.name
    where not exists (select 1 from work_people x where x.work_id = r."workId")
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
