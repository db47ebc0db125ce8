import { LRUCache } from 'lru-cache'
import type { Stored } from './stored.ts'

export interface Loaded {
  stored: Stored
  /** Seconds it is fresh; 0 keeps it out of the store. */
  ttlSec: number
}

interface Entry {
  stored: Stored
  freshUntil: number
  staleUntil: number
  load: () => Promise<Loaded>
  isRefreshing: boolean
}

export type StoreOutcome = 'hit' | 'stale' | 'miss'

export interface AnswerStoreOptions {
  maxBytes: number
  /** Milliseconds; a clock that only needs to run forward. */
  now: () => number
  onError: (error: unknown) => void
}

/** Seconds an answer may still be shown after it stopped being fresh, while a new one is made. */
const STALE_SEC = 600

/** Keys remembered that were asked for once. */
const MOST_ASKED = 8192

/**
 * Finished answers by key: bounded by bytes, one load however many ask, stale ones served while a refresh runs, dropped by
 * news. When it is full, an answer takes the place of another from the second time it is asked for: most searches are
 * made once, and would push out what many read and keep the garbage collector busy. `load` must not hold on to the request
 * that brought it.
 */
export class AnswerStore {
  readonly #entries: LRUCache<string, Entry>
  readonly #loading = new Map<string, Promise<Stored>>()
  readonly #asked = new Set<string>()
  readonly #options: AnswerStoreOptions

  constructor(options: AnswerStoreOptions) {
    this.#options = options
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      maxEntrySize: Math.ceil(options.maxBytes / 8),
      sizeCalculation: entry => entry.stored.bytes,
    })
  }

  /** What is at hand, without waiting; starts a refresh when it is stale. */
  peek(key: string): { stored: Stored; outcome: StoreOutcome } | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const now = this.#options.now()
    if (now < entry.freshUntil) return { stored: entry.stored, outcome: 'hit' }
    if (now >= entry.staleUntil) return undefined
    if (!entry.isRefreshing) {
      entry.isRefreshing = true
      this.#load(key, entry.load)
        .catch(this.#options.onError)
        .finally(() => {
          entry.isRefreshing = false
        })
    }
    return { stored: entry.stored, outcome: 'stale' }
  }

  /** The stored answer, or the loader's. */
  async get(key: string, load: () => Promise<Loaded>): Promise<{ stored: Stored; outcome: StoreOutcome }> {
    const found = this.peek(key)
    if (found) return found
    return { stored: await this.#load(key, load), outcome: 'miss' }
  }

  /**
   * News: answers whose key `names` says are wrong now go at once, all others are refreshed on their next use.
   * Without `names` everything goes.
   */
  drop(names?: (key: string) => boolean): void {
    // Loads under way read what was there before: their callers get it, nobody else does.
    this.#loading.clear()
    for (const [key, entry] of this.#entries.entries()) {
      if (!names || names(key)) this.#entries.delete(key)
      else entry.freshUntil = 0
    }
  }

  has(key: string): boolean {
    return this.#entries.has(key)
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize ?? 0 }
  }

  #load(key: string, load: () => Promise<Loaded>): Promise<Stored> {
    const running = this.#loading.get(key)
    if (running) return running
    const started: Promise<Stored> = load().then(
      ({ stored, ttlSec }) => {
        if (this.#loading.get(key) === started) {
          this.#loading.delete(key)
          if (ttlSec > 0) this.#keep(key, stored, ttlSec, load)
        }
        return stored
      },
      error => {
        if (this.#loading.get(key) === started) this.#loading.delete(key)
        throw error
      },
    )
    this.#loading.set(key, started)
    return started
  }

  #keep(key: string, stored: Stored, ttlSec: number, load: () => Promise<Loaded>): void {
    if (!this.#isWorthKeeping(key, stored)) return
    const freshUntil = this.#options.now() + ttlSec * 1000
    this.#entries.set(key, { stored, freshUntil, staleUntil: freshUntil + STALE_SEC * 1000, load, isRefreshing: false })
  }

  #isWorthKeeping(key: string, stored: Stored): boolean {
    const isRoom = this.#entries.calculatedSize + stored.bytes <= this.#options.maxBytes
    if (isRoom || this.#entries.has(key) || this.#asked.delete(key)) return true
    if (this.#asked.size >= MOST_ASKED) this.#asked.clear()
    this.#asked.add(key)
    return false
  }
}
