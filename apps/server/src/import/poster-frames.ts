import type { Context } from '../context.ts'
import { assetStatus, posterKey } from '../media/media.rules.ts'
import { adoptPictures, assetsOfUnpictured, noteDuration, unpicturedWorks } from '../vod/vod.rules/origins.ts'
import { renderPicture } from './pictures.ts'

/** Assets looked at when a worker starts, for news that came while none ran. */
const CATCH_UP = 500

/** Gives works that came without a picture a frame of their film, and episodes their length, once packaging is done. */
export async function startPosterFrames(ctx: Context): Promise<void> {
  // One after the other: rendering takes a core.
  let last = Promise.resolve()
  const queue = (assetId: string) => {
    last = last.then(() =>
      adoptFrame(ctx, assetId).catch(err => ctx.log.warn({ err, assetId }, 'a poster frame was not adopted')),
    )
  }
  ctx.bus.on('media.changed', ({ assetId, state }) => {
    if (state === 'ready') queue(assetId)
  })
  for (const assetId of await assetsOfUnpictured(ctx, CATCH_UP)) queue(assetId)
}

async function adoptFrame(ctx: Context, assetId: string): Promise<void> {
  const status = await assetStatus(ctx, assetId)
  if (status?.state !== 'ready') return
  if (status.durationMs !== null) await noteDuration(ctx, assetId, status.durationMs)
  const works = await unpicturedWorks(ctx, assetId)
  const frame = works.length === 0 ? null : await ctx.storage.read(posterKey(assetId))
  if (!frame) return
  const bytes = Buffer.concat(await Array.fromAsync(frame.body as AsyncIterable<Buffer>))
  const picture = (kind: 'poster' | 'backdrop') => renderPicture(ctx, { bytes, kind, folder: 'frame' })
  for (const work of works) {
    await adoptPictures(ctx, work.id, {
      poster: work.hasPoster ? null : await picture('poster'),
      backdrop: work.hasBackdrop ? null : await picture('backdrop'),
    })
  }
}
