import type { Db } from '../../core/db.ts'

export type AssetState = 'queued' | 'packaging' | 'ready' | 'failed' | 'cancelled'
export type Cipher = 'none' | 'aes-128' | 'keyline'

export interface AssetStatus {
  id: string
  state: AssetState
  isPlayable: boolean
  /** 0 to 1. */
  progress: number
  durationMs: number | null
  errorCode: string | null
  errorText: string | null
}

const statusColumns = ['id', 'state', 'isPlayable', 'progress', 'durationMs', 'errorCode', 'errorText'] as const

export async function findAsset(db: Db, id: string): Promise<AssetStatus | null> {
  return (await db.selectFrom('mediaAssets').select(statusColumns).where('id', '=', id).executeTakeFirst()) ?? null
}

export async function findAssetBySource(db: Db, sourceKey: string): Promise<AssetStatus | null> {
  const query = db.selectFrom('mediaAssets').select(statusColumns).where('sourceKey', '=', sourceKey)
  return (await query.executeTakeFirst()) ?? null
}

/** Ids of assets whose work is not finished. */
export async function listUnfinishedAssets(db: Db): Promise<string[]> {
  const query = db.selectFrom('mediaAssets').select('id').where('state', 'in', ['queued', 'packaging'])
  return (await query.orderBy('createdAt').execute()).map(row => row.id)
}

export interface NewAsset {
  id: string
  sourceKey: string
  sourcePath: string
  cipher: Cipher
  key: Buffer
  iv: Buffer
}

/** False when another transaction has written the same source meanwhile. */
export async function insertAsset(tx: Db, { key, iv, ...asset }: NewAsset): Promise<boolean> {
  await tx.insertInto('mediaKeys').values({ id: asset.id, key, iv }).execute()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('mediaAssets')
    .values({ ...asset, keyId: asset.id })
    .onConflict(conflict => conflict.column('sourceKey').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) await tx.deleteFrom('mediaKeys').where('id', '=', asset.id).execute()
  return numInsertedOrUpdatedRows === 1n
}

export interface SubtitleRow {
  name: string
  lang: string
  label: string
  isDefault: boolean
  /** File beside the film; null for a track inside it. */
  sourcePath: string | null
}

export async function insertSubtitles(tx: Db, assetId: string, rows: readonly SubtitleRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('mediaSubtitles')
    .values(rows.map(row => ({ assetId, ...row })))
    .onConflict(conflict => conflict.columns(['assetId', 'name']).doNothing())
    .execute()
}

export async function listSubtitles(db: Db, assetId: string): Promise<SubtitleRow[]> {
  const columns = ['name', 'lang', 'label', 'isDefault', 'sourcePath'] as const
  return db.selectFrom('mediaSubtitles').select(columns).where('assetId', '=', assetId).orderBy('name').execute()
}

export async function markSubtitleReady(db: Db, assetId: string, name: string): Promise<void> {
  await db
    .updateTable('mediaSubtitles')
    .set({ isReady: true })
    .where('assetId', '=', assetId)
    .where('name', '=', name)
    .execute()
}

/** Removes the asset with its key; lines that play it go too. @returns whether it existed. */
export async function deleteAsset(tx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('mediaAssets').where('id', '=', id).executeTakeFirstOrThrow()
  await tx.deleteFrom('mediaKeys').where('id', '=', id).execute()
  return numDeletedRows === 1n
}

/** Ends an asset that waits. @returns whether it did. */
export async function cancelQueued(tx: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mediaAssets')
    .set({ state: 'cancelled', finishedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Asks the run that holds an asset to stop. */
export async function requestCancel(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('mediaAssets')
    .set({ cancelRequestedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'packaging')
    .execute()
}

/** Back to the start, for another attempt. @returns whether the asset was one that may be tried again. */
export async function requeueAsset(tx: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mediaAssets')
    .set({ state: 'queued', progress: 0, errorCode: null, errorText: null, cancelRequestedAt: null, finishedAt: null })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'cancelled'])
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
