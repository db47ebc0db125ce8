import type { Context } from '../context.ts'
import { hasWorks } from '../vod/vod.rules/write.ts'
import { isSeedingInterrupted, seedDemo } from './demo.ts'

/** Seeds an empty site with the demo when the configuration asks for it; a seeding that was interrupted goes on. */
export async function startDemoJobs(ctx: Context): Promise<void> {
  await ctx.jobs.work('demo.seed', { concurrency: 1 }, async ({ signal }) => {
    await seedDemo(ctx, { signal, isPackaging: true })
  })
  if (!ctx.config.demo) return
  if ((await hasWorks(ctx)) && !(await isSeedingInterrupted(ctx))) return
  await ctx.jobs.enqueue(ctx.db, 'demo.seed', {}, { singletonKey: 'demo' })
}
