import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the server's HTML is shown, which knows nothing of the browser's storage. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
