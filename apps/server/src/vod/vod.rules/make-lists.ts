import type { Context } from '../../context.ts'
import { inTransaction } from '../../core/db.ts'
import {
  commonFacets,
  countShown,
  deleteLists,
  insertList,
  listingName,
  listingOf,
  listings,
  newestGeneration,
  numberWorks,
} from '../vod.queries/lists.ts'
import { toBitmap } from './bitmap.ts'

/** Smaller catalogues are browsed by their indexes alone, and changes show at once. */
const LARGE_CATALOGUE = 20_000

/**
 * Makes the browse lists of a large catalogue anew; those of one that is no longer large go. The generation before stays, because
 * processes read from it until they have loaded the new one.
 */
export async function makeLists(ctx: Context, from = LARGE_CATALOGUE): Promise<void> {
  await inTransaction(ctx.db, async tx => {
    const newest = await newestGeneration(tx)
    const isLarge = (await countShown(tx, from)) >= from
    await deleteLists(tx, isLarge ? newest : 0)
    if (!isLarge) return
    const generation = Math.max(newest + 1, ctx.clock.now().getTime())
    const works = await numberWorks(tx)
    for (const listing of listings) {
      const data = wordsOf(await listingOf(tx, listing))
      await insertList(tx, { name: listingName(listing), generation, works, data })
    }
    for (const { facet, numbers } of await commonFacets(tx)) {
      const data = Buffer.from(toBitmap(new Uint32Array(wordsOf(numbers).buffer)).buffer)
      await insertList(tx, { name: facet, generation, works: numbers.length / 4, data })
    }
  })
}

/** PostgreSQL sends the highest byte first, words in memory have the lowest first. */
function wordsOf(numbers: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(numbers).buffer).swap32()
}
