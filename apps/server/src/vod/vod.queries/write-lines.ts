import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'

export interface GroupRecord {
  workId: number
  origin: string
  originId: string
  code: string
  name: string
  /** Order inside its row, from 0. */
  position: number
}

/** Adds missing groups after those the work has and gives back the ids in the order asked for. */
export async function writeLineGroups(tx: Db, groups: readonly GroupRecord[]): Promise<number[]> {
  if (groups.length === 0) return []
  const rows = sql`json_to_recordset(${JSON.stringify(groups.map((group, index) => ({ ...group, index })))}::json)
    as r ("workId" int, origin text, "originId" text, code text, name text, position int, index int)`
  const same = sql`g.work_id = r."workId" and g.origin = r.origin and g.origin_id = r."originId" and g.code = r.code`
  await sql`
    insert into line_groups (work_id, origin, origin_id, code, name, sid)
    select "workId", origin, "originId", code, name,
      coalesce((select max(sid) from line_groups g where g.work_id = r."workId"), 0)
        + row_number() over (partition by "workId" order by position)
    from ${rows} where not exists (select 1 from line_groups g where ${same})`.execute(tx)
  await sql`update line_groups g set name = r.name from ${rows} where ${same} and r.name <> '' and g.name <> r.name`.execute(
    tx,
  )
  const { rows: found } = await sql<{ id: number }>`
    select g.id from ${rows} join line_groups g on ${same} order by r.index`.execute(tx)
  return found.map(row => row.id)
}

export interface LineRecord {
  groupId: number
  workId: number
  level: number
  nid: number
  assetId: string | null
  url: string | null
  offsetMs: number | null
}

/**
 * Makes `lines` the lines of works that just came from one row each: of the groups of that row nothing else stays.
 * Offsets an operator set survive unless the row brings its own.
 */
export async function writeLines(
  tx: Db,
  owners: readonly { workId: number; origin: string; originId: string }[],
  lines: readonly LineRecord[],
): Promise<void> {
  const rows = sql`unnest(${lines.map(line => line.groupId)}::int[], ${lines.map(line => line.workId)}::int[],
    ${lines.map(line => line.level)}::int[], ${lines.map(line => line.nid)}::int[], ${lines.map(line => line.assetId)}::uuid[],
    ${lines.map(line => line.url)}::text[], ${lines.map(line => line.offsetMs)}::int[])
    as r (group_id, work_id, level, nid, asset_id, url, offset_ms)`
  await sql`
    delete from lines l using line_groups g,
      json_to_recordset(${JSON.stringify(owners)}::json) as o ("workId" int, origin text, "originId" text)
    where g.work_id = o."workId" and g.origin = o.origin and g.origin_id = o."originId" and l.group_id = g.id
      and not exists (select 1 from ${rows} where r.group_id = l.group_id and r.nid = l.nid)`.execute(tx)
  await sql`
    update lines l set episode_id = e.id, asset_id = r.asset_id, url = r.url, offset_ms = coalesce(r.offset_ms, l.offset_ms)
    from ${rows} join episodes e on e.work_id = r.work_id and e.level = r.level
    where l.group_id = r.group_id and l.nid = r.nid
      and (l.episode_id, l.asset_id, l.url, l.offset_ms) is distinct from (e.id, r.asset_id, r.url, coalesce(r.offset_ms, l.offset_ms))`.execute(
    tx,
  )
  await insertLines(tx, lines)
}

/** Adds lines that are not there yet. */
export async function insertLines(tx: Db, lines: readonly LineRecord[]): Promise<void> {
  if (lines.length === 0) return
  await sql`
    insert into lines (group_id, episode_id, nid, asset_id, url, offset_ms)
    select r.group_id, e.id, r.nid, r.asset_id, r.url, coalesce(r.offset_ms, 0)
    from unnest(${lines.map(line => line.groupId)}::int[], ${lines.map(line => line.workId)}::int[],
      ${lines.map(line => line.level)}::int[], ${lines.map(line => line.nid)}::int[],
      ${lines.map(line => line.assetId)}::uuid[], ${lines.map(line => line.url)}::text[],
      ${lines.map(line => line.offsetMs)}::int[]) as r (group_id, work_id, level, nid, asset_id, url, offset_ms)
      join episodes e on e.work_id = r.work_id and e.level = r.level
    where not exists (select 1 from lines l where l.group_id = r.group_id and l.nid = r.nid)`.execute(tx)
}
