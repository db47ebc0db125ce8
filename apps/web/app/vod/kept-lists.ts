import type { VodCard } from '@xinghe/contract/client'
import type { Script } from '../core/zh.ts'

/** What was loaded after the first page of a list. */
export interface Loaded {
  works: readonly VodCard[]
  /** The last page on screen. */
  page: number
  /** What the titles are written in. */
  script: Script
}

const MOST_KEPT = 20
/** A reload of the page keeps fewer: storage is small. */
const MOST_STORED = 5
const STORED = 'lists'

let lists: Map<string, Loaded> | undefined

/** Who comes back to a list finds what was loaded there, so that the place scrolled to exists. By history entry. */
export const recallList = (key: string): Loaded | undefined => opened().get(key)

/** Keeps what was loaded in a list: the newest 20 while the site is open, the newest 5 over a reload. */
export function keepList(key: string, loaded: Loaded): void {
  const kept = opened()
  kept.delete(key)
  kept.set(key, loaded)
  const oldest = kept.keys().next().value
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}

function opened(): Map<string, Loaded> {
  if (lists) return lists
  const kept = new Map<string, Loaded>(stored())
  lists = kept
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORED, JSON.stringify([...kept].slice(-MOST_STORED)))
    } catch {
      // Blocked or full: after a reload a list begins with its first page again.
    }
  })
  return kept
}

function stored(): [string, Loaded][] {
  try {
    const rows = JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, Loaded][]
    return rows.filter(([, loaded]) => Array.isArray(loaded.works) && Number.isInteger(loaded.page))
  } catch {
    // Blocked, or written by something else: the same as never stored.
    return []
  }
}
