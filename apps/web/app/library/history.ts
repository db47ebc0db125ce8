import { readStored, useStored, writeStored } from '../core/storage.ts'

/** One watched thing as it stands in the storage under `back`. */
export interface WatchEntry {
  type: 'vod' | 'tv' | 'live'
  /** Work, channel or match id. */
  id: number
  /** Stream of a match; 0 otherwise. */
  ids: number
  /** Top-level category of a work: the first part of its address. */
  pidId: number
  types: string
  name: string
  /** Address of a wide picture. */
  img: string
  /** Episode of a work. */
  level: number
  /** Seconds. */
  currentTime: number
  /** Seconds. */
  duration: number
  /** When it was last watched, unix milliseconds. */
  time: number
  /** The episode in words: 第 14 集. */
  remarks: string
  /** The work has more than one episode. */
  isLevel: boolean
}

const MOST = 200

const isEntry = (value: unknown): value is WatchEntry => {
  if (typeof value !== 'object' || value === null) return false
  const entry = value as Partial<WatchEntry>
  return typeof entry.id === 'number' && typeof entry.name === 'string' && typeof entry.time === 'number'
}

const newestFirst = (stored: unknown[] | null): WatchEntry[] =>
  (Array.isArray(stored) ? stored : []).filter(isEntry).sort((a, b) => b.time - a.time)

/** The local history, newest first; what other programs left there in another form is left out. */
export const readHistory = (): WatchEntry[] => newestFirst(readStored('back'))

/** Remembers a position: one entry per work, channel or match, the newest 200 are kept. */
export function rememberWatch(entry: WatchEntry): void {
  const others = readHistory().filter(one => one.type !== entry.type || one.id !== entry.id)
  writeStored('back', [entry, ...others].slice(0, MOST))
}

/** The local history for components; empty while the server's HTML is shown. */
export function useHistory(): WatchEntry[] {
  return newestFirst(useStored('back'))
}

/** How much was seen, in percent with two decimals. */
export function watchedPercent({ currentTime, duration }: Pick<WatchEntry, 'currentTime' | 'duration'>): number {
  if (!(duration > 0)) return 0
  return Math.round(Math.min(Math.max(currentTime / duration, 0), 1) * 10_000) / 100
}
