import { useSyncExternalStore } from 'react'

export type DialogName = 'login'

let open: DialogName | null = null
const listeners = new Set<() => void>()

function set(next: DialogName | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** Opens one of the site's dialogs over whatever page is shown; only one is open at a time. */
export const openDialog = (name: DialogName): void => set(name)
export const closeDialog = (): void => set(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOpenDialog = (): DialogName | null =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  )
