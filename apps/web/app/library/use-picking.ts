import { useState } from 'react'
import { entryKey, type WatchEntry } from './history.ts'

/** Entries being picked out of those shown. */
export interface Picking {
  /** Null while nothing is being picked. */
  picked: WatchEntry[] | null
  isAll: boolean
  start(): void
  end(): void
  toggle(entry: WatchEntry): void
  /** All of them, or none when all are picked. */
  pickAll(): void
}

/** Remembers by key: another tab may take entries away or add some meanwhile. */
export function usePicking(shown: readonly WatchEntry[]): Picking {
  const [keys, setKeys] = useState<ReadonlySet<string> | null>(null)
  const picked = keys && shown.filter(entry => keys.has(entryKey(entry)))
  const isAll = picked?.length === shown.length
  return {
    picked,
    isAll,
    start: () => setKeys(new Set()),
    end: () => setKeys(null),
    toggle(entry) {
      const next = new Set(keys)
      if (!next.delete(entryKey(entry))) next.add(entryKey(entry))
      setKeys(next)
    },
    pickAll: () => setKeys(new Set(isAll ? [] : shown.map(entryKey))),
  }
}
