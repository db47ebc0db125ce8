import type { Context } from '../context.ts'
import { forgetColdWords } from './search.rules/hot.ts'
import { indexQueued, measure } from './search.rules/maintain.ts'

/** Keeps the index up to date: at once on news, every minute for what no news told of, by popularity every hour. */
export async function startSearchJobs(ctx: Context): Promise<void> {
  await ctx.jobs.work('search.index', { concurrency: 1 }, async ({ signal }) => {
    await indexQueued(ctx, signal)
  })
  await ctx.jobs.work('search.measure', { concurrency: 1 }, async () => {
    await measure(ctx)
    await forgetColdWords(ctx)
  })
  await ctx.jobs.schedule('search.index', '* * * * *', {})
  await ctx.jobs.schedule('search.measure', '12 * * * *', {})
  ctx.bus.on('vod.changed', async () => {
    await ctx.jobs.enqueue(ctx.db, 'search.index', {}, { singletonKey: 'news' })
  })
  await ctx.jobs.enqueue(ctx.db, 'search.index', {}, { singletonKey: 'news' })
}
