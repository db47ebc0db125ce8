import type { Context } from '../../context.ts'
import type { Ordering, WorkFilter } from '../vod.queries/cards.ts'
import { completeKinds, findList, idsWithFacet, listHeads, listingNames } from '../vod.queries/lists.ts'
import { andWords, countBits, orWords, pickNumbers, toBitmap } from './bitmap.ts'

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

/** A page from the lists of a large catalogue; null while there are none and the works themselves must be asked. */
export async function pageFromLists(
  ctx: Context,
  filter: WorkFilter,
  order: Ordering,
  limit: number,
  offset: number,
): Promise<ListedPage | null> {
  const index = await currentIndex(ctx)
  if (!index) return null
  const ids = await readList(ctx, index.generation, 'ids')
  if (!ids) return null
  const [bits, ordered] = await Promise.all([match(ctx, index, ids, filter), readList(ctx, index.generation, order)])
  if (!bits || !ordered) return null
  const total = countBits(bits)
  // Looking for more than there are would go through the whole order.
  const numbers = pickNumbers(ordered, bits, Math.min(limit, total - offset), offset)
  return { ids: numbers.map(no => ids[no]!), total }
}

/** Null while there are no lists. A new generation takes over when its large lists are read: nobody waits for them. */
function currentIndex(ctx: Context): Promise<Index | null> {
  return ctx.cache.get('vod:lists', 10, async () => {
    const heads = await listHeads(ctx.db)
    const names = new Set(heads.map(head => head.name))
    const ids = heads.find(head => head.name === 'ids')
    // Those that an earlier version made may lack an order.
    if (!ids || !listingNames.every(name => names.has(name))) return null
    for (const name of listingNames) await readList(ctx, ids.generation, name)
    return { generation: ids.generation, works: ids.works, names }
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

/** The works that fulfil every condition, one bit each; null when the generation was replaced meanwhile. */
async function match(ctx: Context, index: Index, ids: Uint32Array, filter: WorkFilter): Promise<Uint32Array | null> {
  const { topId, facets = [], anyFacets = [], exceptTopIds = [] } = filter
  const readAll = (names: readonly string[]) => Promise.all(names.map(name => readFacet(ctx, index, ids, name)))
  const [every, some, none] = await Promise.all([
    readAll([...(topId ? [`t${topId}`] : []), ...facets]),
    readAll(anyFacets),
    readAll(exceptTopIds.map(id => `t${id}`)),
  ])
  if ([...every, ...some, ...none].includes(null)) return null
  const bits = new Uint32Array(Math.ceil(index.works / 32))
  fillBits(bits, index.works)
  for (const list of every) andWords(bits, list!)
  if (anyFacets.length > 0) {
    const either = new Uint32Array(bits.length)
    for (const list of some) orWords(either, list!)
    andWords(bits, either)
  }
  for (const list of none) andWords(bits, list!, true)
  return bits
}

/** The works that have a facet; those of one that few share are found by its index. */
async function readFacet(ctx: Context, index: Index, ids: Uint32Array, name: string): Promise<Uint32Array | null> {
  if (index.names.has(name)) return readList(ctx, index.generation, name)
  if ((completeKinds as readonly string[]).includes(name[0] ?? '')) return new Uint32Array()
  return toBitmap(numbersOf(await idsWithFacet(ctx.db, name), ids))
}

/** Where each of some ids stands in a rising list; what came later is not in it. */
function numbersOf(some: readonly number[], ids: Uint32Array): Uint32Array {
  const numbers: number[] = []
  for (const id of some) {
    let [low, high] = [0, ids.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (ids[middle]! < id) low = middle + 1
      else high = middle
    }
    if (ids[low] === id) numbers.push(low)
  }
  return Uint32Array.from(numbers)
}

function fillBits(bits: Uint32Array, count: number): void {
  bits.fill(0xffffffff)
  if (count % 32 !== 0) bits[bits.length - 1] = 2 ** (count % 32) - 1
}
