import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import type { AssetState, Cipher, SubtitleRow } from './assets.ts'

export interface RenditionRow {
  assetId: string
  name: string
  tier: number | null
  width: number | null
  height: number | null
  bandwidth: number
  averageBandwidth: number
  codecs: string
  frameRate: number | null
  isReady: boolean
}

/** Renditions that can be played, smallest first. */
export async function listRenditions(db: Db, assetIds: readonly string[]): Promise<RenditionRow[]> {
  const query = db.selectFrom('mediaRenditions').selectAll().where('assetId', 'in', assetIds)
  return query.orderBy(sql`tier nulls last`).execute()
}

export interface KeyRow {
  key: Buffer
  iv: Buffer
}

export async function findKey(db: Db, assetId: string): Promise<(KeyRow & { cipher: Cipher }) | null> {
  const row = await db
    .selectFrom('mediaKeys')
    .innerJoin('mediaAssets', 'mediaAssets.id', 'mediaKeys.id')
    .select(['key', 'iv', 'cipher'])
    .where('mediaKeys.id', '=', assetId)
    .executeTakeFirst()
  return row ?? null
}

export interface GrantRow {
  id: string
  state: AssetState
  isPlayable: boolean
  cipher: Cipher
  hasStoryboard: boolean
  key: Buffer
  iv: Buffer
}

/** What a play grant says about assets; unknown ids are left out. */
export async function listGrantRows(db: Db, ids: readonly string[]): Promise<GrantRow[]> {
  return db
    .selectFrom('mediaAssets')
    .innerJoin('mediaKeys', 'mediaKeys.id', 'mediaAssets.keyId')
    .select(['mediaAssets.id', 'state', 'isPlayable', 'cipher', 'hasStoryboard', 'key', 'iv'])
    .where('mediaAssets.id', 'in', ids)
    .execute()
}

export async function listReadySubtitles(
  db: Db,
  assetIds: readonly string[],
): Promise<(SubtitleRow & { assetId: string })[]> {
  return db
    .selectFrom('mediaSubtitles')
    .select(['assetId', 'name', 'lang', 'label', 'isDefault', 'sourcePath'])
    .where('assetId', 'in', assetIds)
    .where('isReady', '=', true)
    .orderBy('name')
    .execute()
}
