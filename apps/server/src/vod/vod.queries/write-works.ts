import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import { keepOr } from './keep-or.ts'

// Two writers at once would both create the work they share.
const WRITER_LOCK = 7301

/** Until the transaction ends nobody else writes works. */
export async function lockWriting(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${WRITER_LOCK}, 0)`.execute(tx)
}

export interface OriginRow {
  /** Position in the list that was asked for, from 0. */
  index: number
  workId: number
  contentHash: string
  isPrimary: boolean
  isWithdrawn: boolean
}

export async function findOrigins(tx: Db, keys: readonly { origin: string; originId: string }[]): Promise<OriginRow[]> {
  const { rows } = await sql<OriginRow>`
    select (r.i - 1)::int as index, o.work_id, o.content_hash, o.is_primary, o.withdrawn_at is not null as is_withdrawn
    from unnest(${keys.map(key => key.origin)}::text[], ${keys.map(key => key.originId)}::text[])
      with ordinality as r (origin, origin_id, i)
      join work_origins o on o.origin = r.origin and o.origin_id = r.origin_id`.execute(tx)
  return rows
}

export interface ExternalId {
  index: number
  provider: string
  kind: string
  value: string
}

/** Which works the ids belong to; `index` as given. */
export async function findByExternalIds(
  tx: Db,
  ids: readonly ExternalId[],
): Promise<{ index: number; workId: number }[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ index: number; workId: number }>`
    select r.index, min(x.work_id) as work_id
    from json_to_recordset(${JSON.stringify(ids)}::json) as r (index int, provider text, kind text, value text)
      join work_external_ids x on x.provider = r.provider and x.kind = r.kind and x.value = r.value
    group by r.index`.execute(tx)
  return rows
}

/** Works with the identity, those left out that another id of the same provider tells apart. */
export async function findByIdentity(
  tx: Db,
  keys: readonly { index: number; key: string; providers: string[] }[],
): Promise<{ index: number; workId: number }[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<{ index: number; workId: number }>`
    select r.index, min(w.id) as work_id
    from json_to_recordset(${JSON.stringify(keys)}::json) as r (index int, key text, providers text[])
      join works w on w.identity_key = r.key
    where not exists (
      select 1 from work_external_ids x where x.work_id = w.id and x.provider || ' ' || x.kind = any(r.providers)
    )
    group by r.index`.execute(tx)
  return rows
}

/** A work's own columns, names as in the database. */
export type WorkColumns = Record<string, unknown> & { id: number }

const columns = `id int, category_id int, top_category_id int, title text, original_title text, aliases text[],
  identity_key text, letter text, blurb text, content text, genres text[], tags text[], area text, lang text, year int,
  remarks text, schedule text, total_episodes int, is_finished boolean, is_vip boolean, quality text, poster text,
  poster_color text, backdrop text, backdrop_color text, title_art text, intro_sec int, outro_sec int, score numeric,
  score_count int, score_sum int, ups int, hits bigint, hits_day int, hits_week int, hits_month int, published_at timestamptz, updated_at timestamptz,
  password_hash text`
const inserted = columns.replace(/ (?:int|text|boolean|numeric|bigint|timestamptz)(?:\[\])?(?=,|$)/g, '')

export async function insertWorks(tx: Db, works: readonly WorkColumns[]): Promise<void> {
  if (works.length === 0) return
  await sql`
    insert into works (${sql.raw(inserted)}) select ${sql.raw(inserted)}
    from json_to_recordset(${JSON.stringify(works)}::json) as r (${sql.raw(columns)})`.execute(tx)
}

/**
 * Brings works up to date. The row that made a work (`is_primary`) describes it; any other only fills what is empty.
 * Nothing a row leaves empty is erased.
 */
export async function updateWorks(tx: Db, works: readonly (WorkColumns & { is_primary: boolean })[]): Promise<void> {
  if (works.length === 0) return
  await sql`
    update works w set ${sql.raw(keepOr)}
    from json_to_recordset(${JSON.stringify(works)}::json) as r (${sql.raw(columns)}, is_primary boolean)
    where w.id = r.id`.execute(tx)
}

/** Whether there is any work, a hidden one included. */
export async function hasWorkRows(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from works limit 1`.execute(db)
  return rows.length > 0
}
