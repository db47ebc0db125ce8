import type { Context } from '../../context.ts'
import { categoryTree } from '../../vod/vod.rules/categories.ts'
import { type CandidateRow, findCandidates } from '../search.queries/documents.ts'
import { type IndexedName, unpackNames } from './document.ts'
import { amongPeople, inTiers, looseWays, parseQuery, type Query, strictWays, wholesOf } from './query.ts'
import { type Match, rate } from './rate.ts'

/** Results end here: who has not found it among these types another letter. */
const MOST_FOUND = 240
const FRESH_SEC = 30

/** A work or person that matches, without its names. */
export interface Found extends Omit<CandidateRow, 'names'> {
  match: Omit<Match, 'name'> & { name: Pick<IndexedName, 'kind' | 'text' | 'folded'> }
  /** Match quality × popularity. */
  rank: number
}

export interface Finding {
  /** Null when there was nothing to search for. */
  query: Query | null
  /** Best first. */
  found: Found[]
}

/** Works that match what was typed. */
export async function findWorks(ctx: Context, text: string, most = MOST_FOUND): Promise<Finding> {
  const query = parseQuery(text)
  if (query === null) return { query, found: [] }
  // However it is written, it is the same question.
  const key = `search:works:${most}:${query.folded} ${query.words.join(' ')}`
  const found = await ctx.cache.get(key, FRESH_SEC, async () => {
    const strict = await rated(ctx, query, wholesOf(query), inTiers(strictWays(query)), most)
    if (strict.some(found => found.match.by !== 'similar')) return strict
    const loose = await rated(ctx, query, [], inTiers(looseWays(query)), most)
    return loose.length > 0 ? loose : strict
  })
  return { query, found }
}

/** People whose name begins with or contains what was typed. */
export async function findPeople(ctx: Context, query: Query, most: number): Promise<Found[]> {
  return rated(ctx, query, [], amongPeople(strictWays(query)), most)
}

async function rated(
  ctx: Context,
  query: Query,
  exact: readonly number[],
  wanted: readonly string[],
  most: number,
): Promise<Found[]> {
  const [rows, { closedTopIds }] = await Promise.all([findCandidates(ctx.db, exact, wanted, most), categoryTree(ctx)])
  const best = new Map<number, Found>()
  for (const { names, ...row } of rows) {
    if (best.has(row.refId) || (row.topCategoryId !== null && closedTopIds.includes(row.topCategoryId))) continue
    const match = rate(query, unpackNames(names))
    if (match === null) continue
    const { kind, text, folded } = match.name
    const rank = match.quality * (0.72 + 0.28 * row.popularity)
    best.set(row.refId, { ...row, match: { ...match, name: { kind, text, folded } }, rank })
  }
  return [...best.values()].sort((a, b) => b.rank - a.rank || a.refId - b.refId)
}
