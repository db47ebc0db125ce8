import type { Context } from '../../context.ts'
import { inTransaction } from '../../core/db.ts'
import {
  commonFacets,
  countShown,
  deleteLists,
  insertList,
  listingNames,
  listingOf,
  numberWorks,
} from '../vod.queries/lists.ts'
import { toBitmap } from './bitmap.ts'

/** Smaller catalogues are browsed by their indexes alone, and changes show at once. */
const LARGE_CATALOGUE = 20_000

/** Makes the browse lists of a large catalogue anew; those of one that is no longer large go. */
export async function makeLists(ctx: Context, from = LARGE_CATALOGUE): Promise<void> {
  const generation = ctx.clock.now().getTime()
  await inTransaction(ctx.db, async tx => {
    await deleteLists(tx)
    if ((await countShown(tx, from)) < from) return
    const works = await numberWorks(tx)
    for (const name of listingNames) {
      const data = wordsOf(await listingOf(tx, name))
      await insertList(tx, { name, generation, works, data })
    }
    for (const { facet, numbers } of await commonFacets(tx)) {
      const data = toBitmap(new Uint32Array(wordsOf(numbers).buffer))
      await insertList(tx, { name: facet, generation, works: numbers.length / 4, data })
    }
  })
}

/** PostgreSQL sends the highest byte first, words in memory have the lowest first. */
function wordsOf(numbers: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(numbers).buffer).swap32()
}
