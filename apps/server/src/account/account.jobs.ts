import type { Context } from '../context.ts'
import { forgetCaptchas } from './account.rules.ts'

export async function startAccountJobs(ctx: Context): Promise<void> {
  await ctx.jobs.work('account.forget', { concurrency: 1 }, () => forgetCaptchas(ctx))
  await ctx.jobs.schedule('account.forget', '*/15 * * * *', {})
}
