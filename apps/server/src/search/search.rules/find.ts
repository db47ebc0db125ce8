import type { Context } from '../../context.ts'
import { categoryTree } from '../../vod/vod.rules/categories.ts'
import { type Candidates, findCandidates } from '../search.queries/documents.ts'
import { createUnpacker, type Facts } from './packed.ts'
import { amongPeople, amongWorks, looseWays, parseQuery, type Query, strictWays, wholesOf } from './query.ts'
import { type Match, rate } from './rate.ts'

/** Results end here: who has not found it among these types another letter. */
const MOST_FOUND = 120
/** Tells as many as may be found from more. */
const ONE_MORE = 1

/** A work or person that matches. */
export interface Found extends Facts {
  match: Match
  /** Match quality × popularity. */
  rank: number
}

export interface Finding {
  /** Null when there was nothing to search for. */
  query: Query | null
  /** Works, best first. */
  found: Found[]
  /** There may be more works than were looked at. */
  isCapped: boolean
  /** People, best first; only where they were asked for. */
  people: Found[]
}

interface Most {
  works?: number
  people?: number
}

/** Works that match what was typed, and people whose name begins with or contains it. */
export async function find(
  ctx: Context,
  text: string,
  { works = MOST_FOUND, people = 0 }: Most = {},
): Promise<Finding> {
  const query = parseQuery(text)
  if (query === null) return { query, found: [], isCapped: false, people: [] }
  return { query, ...(await findBoth(ctx, query, works, people)) }
}

async function findBoth(ctx: Context, query: Query, most: number, mostPeople: number): Promise<Omit<Finding, 'query'>> {
  const ways = strictWays(query)
  // One letter begins a tenth of all names: which of those were taken would be chance.
  const isLetter = query.isLatin && query.folded.length === 1
  const [{ closedTopIds }, strict, persons] = await Promise.all([
    categoryTree(ctx),
    findCandidates(ctx.db, amongWorks(ways, wholesOf(query), most + ONE_MORE)),
    mostPeople > 0 && !isLetter ? findCandidates(ctx.db, amongPeople(ways, mostPeople)) : null,
  ])
  const works = cap(rated(query, strict.rows, closedTopIds), strict, most)
  const people = persons === null ? [] : rated(query, persons.rows, closedTopIds)
  if (works.found.some(one => one.match.by !== 'similar')) return { ...works, people }
  const loose = await findCandidates(ctx.db, amongWorks(looseWays(query), [], most + ONE_MORE))
  const similar = rated(query, loose.rows, closedTopIds)
  return { ...(similar.length > 0 ? cap(similar, loose, most) : works), people }
}

const cap = (found: Found[], { isCut }: Candidates, most: number) => ({
  found: found.slice(0, most),
  isCapped: isCut || found.length > most,
})

/** The rows that match, best first. */
function rated(query: Query, rows: readonly string[], closedTopIds: readonly number[]): Found[] {
  const best = new Map<number, Found>()
  // The work and its actor may be one word each.
  const wanted =
    query.words.length > 1 ? undefined : [...new Set([query.folded, query.sound])].filter(form => form !== '')
  const unpack = createUnpacker(wanted)
  for (const row of rows) {
    const { facts, names } = unpack(row)
    if (facts.topCategoryId !== null && closedTopIds.includes(facts.topCategoryId)) continue
    const match = rate(query, names)
    if (match === null) continue
    const rank = match.quality * (0.72 + 0.28 * facts.popularity)
    const known = best.get(facts.refId)
    if (known && known.rank >= rank) continue
    best.set(facts.refId, Object.assign(facts, { match, rank }))
  }
  return [...best.values()].sort((a, b) => b.rank - a.rank || a.refId - b.refId)
}
