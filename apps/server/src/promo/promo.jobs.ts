import type { Context } from '../context.ts'
import { forgetHitMarks } from './promo.rules.ts'

export async function startPromoJobs(ctx: Context): Promise<void> {
  await ctx.jobs.work('promo.forget', { concurrency: 1 }, () => forgetHitMarks(ctx))
  await ctx.jobs.schedule('promo.forget', '*/30 * * * *', {})
}

/** Forgets cached promotions when any process changes them. */
export function listenPromo(ctx: Context): void {
  ctx.bus.on('site.changed', () => ctx.cache.drop('promo:'))
}
