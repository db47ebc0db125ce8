import type { Context } from '../../context.ts'
import { type Db, inTransaction } from '../../core/db.ts'
import { listPlays, listSearchSources } from '../../vod/vod.rules/search-source.ts'
import {
  deleteWorkDocuments,
  listTiers,
  measureTiers,
  mergeIndex,
  queueMoved,
  takeQueued,
  upsertPersonDocuments,
  upsertWorkDocuments,
} from '../search.queries/documents.ts'
import { hashedTerms, personDocument, popularityOf, type SearchDocument, workDocument } from './document.ts'

const BATCH = 500
const PLAYS_BATCH = 10_000
/** Tiers from this many works on are worth measuring at once; smaller catalogues wait for the hour. */
const MANY = 5_000

/** Brings the index up to date with every work that waits for it; answers how many it was. */
export async function indexQueued(ctx: Context, signal?: AbortSignal): Promise<number> {
  let done = 0
  while (!signal?.aborted) {
    const taken = await inTransaction(ctx.db, tx => indexBatch(tx))
    done += taken
    if (taken === 0) break
  }
  if (done > 0) await mergeIndex(ctx.db)
  if (done >= MANY) await measure(ctx)
  return done
}

async function indexBatch(tx: Db): Promise<number> {
  const ids = await takeQueued(tx, BATCH)
  if (ids.length === 0) return 0
  const [sources, tiers] = [await listSearchSources(tx, ids), await listTiers(tx)]
  const people = new Map<number, SearchDocument>()
  const works = sources.map(source => {
    const work = workDocument(source)
    for (const [id, name] of source.people) {
      const known = people.get(id)
      if (!known || known.popularity < work.popularity) people.set(id, personDocument(id, name, work.popularity))
    }
    return work
  })
  const shown = new Set(sources.map(source => source.id))
  await deleteWorkDocuments(
    tx,
    ids.filter(id => !shown.has(id)),
  )
  await upsertWorkDocuments(
    tx,
    works.map(work => toRow(work, tiers)),
  )
  await upsertPersonDocuments(
    tx,
    [...people.values()].map(person => toRow(person, tiers)),
  )
  return ids.length
}

function toRow({ wholes, ...document }: SearchDocument, tiers: readonly number[]) {
  const tier = tierOf(document.popularity, tiers)
  return { ...document, tier, terms: hashedTerms({ ...document, wholes }, tier) }
}

/** 0 for the most popular; the last tier while nothing was measured. */
function tierOf(popularity: number, limits: readonly number[]): number {
  const at = limits.findIndex(limit => popularity >= limit)
  return at < 0 ? 3 : at
}

/** Follows the plays: measures the tiers and indexes works again that have become more or less popular. */
export async function measure(ctx: Context): Promise<void> {
  await inTransaction(ctx.db, tx => measureTiers(tx))
  const tiers = await listTiers(ctx.db)
  let after = 0
  for (;;) {
    const plays = await listPlays(ctx.db, after, PLAYS_BATCH)
    const works = plays.map(({ id, hits, hitsMonth }) => {
      const popularity = popularityOf(hits, hitsMonth)
      return { id, popularity, tier: tierOf(popularity, tiers) }
    })
    await queueMoved(ctx.db, works)
    if (plays.length < PLAYS_BATCH) break
    after = plays.at(-1)!.id
  }
  await ctx.jobs.enqueue(ctx.db, 'search.index', {}, { singletonKey: 'moved' })
}
