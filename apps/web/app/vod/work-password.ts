import { useSyncExternalStore } from 'react'

const key = (workId: number) => `password.${workId}`
const listeners = new Set<() => void>()

/** The password of a work as given in this session; null when none was. */
export function readPassword(workId: number): string | null {
  try {
    return sessionStorage.getItem(key(workId))
  } catch {
    // Blocked by the visitor's settings: every visit asks again.
    return null
  }
}

/** Keeps a password until the window is closed, or forgets it with null. */
export function writePassword(workId: number, password: string | null): void {
  try {
    if (password === null) sessionStorage.removeItem(key(workId))
    else sessionStorage.setItem(key(workId), password)
  } catch {
    // Blocked: see readPassword.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `readPassword` that follows `writePassword`. Null while the server's HTML is shown. */
export const usePassword = (workId: number): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readPassword(workId),
    () => null,
  )
