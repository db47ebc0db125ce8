import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

type Phase = 'idle' | 'going' | 'done'
/** Most pages are there sooner: a bar that only flashes tells nobody anything, and its drawing holds the page up. */
const PATIENCE_MS = 100
/** As long as the bar takes to run out. */
const DONE_MS = 600

/** A line along the top while a page is on its way; it also ends when the page could not be loaded. */
export function RouteProgress() {
  const isGoing = useNavigation().state === 'loading'
  const [phase, setPhase] = useState<Phase>('idle')
  if (!isGoing && phase === 'going') setPhase('done')
  useEffect(() => {
    if (!isGoing) return
    const timer = setTimeout(() => setPhase('going'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isGoing])
  useEffect(() => {
    if (phase !== 'done') return
    const timer = setTimeout(() => setPhase('idle'), DONE_MS)
    return () => clearTimeout(timer)
  }, [phase])
  return <div className="route-progress" data-phase={phase} aria-hidden="true" />
}
