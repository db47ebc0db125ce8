import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Whoever only passes the end by does not mean it. */
const STAY_MS = 300
/** So far above the end it counts as reached. */
const AHEAD = '600px'

/** Calls back when the visitor has been at the end of a list, which the returned element marks, for 300 ms. */
export function useBottom<T extends HTMLElement>(isActive: boolean, onBottom: () => void): RefObject<T | null> {
  const end = useRef<T>(null)
  const reached = useEffectEvent(onBottom)
  useEffect(() => {
    const element = end.current
    if (!element || !isActive) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      entries => {
        clearTimeout(timer)
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(reached, STAY_MS)
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    )
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [isActive])
  return end
}
