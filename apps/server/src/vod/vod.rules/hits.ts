import type { Context } from '../../context.ts'
import { type Db, inTransaction } from '../../core/db.ts'
import { fail } from '../../core/errors.ts'
import { addHit, deleteOldHits, lastWorkId, replacePreviousRanks, rollUpHits } from '../vod.queries/hits.ts'
import { hasWork } from '../vod.queries/play.ts'
import { refreshChips } from './categories.ts'
import { NO_WORK } from './episodes.ts'

/** Counting days begin at midnight in China, where the viewers are. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })
export const countingDay = (instant: Date): string => dayFormat.format(instant)

/** Counts one view of a work. */
export async function countView(ctx: Context, tx: Db, workId: number): Promise<void> {
  if (!(await hasWork(tx, workId))) fail('warning', NO_WORK)
  await addHit(tx, workId, countingDay(ctx.clock.now()))
}

/** Works counted in one transaction: who views one of them meanwhile waits for it to be counted. */
const COUNTED_AT_ONCE = 20_000

/** Brings counters, previous ranks and filter chips up to date. */
export async function rollUp(ctx: Context, atOnce = COUNTED_AT_ONCE): Promise<void> {
  const today = countingDay(ctx.clock.now())
  const last = await lastWorkId(ctx.db)
  for (let from = 1; from <= last; from += atOnce) await rollUpHits(ctx.db, today, from, from + atOnce - 1)
  await inTransaction(ctx.db, async tx => {
    await deleteOldHits(tx, today)
    await replacePreviousRanks(tx, today)
    await refreshChips(ctx, tx)
    await ctx.bus.emit(tx, 'vod.changed', { workIds: [] })
  })
}
