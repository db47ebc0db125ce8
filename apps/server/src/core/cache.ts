import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'

/** Bounded in-process cache with single-flight loading. Values are immutable once stored. */
export interface Cache {
  /** Cached value, or the loader's, loaded once however many ask; after `ttlSec` the old value is served while one refresh runs. */
  get<T>(key: string, ttlSec: number, load: () => Promise<T>): Promise<T>
  /** Drops every key that starts with the prefix. */
  drop(prefix: string): void
}

export interface CacheOptions {
  maxBytes: number
  clock: Clock
  /** Told when a refresh in the background fails; the old value stays until it is dropped. */
  onError(error: unknown, key: string): void
  /** Size of a value in bytes; by default a guess from its JSON. */
  sizeOf?(value: unknown): number
}

interface Entry {
  value: unknown
  freshUntilMs: number
}

export function createCache(options: CacheOptions): Cache {
  const { clock, sizeOf = jsonSize } = options
  const entries = new LRUCache<string, Entry>({
    maxSize: options.maxBytes,
    sizeCalculation: (entry, key) => key.length + 64 + sizeOf(entry.value),
  })
  const loading = new Map<string, Promise<unknown>>()

  function refresh<T>(key: string, ttlSec: number, load: () => Promise<T>): Promise<T> {
    const running = loading.get(key)
    if (running) return running as Promise<T>
    const promise = load().then(
      value => {
        // dropped meanwhile: the value was read before the change and must not come back
        if (loading.get(key) === promise) {
          loading.delete(key)
          entries.set(key, { value, freshUntilMs: clock.now().getTime() + ttlSec * 1000 })
        }
        return value
      },
      error => {
        if (loading.get(key) === promise) loading.delete(key)
        throw error
      },
    )
    loading.set(key, promise)
    return promise
  }

  return {
    async get<T>(key: string, ttlSec: number, load: () => Promise<T>): Promise<T> {
      const entry = entries.get(key)
      if (!entry) return refresh(key, ttlSec, load)
      if (entry.freshUntilMs <= clock.now().getTime()) {
        refresh(key, ttlSec, load).catch(error => options.onError(error, key))
      }
      return entry.value as T
    },
    drop(prefix) {
      for (const key of [...entries.keys()]) if (key.startsWith(prefix)) entries.delete(key)
      for (const key of [...loading.keys()]) if (key.startsWith(prefix)) loading.delete(key)
    },
  }
}

/** A string of n characters takes at most 2n bytes; objects weigh about twice their JSON. */
function jsonSize(value: unknown): number {
  if (value instanceof Uint8Array) return value.byteLength
  if (typeof value === 'string') return value.length * 2
  return (JSON.stringify(value)?.length ?? 0) * 2
}
