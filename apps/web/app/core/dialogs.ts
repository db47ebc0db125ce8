import { useSyncExternalStore } from 'react'

/** What is asked before something is done that cannot be undone. */
export interface Question {
  title: string
  /** What will be gone. */
  hint: string
  /** Word on the button that does it. */
  yes: string
  act(): void
}

export type OpenDialog = { name: 'login' } | { name: 'bulletin'; id: number } | { name: 'confirm'; question: Question }

let open: OpenDialog | null = null
const listeners = new Set<() => void>()

function set(next: OpenDialog | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** Opens one of the site's dialogs over whatever page is shown; only one is open at a time. */
export const openDialog = (name: 'login'): void => set({ name })
export const openBulletin = (id: number): void => set({ name: 'bulletin', id })
export const openConfirm = (question: Question): void => set({ name: 'confirm', question })
export const closeDialog = (): void => set(null)
export const isDialogOpen = (): boolean => open !== null

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOpenDialog = (): OpenDialog | null =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  )
