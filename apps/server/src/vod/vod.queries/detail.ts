import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { type CardRow, cardColumns } from './known-cards.ts'

export interface DetailRow extends CardRow {
  categoryId: number
  originalTitle: string
  aliases: string[]
  content: string
  titleArt: string | null
  lang: string
  totalEpisodes: number | null
  isFinished: boolean
  ups: number
  scoreCount: number
  introSec: number | null
  outroSec: number | null
  hasPassword: boolean
  /** [id, name, role, character] */
  people: [number, string, 'director' | 'actor' | 'writer' | 'host' | 'producer', string][] | null
  /** [number, title] */
  seasons: [number, string][] | null
  /** [level, season, number, title, label, kind, vip, seconds, line group ids]; only episodes with a line. */
  episodes:
    | [number, number, number, string, string, 'main' | 'preview' | 'extra', boolean, number | null, number[]][]
    | null
  /** [id, sid, name]; only groups with a line. */
  groups: [number, number, string][] | null
}

/**
 * Everything about one work in one statement; null when there is none or it is hidden. Numbers from 5000 are parts of
 * episodes (`partNumber` of the formats package) and stand where their episode would.
 */
export async function findDetail(db: Db, id: number): Promise<DetailRow | null> {
  const { rows } = await sql<DetailRow>`
    /* prepared: vod.detail */
    with playable as materialized (
      select l.episode_id, g.id, g.sid, g.name from line_groups g join lines l on l.group_id = g.id
      where g.work_id = ${id} and g.disabled_at is null and l.disabled_at is null
    ), by_episode as materialized (
      select episode_id, json_agg(distinct id) as ids from playable group by episode_id
    )
    select ${cardColumns}, category_id, original_title, aliases, content, title_art, lang, total_episodes,
      is_finished, ups, score_count, intro_sec, outro_sec, password_hash is not null as has_password,
      (select json_agg(json_build_array(p.id, p.name, wp.role, wp.character) order by wp.position, p.id)
        from work_people wp join people p on p.id = wp.person_id where wp.work_id = works.id) as people,
      (select json_agg(json_build_array(number, title) order by number = 0, number)
        from seasons where work_id = works.id) as seasons,
      (select json_agg(json_build_array(e.level, s.number, e.number, e.title, e.label, e.kind, e.is_vip, e.duration_sec, b.ids)
          order by s.number = 0, s.number, case when e.number between 5000 and 9999 then (e.number - 5000) / 10.0 else e.number end)
        from episodes e join seasons s on s.id = e.season_id join by_episode b on b.episode_id = e.id
        where e.work_id = works.id) as episodes,
      (select json_agg(json_build_array(id, sid, name) order by sid)
        from (select distinct id, sid, name from playable) g) as groups
    from works where id = ${id} and hidden_at is null`.execute(db)
  return rows[0] ?? null
}
