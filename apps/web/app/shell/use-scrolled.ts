import { useSyncExternalStore } from 'react'

/** Pixels below which the header changes and the way back to the top appears. */
const THRESHOLD_PX = 200

// Kept, because asking for it in the middle of a rendering makes the browser lay out a page that is about to change.
let isScrolled = false

const subscribe = (listener: () => void) => {
  const look = () => {
    isScrolled = scrollY > THRESHOLD_PX
    listener()
  }
  addEventListener('scroll', look, { passive: true })
  // It may have happened before anybody listened.
  look()
  return () => removeEventListener('scroll', look)
}

/** True while the page is scrolled by more than 200 px. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false,
  )
