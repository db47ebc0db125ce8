import type { Context } from '../../context.ts'
import { inTransaction } from '../../core/db.ts'
import {
  fillDurations,
  fillPictures,
  listAssetsOfUnpictured,
  listOriginAssets,
  listUnpictured,
} from '../vod.queries/origins.ts'
import type { PictureInput } from './work-input.ts'

/** Assets that the lines of one row of an import play now. */
export function assetsOfOrigin(ctx: Context, origin: string, originId: string): Promise<string[]> {
  return listOriginAssets(ctx.db, origin, originId)
}

/** Works that play the asset and lack a poster or a backdrop. */
export function unpicturedWorks(ctx: Context, assetId: string) {
  return listUnpictured(ctx.db, assetId)
}

/** Some assets whose works lack a picture. */
export function assetsOfUnpictured(ctx: Context, limit: number): Promise<string[]> {
  return listAssetsOfUnpictured(ctx.db, limit)
}

/** Gives a work pictures where it has none. */
export async function adoptPictures(
  ctx: Context,
  workId: number,
  pictures: { poster: Required<PictureInput> | null; backdrop: Required<PictureInput> | null },
): Promise<void> {
  await inTransaction(ctx.db, async tx => {
    await fillPictures(tx, workId, pictures.poster, pictures.backdrop)
    await ctx.bus.emit(tx, 'vod.changed', { workIds: [workId] })
  })
}

/** Notes how long the episodes of an asset are. */
export async function noteDuration(ctx: Context, assetId: string, durationMs: number): Promise<void> {
  await fillDurations(ctx.db, assetId, Math.round(durationMs / 1000))
}
