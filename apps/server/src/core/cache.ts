/** Bounded in-process cache with single-flight loading. Values are immutable once stored. */
export interface Cache {
  /** Cached value, or the loader's, loaded once however many ask; after `ttlSec` the old value is served while one refresh runs. */
  get<T>(key: string, ttlSec: number, load: () => Promise<T>): Promise<T>
  /** Drops every key that starts with the prefix. */
  drop(prefix: string): void
}
