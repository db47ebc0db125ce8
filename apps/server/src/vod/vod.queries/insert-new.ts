import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { rowsOf } from './rows.ts'

// Rows below works that were made a moment ago: nothing can be there yet, so nothing is looked up.

export interface NewSeason {
  id: number
  workId: number
  number: number
  title: string
}

export async function insertSeasons(tx: Db, seasons: readonly NewSeason[]): Promise<void> {
  if (seasons.length === 0) return
  await sql`
    insert into seasons (id, work_id, number, title)
    select id, work_id, number, title
    from ${rowsOf(seasons, { id: 'int', workId: 'int', number: 'int', title: 'text' })}`.execute(tx)
}

export interface NewEpisode {
  id: number
  workId: number
  seasonId: number
  number: number
  level: number
  title: string
  label: string
  kind: string
  isVip: boolean
  durationSec: number | null
  airedAt: Date | null
}

export async function insertEpisodes(tx: Db, episodes: readonly NewEpisode[]): Promise<void> {
  if (episodes.length === 0) return
  const rows = rowsOf(episodes, {
    id: 'int',
    workId: 'int',
    seasonId: 'int',
    number: 'int',
    level: 'int',
    title: 'text',
    label: 'text',
    kind: 'text',
    isVip: 'boolean',
    durationSec: 'int',
    airedAt: 'timestamptz',
  })
  await sql`
    insert into episodes (id, work_id, season_id, number, level, title, label, kind, is_vip, duration_sec, aired_at)
    select id, work_id, season_id, number, level, title, label, kind, is_vip, duration_sec, aired_at
    from ${rows}`.execute(tx)
}

export interface NewGroup {
  id: number
  workId: number
  origin: string
  originId: string
  code: string
  name: string
  sid: number
}

export async function insertLineGroups(tx: Db, groups: readonly NewGroup[]): Promise<void> {
  if (groups.length === 0) return
  const text = 'text'
  const rows = rowsOf(groups, {
    id: 'int',
    workId: 'int',
    origin: text,
    originId: text,
    code: text,
    name: text,
    sid: 'int',
  })
  await sql`
    insert into line_groups (id, work_id, origin, origin_id, code, name, sid)
    select id, work_id, origin, origin_id, code, name, sid from ${rows}`.execute(tx)
}

export interface NewLine {
  groupId: number
  episodeId: number
  nid: number
  assetId: string | null
  url: string | null
  offsetMs: number
}

export async function insertNewLines(tx: Db, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return
  const rows = rowsOf(lines, {
    groupId: 'int',
    episodeId: 'int',
    nid: 'int',
    assetId: 'uuid',
    url: 'text',
    offsetMs: 'int',
  })
  await sql`
    insert into lines (group_id, episode_id, nid, asset_id, url, offset_ms)
    select group_id, episode_id, nid, asset_id, url, offset_ms from ${rows}`.execute(tx)
}
