import { rm } from 'node:fs/promises'
import type { Context } from '../context.ts'
import { packageAsset } from './media.jobs/package-asset.ts'
import { assetPrefix, workDir } from './media.jobs/places.ts'
import { resumePackaging } from './media.rules.ts'

/** Packaging and removal of assets; packaging keeps to `mediaConcurrency` films at once. */
export async function startMediaJobs(ctx: Context): Promise<void> {
  await ctx.jobs.work('media.package', { concurrency: ctx.config.mediaConcurrency }, ({ data, signal }) =>
    packageAsset(ctx, data.assetId, signal),
  )
  await ctx.jobs.work('media.remove', { concurrency: 1 }, async ({ data }) => {
    await ctx.storage.removePrefix(assetPrefix(data.assetId))
    await rm(workDir(ctx, data.assetId), { recursive: true, force: true })
  })
  await resumePackaging(ctx)
}
