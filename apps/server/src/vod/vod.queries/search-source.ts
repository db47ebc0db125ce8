import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'

/** What the search index takes from a work. */
export interface SearchSource {
  id: number
  title: string
  originalTitle: string
  aliases: string[]
  categoryId: number
  topCategoryId: number
  year: number | null
  area: string
  isVip: boolean
  score: number | null
  hits: number
  hitsMonth: number
  updatedAt: Date
  /** [id, name], the most important first. */
  people: [number, string][]
}

/** The works that are shown; hidden and missing ones are left out. */
export async function listSearchSources(db: Db, ids: readonly number[]): Promise<SearchSource[]> {
  const { rows } = await sql<SearchSource>`
    select w.id, w.title, w.original_title, w.aliases, w.category_id, w.top_category_id, w.year, w.area, w.is_vip, w.score,
      w.hits, w.hits_month, w.updated_at, coalesce((
        select json_agg(json_build_array(p.id, p.name)) from (
          select p.id, p.name from work_people wp join people p on p.id = wp.person_id
          where wp.work_id = w.id group by p.id order by min(wp.position), p.id limit 12
        ) p), '[]') as people
    from works w where w.id = any(${ids}::int[]) and w.hidden_at is null`.execute(db)
  return rows
}

/** Plays of the shown works after `afterId`, in the order of their ids. */
export async function listPlays(
  db: Db,
  afterId: number,
  limit: number,
): Promise<{ id: number; hits: number; hitsMonth: number }[]> {
  const { rows } = await sql<{ id: number; hits: number; hitsMonth: number }>`
    select id, hits, hits_month from works where id > ${afterId} and hidden_at is null order by id limit ${limit}`.execute(
    db,
  )
  return rows
}
