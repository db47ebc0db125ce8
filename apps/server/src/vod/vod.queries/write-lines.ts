import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { rowsOf } from './rows.ts'

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
export async function replaceLines(
  tx: Db,
  owners: readonly { workId: number; origin: string; originId: string }[],
  lines: readonly LineRecord[],
): Promise<void> {
  const types = {
    groupId: 'int',
    workId: 'int',
    level: 'int',
    nid: 'int',
    assetId: 'uuid',
    url: 'text',
    offsetMs: 'int',
  }
  const rows = rowsOf(lines, types)
  await sql`
    delete from lines l using line_groups g, ${rowsOf(owners, { workId: 'int', origin: 'text', originId: 'text' })}
    where g.work_id = r.work_id and g.origin = r.origin and g.origin_id = r.origin_id and l.group_id = g.id
      and not exists (
        select 1 from unnest(${lines.map(line => line.groupId)}::int[], ${lines.map(line => line.nid)}::int[]) as k (group_id, nid)
        where k.group_id = l.group_id and k.nid = l.nid
      )`.execute(tx)
  await sql`
    update lines l set episode_id = e.id, asset_id = r.asset_id, url = r.url, offset_ms = coalesce(r.offset_ms, l.offset_ms)
    from ${rows} join episodes e on e.work_id = r.work_id and e.level = r.level
    where l.group_id = r.group_id and l.nid = r.nid
      and (l.episode_id, l.asset_id, l.url, l.offset_ms)
        is distinct from (e.id, r.asset_id, r.url, coalesce(r.offset_ms, l.offset_ms))`.execute(tx)
  await sql`
    insert into lines (group_id, episode_id, nid, asset_id, url, offset_ms)
    select r.group_id, e.id, r.nid, r.asset_id, r.url, coalesce(r.offset_ms, 0)
    from ${rows} join episodes e on e.work_id = r.work_id and e.level = r.level
    where not exists (select 1 from lines l where l.group_id = r.group_id and l.nid = r.nid)`.execute(tx)
}
