import type { WatchEntry } from '@xinghe/contract/library'
import { readStored, useStored, writeStored } from '../core/storage.ts'

export type { WatchEntry } from '@xinghe/contract/library'

const MOST = 200

const isEntry = (value: unknown): value is WatchEntry => {
  if (typeof value !== 'object' || value === null) return false
  const entry = value as Partial<WatchEntry>
  return typeof entry.id === 'number' && typeof entry.name === 'string' && typeof entry.time === 'number'
}

const newestFirst = (stored: unknown): WatchEntry[] =>
  (Array.isArray(stored) ? stored : []).filter(isEntry).sort((a, b) => b.time - a.time)

/** The local history, newest first; what other programs left there in another form is left out. */
export const readHistory = (): WatchEntry[] => newestFirst(readStored('back'))

/** The local history for components; empty while the server's HTML is shown. */
export const useHistory = (): WatchEntry[] => newestFirst(useStored('back'))

/** Remembers a position as of now: one entry per work, channel or match, the newest 200 are kept. */
export function rememberWatch(entry: Omit<WatchEntry, 'time'>): void {
  const others = readHistory().filter(one => one.type !== entry.type || one.id !== entry.id)
  writeStored('back', [{ ...entry, time: Math.floor(Date.now() / 1000) }, ...others].slice(0, MOST))
}

/** How much was seen, in percent with two decimals. */
export function watchedPercent({ currentTime, duration }: Pick<WatchEntry, 'currentTime' | 'duration'>): number {
  if (!(duration > 0)) return 0
  return Math.round(Math.min(Math.max(currentTime / duration, 0), 1) * 10_000) / 100
}
