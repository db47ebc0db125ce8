import type { Context } from '../../context.ts'
import { inTransaction } from '../../core/db.ts'
import { hideWithdrawn, type OriginKey, withdrawOrigins } from '../vod.queries/withdrawals.ts'
import { findOrigins, lockWriting } from '../vod.queries/write-works.ts'
import { tellChanged } from './write.ts'

/**
 * Takes down what rows brought: their lines, and works that no other row brings. A later `upsertWorks` of the same row, or
 * of another one that means the work, brings it back. Answers in the order of the input; null is a row that never came.
 */
export async function withdrawWorks(
  ctx: Context,
  rows: readonly OriginKey[],
): Promise<('updated' | 'unchanged' | null)[]> {
  return inTransaction(ctx.db, async tx => {
    await lockWriting(tx)
    const known = await findOrigins(tx, rows)
    const shown = known.filter(row => !row.isWithdrawn)
    if (shown.length > 0) {
      const now = ctx.clock.now()
      const workIds = shown.map(row => row.workId)
      await withdrawOrigins(
        tx,
        shown.map(row => rows[row.index]!),
        now,
      )
      await hideWithdrawn(tx, workIds, now)
      await tellChanged(ctx, tx, workIds)
    }
    const states = new Map(known.map(row => [row.index, row.isWithdrawn ? 'unchanged' : 'updated'] as const))
    return rows.map((_, index) => states.get(index) ?? null)
  })
}
