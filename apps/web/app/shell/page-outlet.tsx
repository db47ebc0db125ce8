import { useLayoutEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useStrings } from '../core/zh.ts'
import { PageSkeleton } from './page-skeleton.tsx'

/** Shorter waits show the old page: a skeleton for a moment is one flash more, and the new page comes later for it. */
const PATIENCE_MS = 300

/** The page; after a moment of waiting for the next one, its skeleton. */
export function PageOutlet() {
  const { location } = useNavigation()
  const t = useStrings()
  const [waiting, setWaiting] = useState<string | null>(null)
  const { pathname } = useLocation()
  // Another query of the same page, such as a filter, keeps the page and where the keyboard stands.
  const next = location && location.pathname !== pathname ? location.pathname : null
  // Ended together with the wait: a timer that outlives it by a moment would take the page that has come to its top.
  useLayoutEffect(() => {
    if (next === null) return
    const timer = setTimeout(() => {
      setWaiting(next)
      scrollTo(0, 0)
    }, PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setWaiting(null)
    }
  }, [next])
  if (waiting === null || waiting !== next) return <Outlet />
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {t.shell.loading}
      </p>
      <PageSkeleton path={waiting} />
    </div>
  )
}
