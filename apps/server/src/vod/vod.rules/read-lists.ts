import type { Context } from '../../context.ts'
import type { WorkFilter, WorkOrder } from '../vod.queries/cards.ts'
import { completeKinds, findList, listHeads, listingNames } from '../vod.queries/lists.ts'
import { andWords, countBits, orWords, pickNumbers } from './bitmap.ts'

/** Which works a page shows, and how many there are on all pages. */
export interface ListedPage {
  ids: number[]
  total: number
}

interface Index {
  generation: number
  works: number
  names: ReadonlySet<string>
}

type Read = (name: string) => Promise<Uint32Array | null>

/** A page from the lists of a large catalogue; null when they can not answer and the works themselves must be asked. */
export async function pageFromLists(
  ctx: Context,
  filter: WorkFilter,
  order: WorkOrder,
  limit: number,
  offset: number,
): Promise<ListedPage | null> {
  const index = await currentIndex(ctx)
  if (!index) return null
  const read: Read = name => readList(ctx, index.generation, name)
  const [bits, ids, ordered] = await Promise.all([match(index, filter, read), read('ids'), read(order)])
  if (!bits || !ids || !ordered) return null
  return { ids: pickNumbers(ordered, bits, limit, offset).map(no => ids[no]!), total: countBits(bits) }
}

/** Null while there are no lists. A new generation takes over when its large lists are read: nobody waits for them. */
function currentIndex(ctx: Context): Promise<Index | null> {
  return ctx.cache.get('vod:lists', 10, async () => {
    const heads = await listHeads(ctx.db)
    const ids = heads.find(head => head.name === 'ids')
    if (!ids) return null
    for (const name of listingNames) await readList(ctx, ids.generation, name)
    return { generation: ids.generation, works: ids.works, names: new Set(heads.map(head => head.name)) }
  })
}

/** Kept as bytes, whose size the cache knows. Null when the generation was replaced meanwhile. */
async function readList(ctx: Context, generation: number, name: string): Promise<Uint32Array | null> {
  const bytes = await ctx.cache.get(`lists:${generation}:${name}`, 3600, async () => {
    const data = await findList(ctx.db, generation, name)
    // A copy of its own, so that it begins where words may begin.
    return data && new Uint8Array(data)
  })
  return bytes && new Uint32Array(bytes.buffer)
}

/** The works that fulfil every condition, one bit each; null when one of them has no list. */
async function match(index: Index, filter: WorkFilter, read: Read): Promise<Uint32Array | null> {
  const { topId, topIds = [], facets = [], anyFacets = [], exceptTopIds = [] } = filter
  const all = [...(topId ? [`t${topId}`] : []), ...facets]
  const isKnown = (name: string) =>
    index.names.has(name) || (completeKinds as readonly string[]).includes(name[0] ?? '')
  if (topIds.length > 0 || ![...all, ...anyFacets].every(isKnown)) return null
  const readAll = (names: readonly string[]) => Promise.all(names.filter(name => index.names.has(name)).map(read))
  const [every, some, none] = await Promise.all([
    readAll(all),
    readAll(anyFacets),
    readAll(exceptTopIds.map(id => `t${id}`)),
  ])
  if ([...every, ...some, ...none].includes(null)) return null
  const bits = new Uint32Array(Math.ceil(index.works / 32))
  if (every.length === all.length) fillBits(bits, index.works)
  for (const list of every) andWords(bits, list!)
  if (anyFacets.length > 0) {
    const either = new Uint32Array(bits.length)
    for (const list of some) orWords(either, list!)
    andWords(bits, either)
  }
  for (const list of none) andWords(bits, list!, true)
  return bits
}

function fillBits(bits: Uint32Array, count: number): void {
  bits.fill(0xffffffff)
  if (count % 32 !== 0) bits[bits.length - 1] = 2 ** (count % 32) - 1
}
