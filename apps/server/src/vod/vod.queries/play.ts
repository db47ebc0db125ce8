import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'

export interface EpisodeRow {
  id: number
  workId: number
  topCategoryId: number
  level: number
  kind: 'main' | 'preview' | 'extra'
  /** The episode is for VIP members, or its whole work is: one that marks no episode. */
  isVip: boolean
  hasPassword: boolean
  durationSec: number | null
  danmakuCount: number
}

/** An episode by its address; null when there is none or its work is hidden. */
export async function findEpisodeRow(db: Db, workId: number, level: number): Promise<EpisodeRow | null> {
  const { rows } = await sql<EpisodeRow>`/* prepared: vod.episode */
    select e.id, e.work_id, w.top_category_id, e.level, e.kind,
      e.is_vip or (w.is_vip and e.kind = 'main'
        and not exists (select 1 from episodes v where v.work_id = w.id and v.is_vip)) as is_vip,
      w.password_hash is not null as has_password, e.duration_sec, e.danmaku_count
    from episodes e join works w on w.id = e.work_id
    where e.work_id = ${workId} and e.level = ${level} and w.hidden_at is null`.execute(db)
  return rows[0] ?? null
}

export interface LineRow {
  groupId: number
  sid: number
  name: string
  assetId: string | null
  url: string | null
  offsetMs: number
}

/** The lines of an episode in the order players try them: groups by sid, then the order inside the group. */
export async function listLines(db: Db, episodeId: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`/* prepared: vod.lines */
    select g.id as group_id, g.sid, g.name, l.asset_id, l.url, l.offset_ms
    from lines l join line_groups g on g.id = l.group_id
    where l.episode_id = ${episodeId} and l.disabled_at is null and g.disabled_at is null
    order by g.sid, l.nid limit 40`.execute(db)
  return rows
}

/** The episode that group `sid` has at position `nid`; another group's when that one is gone. */
export async function findByOldNumbers(
  db: Db,
  workId: number,
  sid: number,
  nid: number,
): Promise<{ topCategoryId: number; level: number } | null> {
  const { rows } = await sql<{ topCategoryId: number; level: number }>`
    select w.top_category_id, e.level
    from line_groups g join lines l on l.group_id = g.id join episodes e on e.id = l.episode_id
      join works w on w.id = g.work_id
    where g.work_id = ${workId} and l.nid = ${nid} and w.hidden_at is null
    order by g.sid = ${sid} desc, g.sid limit 1`.execute(db)
  return rows[0] ?? null
}

/** Adds to the number of danmaku an episode shows. */
export async function addDanmakuCount(tx: Db, episodeId: number, count: number): Promise<void> {
  await sql`update episodes set danmaku_count = danmaku_count + ${count} where id = ${episodeId}`.execute(tx)
}

/** Whether a work exists and may be seen. */
export async function hasWork(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from works where id = ${id} and hidden_at is null`.execute(db)
  return rows.length > 0
}
