import type { UserInfo } from '@xinghe/contract/account'
import { useSyncExternalStore } from 'react'

/** Everything the site keeps in the browser, under the names outside scripts and older sites know. */
export interface Stored {
  /** Signed-in user's JWT. */
  token: string
  /** Its three parts as `_he`, `_pl`, `_si`. */
  tokens: Record<string, string>
  userinfo: UserInfo
  /** Watch history, newest first. */
  back: unknown[]
  /** Search history, newest first. */
  cls: string[]
  /** Danmaku settings. */
  danmu: Record<string, unknown>
  /** Player settings. */
  config: Record<string, unknown>
  lang: 's' | 't' | 'n'
  theme: 'b' | 'w'
  single: unknown
  /** Bulletins: the one read last, the one before it, and all that were read. */
  news: { old: number; id: number; img: string; read: number[] }
}
export type StoredKey = keyof Stored

const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}

/** The raw text of a key; null on the server, in a private window without storage, and when it was never set. */
export function readText(key: StoredKey): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null
  } catch {
    // Storage is blocked by the visitor's settings: the site works, it only remembers nothing.
    return null
  }
}

/** Text keys (`token`, `lang`, `theme`) are stored bare, the others as JSON. */
const bare = new Set<StoredKey>(['token', 'lang', 'theme'])

export function readStored<K extends StoredKey>(key: K): Stored[K] | null {
  return parse(key, readText(key))
}

function parse<K extends StoredKey>(key: K, text: string | null): Stored[K] | null {
  if (text === null) return null
  if (bare.has(key)) return text as Stored[K]
  try {
    return JSON.parse(text) as Stored[K]
  } catch {
    // Written by something else or cut off: the same as never written.
    return null
  }
}

/** Writes a value, or removes the key with null. Tells every `useStored` of this tab. */
export function writeStored<K extends StoredKey>(key: K, value: Stored[K] | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, bare.has(key) ? String(value) : JSON.stringify(value))
  } catch {
    // Blocked or full: see readText.
    return
  }
  changed()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) addEventListener('storage', changed)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', changed)
  }
}

const parsed = new Map<StoredKey, { text: string | null; value: unknown }>()

function snapshot<K extends StoredKey>(key: K): Stored[K] | null {
  const text = readText(key)
  const known = parsed.get(key)
  if (known && known.text === text) return known.value as Stored[K] | null
  const value = parse(key, text)
  parsed.set(key, { text, value })
  return value
}

/** A key's value that follows changes of this and other tabs. Null while the server's HTML is shown, so that both agree. */
export function useStored<K extends StoredKey>(key: K): Stored[K] | null {
  return useSyncExternalStore(
    subscribe,
    () => snapshot(key),
    () => null,
  )
}
