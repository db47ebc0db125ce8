import type { RouteInput, RouteOf, RouteOutput } from '@xinghe/contract'
import type { Context } from '../../context.ts'
import { categoryTree } from '../../vod/vod.rules/categories.ts'
import { cardsOf } from '../../vod/vod.rules/search-source.ts'
import { toHits } from '../search.view.ts'
import { type Found, find } from './find.ts'
import { countSearch } from './hot.ts'

type Input = RouteInput<RouteOf<'search.results'>>
type Results = RouteOutput<RouteOf<'search.results'>>

/** A title that begins with what was typed, or is it by sound. */
const MEANT = 66
const LATER_KINDS = new Set(['channel', 'match', 'replay'])

/** One page of results with the tabs and filters that lead to others. */
export async function searchResults(ctx: Context, input: Input): Promise<Results> {
  const { text, kind, order, page, size } = input
  const [{ query, found, isCapped }, tree] = await Promise.all([find(ctx, text), categoryTree(ctx)])
  if (query !== null && page === 1 && kind === 'all' && order === 'best') countSearch(ctx, query, text, found[0])
  const matching = found.filter(one => passes(one, input))
  const ofKind = matching.filter(one => isOfKind(one, kind))
  const sorted = sortBy(ofKind, order)
  const shown = sorted.slice((page - 1) * size, page * size)
  const cards = await cardsOf(
    ctx,
    shown.map(one => one.refId),
  )
  const list = query === null ? [] : toHits(shown, cards, query)
  const first = sorted[0]
  const isMeant = page === 1 && order === 'best' && first !== undefined && first.match.quality >= MEANT
  const ofTop = countBy(matching, one => one.topCategoryId)
  return {
    list,
    page,
    size,
    total: ofKind.length,
    isCapped,
    best: isMeant ? (list[0]?.vod ?? null) : null,
    counts: [
      { kind: 'all', name: '全部', total: matching.length },
      ...tree.all
        .filter(category => category.parentId === null && ofTop.has(category.id))
        .map(({ id, name }) => ({ kind: String(id), name, total: ofTop.get(id)! })),
    ],
    years: [...new Set(found.flatMap(one => one.year ?? []))].sort((a, b) => b - a),
    areas: areasOf(found),
  }
}

function passes(found: Found, { area, year, vip }: Input): boolean {
  if (area !== '' && !regionsOf(found.area).includes(area)) return false
  if (year !== '' && String(found.year) !== year) return false
  return vip === '' || found.isVip === (vip === '1')
}

function isOfKind(found: Found, kind: string): boolean {
  if (kind === 'all' || kind === 'vod') return true
  if (LATER_KINDS.has(kind)) return false
  return found.topCategoryId === Number(kind) || found.categoryId === Number(kind)
}

const numbers: Record<Exclude<Input['order'], 'best'>, (found: Found) => number> = {
  latest: found => found.updatedSec,
  hot: found => found.popularity,
  score: found => found.score ?? 0,
}

function sortBy(found: Found[], order: Input['order']): Found[] {
  if (order === 'best') return found
  const value = numbers[order]
  return found.toSorted((a, b) => value(b) - value(a) || b.rank - a.rank)
}

const regionsOf = (area: string): string[] => area.split(/\s*[,/、|，]\s*/).filter(name => name !== '')

function areasOf(found: readonly Found[]): string[] {
  const times = new Map<string, number>()
  for (const [area, count] of countBy(found, one => one.area)) {
    for (const name of regionsOf(area)) times.set(name, (times.get(name) ?? 0) + count)
  }
  return [...times].sort((a, b) => b[1] - a[1]).map(([name]) => name)
}

function countBy<Key>(found: readonly Found[], keyOf: (found: Found) => Key): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const one of found) {
    const key = keyOf(one)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
