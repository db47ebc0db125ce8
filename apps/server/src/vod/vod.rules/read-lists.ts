import type { Context } from '../../context.ts'
import type { Db } from '../../core/db.ts'
import { completeKinds, findList, idsWithFacet, listHeads, listingName, listings } from '../vod.queries/lists.ts'
import type { Ordering, WorkFilter } from '../vod.queries/slices.ts'
import { countBits, type Order, pickFirst, pickNumbers, placesOf, selectBits, toBitmap } from './bitmap.ts'

/** Which works a page shows, and how many there are on all pages. */
interface ListedPage {
  ids: number[]
  exceptTopIds: readonly number[]
  total: number
}

/**
 * The newest generation. Its lists stay in memory once they were read: each page needs several, and in the cache they would push
 * out everything else, then one another.
 */
interface Index {
  generation: number
  works: number
  names: ReadonlySet<string>
  lists: Map<string, Promise<Uint32Array | null>>
  /** Where each number stands in an order, of those that were needed. */
  places: Map<Ordering, Uint32Array>
}

const indexes = new WeakMap<Db, Index>()

/** An index with what every answer needs of it. */
interface Open extends Index {
  /** By number. */
  ids: Uint32Array
  order: Order
}

/** A page from the lists of a large catalogue; null while there are none and the works themselves must be asked. */
export async function pageFromLists(
  ctx: Context,
  filter: WorkFilter,
  order: Ordering,
  limit: number,
  offset: number,
): Promise<ListedPage | null> {
  const open = await openLists(ctx, order)
  const bits = open && (await match(ctx, open, filter))
  if (!bits) return null
  const total = countBits(bits)
  const numbers = pickNumbers(open.order, bits, total, limit, offset)
  return { ids: numbers.map(no => open.ids[no]!), exceptTopIds: filter.exceptTopIds ?? [], total }
}

/** The first works of a selection with each of some facets, one list of ids for each; null as above. */
export async function firstFromLists(
  ctx: Context,
  filter: WorkFilter,
  facets: readonly string[],
  order: Ordering,
  limit: number,
): Promise<number[][] | null> {
  const open = await openLists(ctx, order)
  const bits = open && (await match(ctx, open, filter))
  const lists = bits && (await readFacets(ctx, open, facets))
  if (!bits || !lists) return null
  return pickFirst(open.order, bits, lists, limit).map(numbers => numbers.map(no => open.ids[no]!))
}

async function openLists(ctx: Context, order: Ordering): Promise<Open | null> {
  const index = await currentIndex(ctx)
  if (!index) return null
  const [ids, ordered] = await Promise.all([
    readList(ctx, index, listingName('ids')),
    readList(ctx, index, listingName(order)),
  ])
  return ids && ordered && { ...index, ids, order: { numbers: ordered, places: () => placesIn(index, order, ordered) } }
}

function placesIn({ places }: Index, order: Ordering, ordered: Uint32Array): Uint32Array {
  const known = places.get(order) ?? placesOf(ordered)
  places.set(order, known)
  return known
}

/**
 * Null while there are no lists. A new generation takes over when its large lists are read, and nobody waits for them: what drops
 * the facts about the catalogue leaves this key alone.
 */
function currentIndex(ctx: Context): Promise<Index | null> {
  return ctx.cache.get('lists', 10, async () => {
    const heads = await listHeads(ctx.db)
    const names = new Set(heads.map(head => head.name))
    const ids = heads.find(head => head.name === listingName('ids'))
    const needed = listings.map(listingName)
    // Those that an earlier version made may lack an order.
    if (!ids || !needed.every(name => names.has(name))) {
      indexes.delete(ctx.db)
      return null
    }
    const known = indexes.get(ctx.db)
    if (known?.generation === ids.generation) return known
    const index: Index = { generation: ids.generation, works: ids.works, names, lists: new Map(), places: new Map() }
    for (const name of needed) await readList(ctx, index, name)
    indexes.set(ctx.db, index)
    return index
  })
}

/** Null when the generation was replaced meanwhile. */
function readList(ctx: Context, index: Index, name: string): Promise<Uint32Array | null> {
  const known = index.lists.get(name)
  if (known) return known
  const asked = findList(ctx.db, index.generation, name).then(
    // A copy of its own, so that it begins where words may begin.
    data => data && new Uint32Array(new Uint8Array(data).buffer),
  )
  index.lists.set(name, asked)
  asked.catch(() => index.lists.delete(name))
  return asked
}

/** The works that fulfil every condition, one bit each; null when the generation was replaced meanwhile. */
async function match(ctx: Context, open: Open, filter: WorkFilter): Promise<Uint32Array | null> {
  const { topId, facets = [], anyFacets = [], exceptTopIds = [] } = filter
  const [every, some, none] = await Promise.all([
    readFacets(ctx, open, [...(topId ? [`t${topId}`] : []), ...facets]),
    readFacets(ctx, open, anyFacets),
    readFacets(
      ctx,
      open,
      exceptTopIds.map(id => `t${id}`),
    ),
  ])
  return every && some && none && selectBits(open.works, { every, some, none })
}

/** One list for each; null as above. */
async function readFacets(ctx: Context, open: Open, names: readonly string[]): Promise<Uint32Array[] | null> {
  const lists = await Promise.all(names.map(name => readFacet(ctx, open, name)))
  return lists.every(list => list !== null) ? lists : null
}

/** The works that have a facet; those of one that few share are found by its index. */
async function readFacet(ctx: Context, open: Open, name: string): Promise<Uint32Array | null> {
  if (open.names.has(name)) return readList(ctx, open, name)
  if ((completeKinds as readonly string[]).includes(name[0] ?? '')) return new Uint32Array()
  return toBitmap(numbersOf(await idsWithFacet(ctx.db, name), open.ids))
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
