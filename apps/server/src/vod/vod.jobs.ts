import type { Context } from '../context.ts'
import { keepCards } from './vod.queries/known-cards.ts'
import { rollUp } from './vod.rules/hits.ts'
import { makeLists } from './vod.rules/make-lists.ts'
import { forgetAttempts } from './vod.rules/password.ts'

/** Changes come in bursts: what follows within this time is in the same lists. */
const LISTS_AFTER_SEC = 15

/** Brings counters and rankings up to date every hour and once after start, browse lists after each change. */
export async function startVodJobs(ctx: Context): Promise<void> {
  await ctx.jobs.work('vod.rollup', { concurrency: 1 }, async () => {
    await rollUp(ctx)
    await forgetAttempts(ctx)
  })
  await ctx.jobs.schedule('vod.rollup', '7 * * * *', {})
  await ctx.jobs.enqueue(ctx.db, 'vod.rollup', {}, { singletonKey: 'start', startAfterSec: 20 })
  // What changes while lists are made is not in them: they take turns, so that the next job is queued although one runs.
  let turn: 0 | 1 = 0
  await ctx.jobs.work('vod.lists', { concurrency: 1 }, async ({ data }) => {
    turn = data.turn === 0 ? 1 : 0
    await makeLists(ctx)
  })
  const askForLists = async () => {
    const options = { singletonKey: `lists ${turn}`, startAfterSec: LISTS_AFTER_SEC }
    await ctx.jobs.enqueue(ctx.db, 'vod.lists', { turn }, options)
  }
  ctx.bus.on('vod.changed', askForLists)
  await askForLists()
}

/** Forgets what is kept of the catalogue when any process changes it. */
export function listenVod(ctx: Context): void {
  const forget = () => ctx.cache.drop('vod:')
  const forgetCards = keepCards(ctx.db)
  ctx.bus.on('vod.changed', ({ workIds }) => {
    forgetCards(workIds)
    forget()
  })
  // Whether adult categories are shown is a site setting.
  ctx.bus.on('site.changed', forget)
}
