import { setTimeout } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { siteSettings } from '../../site/site.rules.ts'
import { topRanked } from '../../vod/vod.rules/ranking.ts'
import { addSearches, deleteColdWords, listHotWords, type WordCount } from '../search.queries/words.ts'
import type { Found } from './find.ts'
import type { Query } from './query.ts'

const DAY_MS = 86_400_000
const PAUSE_MS = 1_000
const MOST_LETTERS = 20
/** Words are kept far beyond what is shown, so that a new one can catch up. */
const KEPT = 10_000
/** Counted words looked at, some of which the operator may not want. */
const LOOKED_AT = 60
/** Words of one write: what is searched once while a thousand others are is not what everybody looks for. */
const MOST_WRITTEN = 200

/** What is not written yet; a site is in here while a write runs and for a second after it. */
const uncounted = new WeakMap<Context, Map<string, WordCount>>()

/**
 * Counts a search that found something. Answers are shared for half a minute, so a word counts at most so often however
 * often it is asked for. Pinyin and initials count for the title they found. A lost count is no loss: it is not waited for.
 */
export function countSearch(ctx: Context, query: Query, text: string, best: Found | undefined): void {
  if (best === undefined || best.match.by === 'similar') return
  const word = query.isLatin && best.match.by !== 'name' ? best.match.name.text : text.trim()
  if ([...word].length < 2 || [...word].length > MOST_LETTERS) return
  const folded = word === text.trim() ? query.folded : best.match.name.folded
  const running = uncounted.get(ctx)
  const counts = running ?? new Map<string, WordCount>()
  counts.set(folded, { folded, word, searches: (counts.get(folded)?.searches ?? 0) + 1 })
  if (running) return
  uncounted.set(ctx, counts)
  writeCounts(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, 'searches were not counted'))
}

/** One write in a second: what is searched meanwhile goes with the next, so that a busy site writes hardly more often than a quiet one. */
async function writeCounts(ctx: Context): Promise<void> {
  try {
    for (;;) {
      const counts = [...(uncounted.get(ctx)?.values() ?? [])]
      if (counts.length === 0) return
      uncounted.set(ctx, new Map())
      const often = counts.sort((a, b) => b.searches - a.searches).slice(0, MOST_WRITTEN)
      await addSearches(ctx.db, often, ctx.clock.now().getTime() / DAY_MS)
      await setTimeout(PAUSE_MS, undefined, { ref: false })
    }
  } finally {
    uncounted.delete(ctx)
  }
}

/** What others search now: the operator's words, then the counted ones; a quiet site names its most played works. */
export async function hotWords(ctx: Context, limit: number): Promise<string[]> {
  const { search_hot_words: pinned, search_hidden_words: hidden } = await siteSettings(ctx)
  const counted = (await listHotWords(ctx.db, LOOKED_AT)).filter(
    row => !hidden.some(word => row.word.includes(word) || row.folded.includes(word)),
  )
  const words = [...new Set([...pinned, ...counted.map(row => row.word)])]
  if (words.length < limit) words.push(...(await topRanked(ctx, { typeId: 0 }, 'week', limit)).map(work => work.title))
  return [...new Set(words)].slice(0, limit)
}

/** Drops words nobody searches for any more. */
export const forgetColdWords = (ctx: Context): Promise<void> => deleteColdWords(ctx.db, KEPT)
