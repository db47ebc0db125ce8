import { currentScript } from './zh.ts'

/** How old an answer may be, in seconds. Where the name says minutes elsewhere, seconds are meant. */
export const freshSec = { navs: 60, types: 60, bulletins: 10, anchors: 5, hot: 60 } as const
export type CacheName = keyof typeof freshSec

/** What is asked for once in a visit: site data, and the titles of pages from `/info.json`. */
export type SessionName = 'site' | 'seo'

interface Entry {
  /** Unix seconds of the answer. */
  time: number
  data: unknown
  lang: string
}

/** The top banner's cache has a name that outside scripts know. */
const keyOf = (name: CacheName | SessionName) => (name === 'anchors' ? 'anchor' : `cache.${name}`)

/** Stale when its age exceeds `sec` seconds, and when the clock was set back. */
export function isStale(time: number, sec: number, nowSec: number): boolean {
  const age = nowSec - time
  return age < 0 || age > sec
}

/** Calls under way: who asks meanwhile gets the same answer. */
const asked = new Map<string, Promise<unknown>>()

/**
 * The stored answer while it is fresh, else a new one; answers of another script do not count. Failures are not kept.
 * Whoever asks while a call is under way shares it, so `load` must not be cancelled by one of them.
 */
export async function cached<T>(name: CacheName, load: () => Promise<T>): Promise<T> {
  const isFresh = (entry: Entry) => !isStale(entry.time, freshSec[name], Date.now() / 1000)
  return keep(() => localStorage, keyOf(name), isFresh, load)
}

/** The same for a whole visit: until the tab is closed. */
export async function cachedForVisit<T>(name: SessionName, load: () => Promise<T>): Promise<T> {
  return keep(
    () => sessionStorage,
    keyOf(name),
    () => true,
    load,
  )
}

async function keep<T>(
  // Where storage is blocked, naming it throws.
  storage: () => Storage,
  key: string,
  isFresh: (entry: Entry) => boolean,
  load: () => Promise<T>,
): Promise<T> {
  const lang = currentScript()
  const entry = read(storage, key)
  if (entry?.lang === lang && isFresh(entry)) return entry.data as T
  const call = `${key} ${lang}`
  const answer =
    (asked.get(call) as Promise<T> | undefined) ?? ask(storage, key, lang, load).finally(() => asked.delete(call))
  asked.set(call, answer)
  return answer
}

async function ask<T>(storage: () => Storage, key: string, lang: string, load: () => Promise<T>): Promise<T> {
  const data = await load()
  write(storage, key, { time: Date.now() / 1000, data, lang })
  return data
}

function read(storage: () => Storage, key: string): Entry | null {
  try {
    const entry = JSON.parse(storage().getItem(key) ?? 'null') as Partial<Entry> | null
    return typeof entry?.time === 'number' && typeof entry.lang === 'string' ? (entry as Entry) : null
  } catch {
    // Blocked, or written by something else: the same as never stored.
    return null
  }
}

function write(storage: () => Storage, key: string, entry: Entry): void {
  try {
    storage().setItem(key, JSON.stringify(entry))
  } catch {
    // Blocked or full: the next visit asks again.
  }
}
