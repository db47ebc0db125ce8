import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'

export interface CategoryRow {
  id: number
  parentId: number | null
  name: string
  typeEn: string
  position: number
  filters: { genres?: string[]; areas?: string[] }
  chips: { genres?: string[]; areas?: string[]; years?: number[] }
}

/** Every category, parents first, siblings in their order. */
export async function listCategories(db: Db): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select id, parent_id, name, type_en, position, filters, chips
    from vod_categories order by parent_id is not null, position, id`.execute(db)
  return rows
}

export async function upsertCategoryRow(
  tx: Db,
  row: { name: string; typeEn: string; parentId: number | null; position: number; filters: object },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into vod_categories (name, type_en, parent_id, position, filters)
    values (${row.name}, ${row.typeEn}, ${row.parentId}, ${row.position}, ${JSON.stringify(row.filters)}::jsonb)
    on conflict (type_en) do update
      set name = excluded.name, position = excluded.position, filters = vod_categories.filters || excluded.filters
    returning id`.execute(tx)
  return rows[0]!.id
}

/** Adds a category unless the site has it. */
export async function insertCategoryRow(
  tx: Db,
  row: { name: string; typeEn: string; parentId: number | null; position: number },
): Promise<void> {
  await sql`
    insert into vod_categories (name, type_en, parent_id, position)
    values (${row.name}, ${row.typeEn}, ${row.parentId}, ${row.position}) on conflict (type_en) do nothing`.execute(tx)
}

/** Recounts the filter chips of every top category from its works: the commonest genres and regions, all years. */
export async function updateChips(tx: Db): Promise<void> {
  await sql`
    with counted as (
      select top_category_id as id, left(facet, 1) as kind, substr(facet, 2) as value, count(*) as works
      from works, unnest(facets) facet
      where hidden_at is null and left(facet, 1) in ('g', 'a', 'y')
      group by 1, 2, 3
    ), ranked as (
      select *, row_number() over (partition by id, kind order by works desc, value) as place from counted
    ), chips as (
      select id, jsonb_build_object(
        'genres', coalesce(jsonb_agg(value order by place) filter (where kind = 'g' and place <= 24), '[]'),
        'areas', coalesce(jsonb_agg(value order by place) filter (where kind = 'a' and place <= 16), '[]'),
        'years', coalesce(jsonb_agg(value::int order by value::int desc) filter (where kind = 'y' and value <> '0'), '[]')
      ) as chips
      from ranked group by id
    )
    update vod_categories c set chips = chips.chips from chips
    where c.id = chips.id and c.chips is distinct from chips.chips`.execute(tx)
}
