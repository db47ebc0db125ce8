import type { Context } from '../../context.ts'
import { type Db, inTransaction } from '../../core/db.ts'
import { listCategories } from '../vod.queries/categories.ts'
import { hasWorkRows, lockWriting } from '../vod.queries/write-works.ts'
import { topOf } from './categories.ts'
import { type CleanWork, cleanWork } from './clean-work.ts'
import { resolveWorks } from './resolve-works.ts'
import { storeWorks } from './store-works.ts'
import type { WorkInput, WriteOutcome } from './work-input.ts'

/** More than this is told as «many». */
const MAX_TOLD = 200

/**
 * Writes works with everything below them in one transaction and answers in the order of the input. A row whose content
 * is what its origin brought last time is `unchanged`. Rows of different origins become one work when they share an
 * external id, or else title, year, kind and season.
 */
export async function upsertWorks(ctx: Context, inputs: readonly WorkInput[]): Promise<WriteOutcome[]> {
  const outcomes = new Array<WriteOutcome>(inputs.length)
  const rejected = (reason: string): WriteOutcome => ({ outcome: 'rejected', workId: null, reason })
  await inTransaction(ctx.db, async tx => {
    await lockWriting(tx)
    const rows = await listCategories(tx)
    const categories = new Map(rows.map(row => [row.typeEn, { id: row.id, topId: topOf(rows, row).id }]))
    let pending: { index: number; work: CleanWork }[] = []
    for (const [index, input] of inputs.entries()) {
      const work = categories.has(input.category) ? cleanWork(input) : `没有分类 ${input.category}`
      if (typeof work === 'string') outcomes[index] = rejected(work)
      else pending.push({ index, work })
    }
    const changed: number[] = []
    // Rows that mean the same work are written one after the other.
    while (pending.length > 0) {
      const { resolved, later } = await resolveWorks(tx, pending)
      await storeWorks(ctx, tx, categories, resolved)
      for (const { index, workId, state } of resolved) {
        outcomes[index] = { outcome: state, workId }
        if (state !== 'unchanged') changed.push(workId)
      }
      pending = later
    }
    if (changed.length > 0) await tellChanged(ctx, tx, changed)
  })
  return outcomes
}

/** Tells everybody that keeps something of the works that they changed. */
export const tellChanged = (ctx: Context, tx: Db, workIds: number[]): Promise<void> =>
  ctx.bus.emit(tx, 'vod.changed', { workIds: workIds.length > MAX_TOLD ? [] : workIds })

/** {@link upsertWorks} for one row. */
export async function upsertWork(ctx: Context, input: WorkInput): Promise<WriteOutcome> {
  const [outcome] = await upsertWorks(ctx, [input])
  return outcome!
}

/** Whether the catalogue holds anything, hidden works included. */
export const hasWorks = (ctx: Context): Promise<boolean> => hasWorkRows(ctx.db)
