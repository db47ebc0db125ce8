import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { type Db, inTransaction } from '../core/db.ts'
import {
  type AssetStatus,
  type Cipher,
  cancelQueued,
  deleteAsset,
  findAsset,
  findAssetBySource,
  insertAsset,
  insertSubtitles,
  listUnfinishedAssets,
  requestCancel,
  requeueAsset,
} from './media.queries/assets.ts'

export { grantPlay, type PlaySource } from './media.rules/grant.ts'
export type { AssetStatus, Cipher }

export interface SubtitleInput {
  /** Absolute path of an srt, ass, ssa or vtt file. */
  path: string
  /** BCP 47: `zh-Hans`, `en`. */
  lang: string
  label: string
  isDefault?: boolean
}

export interface AssetInput {
  /** Absolute path of a local file that the worker can read. */
  path: string
  /** Identity of the source: the same key finds the same asset again. */
  sourceKey: string
  /**
   * `none` (the default) leaves what everyone may see in the clear and protects the levels above 720 with AES-128;
   * `aes-128` and `keyline` protect every level.
   */
  cipher?: Cipher
  subtitles?: readonly SubtitleInput[]
  /** Higher is packaged earlier; 0 by default. */
  priority?: number
  /** Tries a source again that failed or was cancelled before. */
  retry?: boolean
}

/**
 * The asset of a source file, made and queued for packaging when there is none yet. It can be played as soon as
 * `isPlayable` turns true (`media.changed` says so); its line may be written at once.
 */
export async function createAssetFromFile(
  ctx: Context,
  tx: Db,
  input: AssetInput,
): Promise<AssetStatus & { isNew: boolean }> {
  return inTransaction(tx, async inner => {
    const existing = await findAssetBySource(inner, input.sourceKey)
    if (existing) return { ...(await retried(ctx, inner, existing, input)), isNew: false }
    const id = randomUUID()
    const isNew = await insertAsset(inner, {
      id,
      sourceKey: input.sourceKey,
      sourcePath: input.path,
      cipher: input.cipher ?? 'none',
      key: randomBytes(16),
      iv: randomBytes(16),
    })
    if (isNew) {
      await insertSubtitles(inner, id, subtitleRows(input.subtitles ?? []))
      await enqueue(ctx, inner, id, input.priority)
    }
    const asset = await findAssetBySource(inner, input.sourceKey)
    if (!asset) throw new Error(`asset of ${input.sourceKey} vanished while it was made`)
    return { ...asset, isNew }
  })
}

async function retried(ctx: Context, tx: Db, asset: AssetStatus, input: AssetInput): Promise<AssetStatus> {
  if (!input.retry || !(await requeueAsset(tx, asset.id))) return asset
  await enqueue(ctx, tx, asset.id, input.priority)
  return { ...asset, state: 'queued', progress: 0, errorCode: null, errorText: null }
}

const subtitleRows = (subtitles: readonly SubtitleInput[]) =>
  subtitles.map(({ path, lang, label, isDefault = false }, index) => ({
    name: `file-${index + 1}`,
    lang,
    label,
    isDefault,
    sourcePath: path,
  }))

async function enqueue(ctx: Context, tx: Db, assetId: string, priority = 0): Promise<void> {
  await ctx.jobs.enqueue(tx, 'media.package', { assetId }, { singletonKey: assetId, priority })
}

/** State and progress of an asset; null when there is none. */
export function assetStatus(ctx: Context, id: string): Promise<AssetStatus | null> {
  return findAsset(ctx.db, id)
}

/** Stops packaging: at once when it waits, within seconds when it runs. A finished asset stays, a stopped one keeps no files. */
export async function cancelPackaging(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx.db, async tx => {
    if (!(await cancelQueued(tx, id, ctx.clock.now()))) return requestCancel(tx, id, ctx.clock.now())
    await ctx.bus.emit(tx, 'media.changed', { assetId: id, state: 'cancelled', isPlayable: false })
  })
}

/** Removes an asset, the lines that play it, and after the commit its files. */
export async function removeAsset(ctx: Context, tx: Db, id: string): Promise<void> {
  await inTransaction(tx, async inner => {
    if (!(await deleteAsset(inner, id))) return
    await ctx.jobs.enqueue(inner, 'media.remove', { assetId: id }, { singletonKey: id })
    await ctx.bus.emit(inner, 'media.changed', { assetId: id, state: 'removed', isPlayable: false })
  })
}

/** Queues what should be packaged and has no job any more, as after a database was restored. */
export async function resumePackaging(ctx: Context): Promise<void> {
  for (const id of await listUnfinishedAssets(ctx.db)) await enqueue(ctx, ctx.db, id)
}

/** Storage key of the picture taken from the film; present when `hasPoster`. */
export const posterKey = (assetId: string) => `media/${assetId}/poster.jpg`
