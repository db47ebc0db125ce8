import type { Tab } from '@xinghe/ui'
import { useStrings } from '../core/zh.ts'
import type { WatchEntry } from './history.ts'

const kinds = ['all', 'live', 'vod'] as const
/** `live` holds channels and matches, `vod` works. */
export type HistoryKind = (typeof kinds)[number]

/** For `filter`: the entries of one kind. */
export const isOfKind = (kind: HistoryKind) => (entry: WatchEntry) =>
  kind === 'all' || (entry.type === 'vod') === (kind === 'vod')

/** A tab for each kind. */
export function useHistoryTabs(): Tab<HistoryKind>[] {
  const words = useStrings().historyMenu
  return kinds.map(name => ({ name, label: words[name] }))
}
