import { type LiveKind, pages } from '@xinghe/contract/client'
import type { WatchEntry } from './history.ts'

const liveKinds: readonly string[] = ['tv', 'us', 'circle'] satisfies LiveKind[]
const isLiveKind = (text: string): text is LiveKind => liveKinds.includes(text)

/** Where an entry of the history goes on. */
export function watchAddress({ type, types, id, ids, pidId, level }: WatchEntry): string {
  if (type === 'vod') return pages.vodPlayer(pidId, id, level)
  if (isLiveKind(types)) return pages.livePlayer(types, ids, id)
  return type === 'tv' ? pages.livePlayer('tv', ids, id) : pages.matchPlayer(id, ids)
}
