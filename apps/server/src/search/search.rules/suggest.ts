import type { RouteOf, RouteOutput } from '@xinghe/contract'
import type { Suggestion } from '@xinghe/contract/search'
import type { Context } from '../../context.ts'
import { cardsOf } from '../../vod/vod.rules/search-source.ts'
import { type Found, find } from './find.ts'
import { mark } from './mark.ts'
import type { Query } from './query.ts'

/** Candidates looked at; more cost time and seldom change the first rows. */
const WORKS_LOOKED_AT = 30
const PEOPLE_LOOKED_AT = 20
const WORKS = 6
const PEOPLE = 3
const MEANT = 66

/** Completions of what is typed: works, then people, and the one work that is meant. */
export async function suggest(ctx: Context, text: string): Promise<RouteOutput<RouteOf<'search.suggest'>>> {
  const { query, found, people } = await find(ctx, text, { works: WORKS_LOOKED_AT, people: PEOPLE_LOOKED_AT })
  if (query === null) return { words: [], rows: [], hit: null, live: null }
  const rows = [...toRows(found, 'work', query, WORKS), ...toRows(people, 'person', query, PEOPLE)]
  const first = found[0]
  const isMeant = first !== undefined && first.match.quality >= MEANT
  const [hit] = isMeant ? await cardsOf(ctx, [first.refId]) : []
  return { words: [...new Set(rows.map(row => row.text))], rows, hit: hit ?? null, live: null }
}

/** Works of one name are one row: the best known of them. */
function toRows(found: readonly Found[], kind: Suggestion['kind'], query: Query, most: number): Suggestion[] {
  const named = new Map<string, Suggestion>()
  for (const one of found) {
    const { text } = one.match.name
    if (named.size === most) break
    if (named.has(text)) continue
    named.set(text, { kind, id: one.refId, typeId: one.topCategoryId ?? 0, text, marked: mark(one.match, query) })
  }
  return [...named.values()]
}
