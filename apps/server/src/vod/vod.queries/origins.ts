import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'

/** Assets that lines brought by one row of an origin play. */
export async function listOriginAssets(db: Db, origin: string, originId: string): Promise<string[]> {
  const { rows } = await sql<{ assetId: string }>`
    select distinct l.asset_id from work_origins o
      join line_groups g on g.work_id = o.work_id and g.origin = o.origin and g.origin_id = o.origin_id
      join lines l on l.group_id = g.id
    where o.origin = ${origin} and o.origin_id = ${originId} and l.asset_id is not null`.execute(db)
  return rows.map(row => row.assetId)
}

/** Works without a poster or backdrop that play an asset. */
export async function listUnpictured(
  db: Db,
  assetId: string,
): Promise<{ id: number; hasPoster: boolean; hasBackdrop: boolean }[]> {
  const { rows } = await sql<{ id: number; hasPoster: boolean; hasBackdrop: boolean }>`
    select distinct w.id, w.poster is not null as has_poster, w.backdrop is not null as has_backdrop
    from lines l join episodes e on e.id = l.episode_id join works w on w.id = e.work_id
    where l.asset_id = ${assetId} and (w.poster is null or w.backdrop is null)`.execute(db)
  return rows
}

/** Assets of works that lack a picture. */
export async function listAssetsOfUnpictured(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ assetId: string }>`
    select min(l.asset_id::text) as asset_id
    from works w join episodes e on e.work_id = w.id join lines l on l.episode_id = e.id
    where (w.poster is null or w.backdrop is null) and l.asset_id is not null
    group by w.id limit ${limit}`.execute(db)
  return rows.map(row => row.assetId)
}

/** Gives a work pictures where it has none. */
export async function fillPictures(
  tx: Db,
  workId: number,
  poster: { key: string; color: string } | null,
  backdrop: { key: string; color: string } | null,
): Promise<void> {
  await sql`
    update works set
      poster_color = case when poster is null and ${poster?.key ?? null}::text is not null then ${poster?.color ?? ''} else poster_color end,
      poster = coalesce(poster, ${poster?.key ?? null}),
      backdrop_color = case when backdrop is null and ${backdrop?.key ?? null}::text is not null then ${backdrop?.color ?? ''} else backdrop_color end,
      backdrop = coalesce(backdrop, ${backdrop?.key ?? null})
    where id = ${workId}`.execute(tx)
}

/** Length of the episodes that an asset plays, where it is not known. */
export async function fillDurations(tx: Db, assetId: string, durationSec: number): Promise<void> {
  await sql`
    update episodes e set duration_sec = ${durationSec} from lines l
    where l.asset_id = ${assetId} and e.id = l.episode_id and e.duration_sec is null`.execute(tx)
}
