import type { WatchEntry } from '@xinghe/contract/library'
import { readStored, useStored, writeStored } from '../core/storage.ts'
import { toWatchEntry } from './stored-entry.ts'

export type { WatchEntry } from '@xinghe/contract/library'

const MOST = 200

/** One entry per work, channel or match: tells them apart. */
export const entryKey = ({ type, id }: Pick<WatchEntry, 'type' | 'id'>): string => `${type}${id}`

/** What is stored, newest first. */
const newestFirst = (stored: unknown): WatchEntry[] =>
  (Array.isArray(stored) ? stored : [])
    .map(toWatchEntry)
    .filter(entry => entry !== null)
    .sort((a, b) => b.time - a.time)

/** The local history, newest first; what other programs left there in another form is left out. */
export const readHistory = (): WatchEntry[] => newestFirst(readStored('back'))

/** The local history for components; empty while the server's HTML is shown. */
export const useHistory = (): WatchEntry[] => newestFirst(useStored('back'))

/** Replaces the local history; the newest 200 are kept. */
export function writeHistory(entries: readonly WatchEntry[]): void {
  writeStored('back', entries.length > 0 ? newestFirst(entries).slice(0, MOST) : null)
}

/** Remembers a position as of now: one entry per work, channel or match. */
export function rememberWatch(entry: Omit<WatchEntry, 'time'>): void {
  const others = readHistory().filter(one => entryKey(one) !== entryKey(entry))
  writeHistory([{ ...entry, time: Math.floor(Date.now() / 1000) }, ...others])
}

/** How much was seen, in percent with two decimals. */
export function watchedPercent({ currentTime, duration }: Pick<WatchEntry, 'currentTime' | 'duration'>): number {
  if (!(duration > 0)) return 0
  return Math.round(Math.min(Math.max(currentTime / duration, 0), 1) * 10_000) / 100
}
