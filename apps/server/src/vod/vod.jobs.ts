import type { Context } from '../context.ts'
import { rollUp } from './vod.rules/hits.ts'

/** Brings counters and rankings up to date every hour and once after start. */
export async function startVodJobs(ctx: Context): Promise<void> {
  await ctx.jobs.work('vod.rollup', { concurrency: 1 }, () => rollUp(ctx))
  await ctx.jobs.schedule('vod.rollup', '7 * * * *', {})
  await ctx.jobs.enqueue(ctx.db, 'vod.rollup', {}, { singletonKey: 'start', startAfterSec: 20 })
}

/** Forgets cached catalogue facts when any process changes them. */
export function listenVod(ctx: Context): void {
  const forget = () => ctx.cache.drop('vod:')
  ctx.bus.on('vod.changed', forget)
  // Whether adult categories are shown is a site setting.
  ctx.bus.on('site.changed', forget)
}
