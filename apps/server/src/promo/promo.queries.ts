import type { Picture } from '@xinghe/contract/shapes'
import { sql } from 'kysely'
import type { Db } from '../core/db.ts'

/** Notes that a viewer saw a target; false when the last note is younger than `quietSec`. */
export async function markHit(
  tx: Db,
  mark: { viewerKey: string; kind: string; targetId: number; now: Date; quietSec: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into hit_marks (viewer_key, kind, target_id, seen_at)
    values (${mark.viewerKey}, ${mark.kind}, ${mark.targetId}, ${mark.now})
    on conflict (viewer_key, kind, target_id) do update set seen_at = excluded.seen_at
      where hit_marks.seen_at <= excluded.seen_at - make_interval(secs => ${mark.quietSec})
    returning 1`.execute(tx)
  return rows.length > 0
}

export async function deleteHitMarks(tx: Db, olderThan: Date): Promise<void> {
  await sql`delete from hit_marks where seen_at < ${olderThan}`.execute(tx)
}

export interface AnchorRow {
  id: number
  place: string
  kind: number
  uri: string
  img: string
  html: string
  seconds: number
}

interface RunRow {
  startsAt: Date | null
  endsAt: Date | null
}

/** What is switched on for a platform, in the operator's order, whether it has begun or not. */
export async function listAnchors(db: Db, platform: string): Promise<(AnchorRow & RunRow)[]> {
  const { rows } = await sql<AnchorRow & RunRow>`
    select id, place, kind, uri, img, html, seconds, starts_at, ends_at from anchors
    where platform = ${platform} and enabled order by position, id limit 200`.execute(db)
  return rows
}

/** The page of a raw promotion that is switched on; null when there is none. */
export async function findAnchorHtml(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('anchors')
    .where('id', '=', id)
    .where('enabled', '=', true)
    .where('kind', '=', 2)
    .select('html')
    .executeTakeFirst()
  return row?.html ?? null
}

/** Adds to a promotion's day; false when there is no such promotion. */
export async function addAnchorHit(tx: Db, id: number, event: 'view' | 'click', now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into anchor_days (anchor_id, day, views, clicks)
    select id, (${now}::timestamptz at time zone 'utc')::date, ${event === 'view' ? 1 : 0}, ${event === 'click' ? 1 : 0}
    from anchors where id = ${id}
    on conflict (anchor_id, day) do update
      set views = anchor_days.views + excluded.views, clicks = anchor_days.clicks + excluded.clicks
    returning 1`.execute(tx)
  return rows.length > 0
}

export interface AnchorRecord extends Omit<AnchorRow, 'id'>, RunRow {
  slug: string
  platform: 'pc' | 'android'
  enabled: boolean
}

export type Outcome = 'created' | 'updated' | 'unchanged'
const outcomeOf = (row: { isNew: boolean } | undefined): Outcome =>
  row ? (row.isNew ? 'created' : 'updated') : 'unchanged'

/** Adds a promotion or changes the one of the same slug, whose counts stay. */
export async function upsertAnchor(tx: Db, anchor: AnchorRecord, position: number): Promise<Outcome> {
  const { slug, place, platform, kind, uri, img, html, seconds, startsAt, endsAt, enabled } = anchor
  const { rows } = await sql<{ isNew: boolean }>`
    insert into anchors as a (slug, place, platform, kind, uri, img, html, seconds, position, starts_at, ends_at, enabled)
    values (${slug}, ${place}, ${platform}, ${kind}, ${uri}, ${img}, ${html}, ${seconds}, ${position},
      ${startsAt}, ${endsAt}, ${enabled})
    on conflict (slug) do update set place = excluded.place, platform = excluded.platform, kind = excluded.kind,
      uri = excluded.uri, img = excluded.img, html = excluded.html, seconds = excluded.seconds,
      position = excluded.position, starts_at = excluded.starts_at, ends_at = excluded.ends_at, enabled = excluded.enabled
      where (a.place, a.platform, a.kind, a.uri, a.img, a.html, a.seconds, a.position, a.starts_at, a.ends_at, a.enabled)
        is distinct from (excluded.place, excluded.platform, excluded.kind, excluded.uri, excluded.img, excluded.html,
          excluded.seconds, excluded.position, excluded.starts_at, excluded.ends_at, excluded.enabled)
    returning xmax = 0 as is_new`.execute(tx)
  return outcomeOf(rows[0])
}

export async function deleteAnchorsExcept(tx: Db, slugs: readonly string[]): Promise<void> {
  await sql`delete from anchors where slug <> all(${slugs}::text[])`.execute(tx)
}

export interface ProductRow {
  id: number
  name: string
  blurb: string
  picture: Picture | null
  content: string
  price: string
}

export async function listProducts(db: Db): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select id, name, blurb, picture, content, price from cooperate_products
    where hidden_at is null order by position, id limit 100`.execute(db)
  return rows
}

export type ProductRecord = Omit<ProductRow, 'id'> & { slug: string }

/** Adds a product or changes the one of the same slug. */
export async function upsertProduct(tx: Db, product: ProductRecord, position: number): Promise<Outcome> {
  const { slug, name, blurb, content, price } = product
  const picture = product.picture && JSON.stringify(product.picture)
  const { rows } = await sql<{ isNew: boolean }>`
    insert into cooperate_products as p (slug, name, blurb, picture, content, price, position)
    values (${slug}, ${name}, ${blurb}, ${picture}::jsonb, ${content}, ${price}, ${position})
    on conflict (slug) do update set name = excluded.name, blurb = excluded.blurb, picture = excluded.picture,
      content = excluded.content, price = excluded.price, position = excluded.position, hidden_at = null
      where (p.name, p.blurb, p.picture, p.content, p.price, p.position, p.hidden_at) is distinct from
        (excluded.name, excluded.blurb, excluded.picture, excluded.content, excluded.price, excluded.position, null)
    returning xmax = 0 as is_new`.execute(tx)
  return outcomeOf(rows[0])
}

/** Hides the other products; requests keep naming them. */
export async function hideProductsExcept(tx: Db, slugs: readonly string[], now: Date): Promise<void> {
  await sql`
    update cooperate_products set hidden_at = ${now}
    where slug <> all(${slugs}::text[]) and hidden_at is null`.execute(tx)
}

export async function findProductName(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('cooperateProducts').where('id', '=', id).select('name').executeTakeFirst()
  return row?.name ?? null
}

export interface RequestRecord {
  productId: number | null
  company: string
  name: string
  phone: string
  email: string
  content: string
  createdAt: Date
}

export async function insertRequest(tx: Db, request: RequestRecord): Promise<void> {
  await tx.insertInto('cooperateRequests').values(request).execute()
}
