import type { VodCard } from '@xinghe/contract'
import type { SearchHit, SearchMatch } from '@xinghe/contract/search'
import type { Found } from './search.rules/find.ts'
import { mark } from './search.rules/mark.ts'
import type { Query } from './search.rules/query.ts'

/** Results with their cards; a work that was hidden meanwhile is left out. */
export function toHits(found: readonly Found[], cards: readonly VodCard[], query: Query): SearchHit[] {
  const byId = new Map(cards.map(card => [card.id, card]))
  return found.flatMap(one => {
    const vod = byId.get(one.refId)
    return vod ? { kind: 'vod' as const, vod, channel: null, match: null, replay: null, why: toWhy(one, query) } : []
  })
}

function toWhy({ match }: Found, query: Query): SearchMatch {
  return { by: match.by === 'name' ? match.name.kind : match.by, marked: mark(match, query) }
}
