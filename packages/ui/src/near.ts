import { useEffect, useRef, useState } from 'react'

const wanted = new Map<Element, () => void>()
/** Pixels ahead of the visible part. Nothing beyond the first screen is fetched before the visitor moves. */
const AHEAD_PX = 800

let observer: IntersectionObserver | undefined
let moved = false

function observe(): IntersectionObserver {
  observer = new IntersectionObserver(
    entries => {
      for (const entry of entries) if (entry.isIntersecting) wanted.get(entry.target)?.()
    },
    { rootMargin: moved ? `${AHEAD_PX}px 100px` : '0px' },
  )
  for (const element of wanted.keys()) observer.observe(element)
  if (!moved) addEventListener('scroll', widen, { once: true, passive: true })
  return observer
}

function widen(): void {
  moved = true
  observer?.disconnect()
  observe()
}

/** A ref, and whether its element has come near the visible part of the page; true from the start when `now`. */
export function useNear<E extends Element>(now: boolean) {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(now)
  useEffect(() => {
    const element = ref.current
    if (near || !element) return
    wanted.set(element, () => setNear(true))
    ;(observer ?? observe()).observe(element)
    return () => {
      wanted.delete(element)
      observer?.unobserve(element)
    }
  }, [near])
  return { ref, near }
}
