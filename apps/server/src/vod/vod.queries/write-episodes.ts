import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'

export interface SeasonRecord {
  workId: number
  number: number
  title: string
}

export async function writeSeasons(tx: Db, seasons: readonly SeasonRecord[]): Promise<void> {
  if (seasons.length === 0) return
  const rows = sql`json_to_recordset(${JSON.stringify(seasons)}::json) as r ("workId" int, number int, title text)`
  await sql`
    insert into seasons (work_id, number, title) select "workId", number, title from ${rows}
    where not exists (select 1 from seasons s where s.work_id = r."workId" and s.number = r.number)`.execute(tx)
  await sql`
    update seasons s set title = r.title from ${rows}
    where s.work_id = r."workId" and s.number = r.number and r.title <> '' and s.title <> r.title`.execute(tx)
}

export interface EpisodeRecord {
  workId: number
  season: number
  number: number
  level: number
  title: string
  label: string
  kind: string
  isVip: boolean
  durationSec: number | null
  airedAt: Date | null
  /** Comes from the row that describes the work: replaces what stands there instead of filling what is empty. */
  isPrimary: boolean
}

/** Adds missing episodes and brings others up to date; none is ever removed, because danmaku and history hang on them. */
export async function writeEpisodes(tx: Db, episodes: readonly EpisodeRecord[]): Promise<void> {
  if (episodes.length === 0) return
  const rows = sql`json_to_recordset(${JSON.stringify(episodes)}::json) as r ("workId" int, season int, number int,
    level int, title text, label text, kind text, "isVip" boolean, "durationSec" int, "airedAt" timestamptz, "isPrimary" boolean)`
  await sql`
    insert into episodes (work_id, season_id, number, level, title, label, kind, is_vip, duration_sec, aired_at)
    select r."workId", s.id, r.number, r.level, r.title, r.label, r.kind, r."isVip", r."durationSec", r."airedAt"
    from ${rows} join seasons s on s.work_id = r."workId" and s.number = r.season
    where not exists (select 1 from episodes e where e.work_id = r."workId" and e.level = r.level)`.execute(tx)
  await sql`
    update episodes e set
      title = case when r.title <> '' and (r."isPrimary" or e.title = '') then r.title else e.title end,
      label = case when r."isPrimary" then r.label else e.label end,
      kind = case when r."isPrimary" then r.kind else e.kind end,
      is_vip = case when r."isPrimary" then r."isVip" else e.is_vip end,
      duration_sec = case when r."isPrimary" then coalesce(r."durationSec", e.duration_sec) else coalesce(e.duration_sec, r."durationSec") end,
      aired_at = case when r."isPrimary" then coalesce(r."airedAt", e.aired_at) else coalesce(e.aired_at, r."airedAt") end
    from ${rows} where e.work_id = r."workId" and e.level = r.level
      and ((r."isPrimary" and (e.title, e.label, e.kind, e.is_vip) is distinct from (r.title, r.label, r.kind, r."isVip"))
        or (r."durationSec" is not null and e.duration_sec is distinct from r."durationSec")
        or (r."airedAt" is not null and e.aired_at is distinct from r."airedAt")
        or (e.title = '' and r.title <> ''))`.execute(tx)
}
