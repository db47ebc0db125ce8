/** What the player remembers in the browser, under the site-wide key `config`. */
export interface Memory {
  /** Picture height; 0 is automatic. */
  quality: number
  speed: number
  volume: number
  muted: boolean
  autoNext: boolean
  /** Name of the subtitle language, empty for off. */
  subtitle: string | null
  /** Works whose intro and outro are skipped, latest last. */
  skip: string[]
  /** Bits per second measured last time; picks the first level. */
  bandwidth: number
}

const KEY = 'config'
const SKIP_LIMIT = 200
const defaults: Memory = {
  quality: 0,
  speed: 1,
  volume: 1,
  muted: false,
  autoNext: true,
  subtitle: null,
  skip: [],
  bandwidth: 0,
}

/** Reads a JSON object of localStorage; broken or missing text counts as empty, blocked storage too. */
export function readStored(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {}
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return {}
    throw error
  }
}

/** Writes a JSON object; a full or blocked storage loses the memory, never the playback. */
export function writeStored(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** Keeps the fields of `stored` that have the type of the default. */
export function withDefaults<T extends object>(base: T, stored: Record<string, unknown>): T {
  const fits = (key: string, value: unknown) => {
    const wanted: unknown = base[key as keyof T]
    if (Array.isArray(wanted)) return Array.isArray(value) && value.every(item => typeof item === 'string')
    return wanted === null ? value === null || typeof value === 'string' : typeof value === typeof wanted
  }
  const known = Object.entries(stored).filter(([key, value]) => key in base && fits(key, value))
  return { ...base, ...Object.fromEntries(known) }
}

export const readMemory = (): Memory => withDefaults(defaults, readStored(KEY))

/** Other fields under the same key are left as they are. */
export function remember(change: Partial<Memory>): Memory {
  const next = { ...readMemory(), ...change }
  next.skip = next.skip.slice(-SKIP_LIMIT)
  writeStored(KEY, { ...readStored(KEY), ...next })
  return next
}
