import { sql } from 'kysely'
import type { Db } from '../core/db.ts'

export interface BulletinRow {
  id: number
  title: string
  blurb: string
  content: string
  dialog: number
  listed: boolean
  publishedAt: Date
  expiresAt: Date | null
}

/** Bulletins that have not expired, pinned ones first, then the newest; those to come are among them. */
export async function listBulletins(db: Db, now: Date): Promise<BulletinRow[]> {
  const { rows } = await sql<BulletinRow>`
    select id, title, blurb, content, dialog, listed, published_at, expires_at from bulletins
    where expires_at is null or expires_at > ${now}
    order by pinned desc, published_at desc, id desc limit 200`.execute(db)
  return rows
}

/** One that is shown at `now`; null when there is none. */
export async function findBulletin(db: Db, id: number, now: Date): Promise<BulletinRow | null> {
  const { rows } = await sql<BulletinRow>`
    select id, title, blurb, content, dialog, listed, published_at, expires_at from bulletins
    where id = ${id} and published_at <= ${now} and (expires_at is null or expires_at > ${now})`.execute(db)
  return rows[0] ?? null
}

export interface BulletinRecord extends Omit<BulletinRow, 'id' | 'publishedAt'> {
  slug: string
  pinned: boolean
  /** Null: when it was first seen. */
  publishedAt: Date | null
}

export type Outcome = 'created' | 'updated' | 'unchanged'

/** Adds a bulletin or changes the one of the same slug, which keeps its id: who read it has read it. */
export async function upsertBulletin(tx: Db, bulletin: BulletinRecord, now: Date): Promise<Outcome> {
  const { slug, title, blurb, content, dialog, listed, pinned, publishedAt, expiresAt } = bulletin
  const { rows } = await sql<{ isNew: boolean }>`
    insert into bulletins as b (slug, title, blurb, content, dialog, listed, pinned, published_at, expires_at)
    values (${slug}, ${title}, ${blurb}, ${content}, ${dialog}, ${listed}, ${pinned},
      coalesce(${publishedAt}::timestamptz, (select published_at from bulletins where slug = ${slug}), ${now}), ${expiresAt})
    on conflict (slug) do update set title = excluded.title, blurb = excluded.blurb, content = excluded.content,
      dialog = excluded.dialog, listed = excluded.listed, pinned = excluded.pinned,
      published_at = excluded.published_at, expires_at = excluded.expires_at
      where (b.title, b.blurb, b.content, b.dialog, b.listed, b.pinned, b.published_at, b.expires_at)
        is distinct from (excluded.title, excluded.blurb, excluded.content, excluded.dialog, excluded.listed,
          excluded.pinned, excluded.published_at, excluded.expires_at)
    returning xmax = 0 as is_new`.execute(tx)
  const [row] = rows
  if (!row) return 'unchanged'
  return row.isNew ? 'created' : 'updated'
}

/** @returns how many went */
export async function deleteBulletinsExcept(tx: Db, slugs: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`delete from bulletins where slug <> all(${slugs}::text[])`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
