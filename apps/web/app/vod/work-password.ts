import { useSyncExternalStore } from 'react'

/** Says which visit the stored passwords belong to: a cookie without an end is gone when the browser is closed. */
const COOKIE = /(?:^|; )visit=([\w-]+)/
const STORED = 'passwords'

interface Passwords {
  visit: string
  works: Record<string, string>
}

/** Of this tab: enough where the visitor's settings block storage or cookies. */
const given = new Map<number, string>()
const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}

/** What this visit has given, in whichever tab; nothing when it was another visit or something else lies there. */
function readAll(): Record<string, string> {
  const visit = COOKIE.exec(document.cookie)?.[1]
  if (!visit) return {}
  try {
    const stored = JSON.parse(localStorage.getItem(STORED) ?? 'null') as Partial<Passwords> | null
    return stored?.visit === visit ? { ...stored.works } : {}
  } catch {
    // Blocked, or written by something else: what this tab was given is left.
    return {}
  }
}

/** The password of a work as given since the browser was opened; null when none was. */
export function readPassword(workId: number): string | null {
  const password: unknown = readAll()[workId]
  return typeof password === 'string' ? password : (given.get(workId) ?? null)
}

/** Keeps a password for all tabs until the browser is closed, or forgets it with null. */
export function writePassword(workId: number, password: string | null): void {
  if (password === null) given.delete(workId)
  else given.set(workId, password)
  const { [workId]: _, ...others } = readAll()
  try {
    const works = password === null ? others : { ...others, [workId]: password }
    localStorage.setItem(STORED, JSON.stringify({ visit: currentVisit(), works } satisfies Passwords))
  } catch {
    // Blocked: see `given`.
  }
  changed()
}

function currentVisit(): string {
  const known = COOKIE.exec(document.cookie)?.[1]
  if (known) return known
  const visit = Array.from(crypto.getRandomValues(new Uint32Array(2)), part => part.toString(36)).join('')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing outside secure contexts
  document.cookie = `visit=${visit};path=/;samesite=lax`
  return visit
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) addEventListener('storage', changed)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', changed)
  }
}

/** `readPassword` that follows what this and other tabs write. Null while the server's HTML is shown. */
export const usePassword = (workId: number): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readPassword(workId),
    () => null,
  )
