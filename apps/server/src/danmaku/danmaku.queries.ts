import { sql } from 'kysely'
import type { Db } from '../core/db.ts'

export interface DanmakuRecord {
  id: number
  timeMs: number
  mode: 'scroll' | 'top' | 'bottom'
  rgb: number
  text: string
}

/** The heaviest `limit` danmaku of a stretch of an episode, in time order. */
export async function listPiece(
  db: Db,
  episodeId: number,
  fromMs: number,
  toMs: number,
  limit: number,
): Promise<DanmakuRecord[]> {
  const { rows } = await sql<DanmakuRecord>`/* prepared: danmaku.piece */
    select id, time_ms, mode, rgb, text from (
      select id, time_ms, mode, rgb, text from danmaku
      where episode_id = ${episodeId} and time_ms >= ${fromMs} and time_ms < ${toMs} and hidden_at is null
      order by weight desc, id desc limit ${limit}
    ) heaviest order by time_ms, id`.execute(db)
  return rows
}

// First key of the advisory locks that make one sender's danmaku come one after the other.
const SENDER_LOCK = 7303

export interface RecentlySent {
  /** Since one minute ago. */
  inMinute: number
  /** Since three seconds ago. */
  justNow: number
  /** The same text to the same episode since one minute ago. */
  same: number
}

/** What a user sent lately; until the transaction ends no other danmaku of this user is counted. */
export async function countRecent(
  tx: Db,
  userId: number,
  episodeId: number,
  text: string,
  now: Date,
): Promise<RecentlySent> {
  await sql`select pg_advisory_xact_lock(${SENDER_LOCK}, ${userId})`.execute(tx)
  const { rows } = await sql<RecentlySent>`
    select count(*) as in_minute,
      count(*) filter (where sent_at > ${now}::timestamptz - interval '3 seconds') as just_now,
      count(*) filter (where episode_id = ${episodeId} and text = ${text}) as same
    from danmaku
    where user_id = ${userId} and sent_at > ${now}::timestamptz - interval '1 minute'`.execute(tx)
  return rows[0]!
}

export interface NewDanmaku {
  episodeId: number
  timeMs: number
  mode: 'scroll' | 'top' | 'bottom'
  rgb: number
  text: string
  userId: number
  sentAt: Date
}

export async function insertDanmaku(tx: Db, row: NewDanmaku): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into danmaku (episode_id, time_ms, mode, rgb, text, user_id, sent_at)
    values (${row.episodeId}, ${row.timeMs}, ${row.mode}, ${row.rgb}, ${row.text}, ${row.userId}, ${row.sentAt})
    returning id`.execute(tx)
  return rows[0]!.id
}

/** Adds rows of an origin, numbered in their order; a number that is there already is left as it is. @returns how many were added. */
export async function insertForeignDanmaku(
  tx: Db,
  episodeId: number,
  origin: string,
  rows: readonly Omit<DanmakuRecord, 'id'>[],
  sentAt: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into danmaku (episode_id, time_ms, mode, rgb, text, sent_at, origin, origin_id)
    select ${episodeId}, "timeMs", mode, rgb, text, ${sentAt}, ${origin}, number
    from json_to_recordset(${JSON.stringify(rows.map((row, number) => ({ ...row, number: `${number}` })))}::json)
      as r ("timeMs" int, mode text, rgb int, text text, number text)
    on conflict (origin, origin_id) do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
