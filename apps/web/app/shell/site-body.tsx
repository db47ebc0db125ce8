import { isKnownPage } from '@xinghe/contract/client'
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'

/** A pointer that only passes does not mean to go there. */
const INTENT_MS = 100

/** The page behind a link below an event's target; null for what the browser has to open itself. */
function pageOf(event: SyntheticEvent): URL | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  const isJump = url.hash !== '' && url.pathname === location.pathname && url.search === location.search
  return url.origin === location.origin && isKnownPage(url.pathname) && !isJump ? url : null
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * The document's body, which follows every link inside the site without loading a page and fetches a page's code when its link
 * is pointed at or focused. Pages hold hundreds of links: one listener here costs less than a component for each.
 */
export function SiteBody({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [pointed, setPointed] = useState<string | null>(null)
  const [wanted, setWanted] = useState<string | null>(null)

  useEffect(() => {
    if (pointed === null) return
    const timer = setTimeout(() => setWanted(pointed), INTENT_MS)
    return () => clearTimeout(timer)
  }, [pointed])

  const follow = (event: MouseEvent) => {
    const page = isPlain(event) && !event.defaultPrevented ? pageOf(event) : null
    if (!page) return
    event.preventDefault()
    // Like the browser's own: going where one is already adds nothing to the history.
    void navigate(page.pathname + page.search + page.hash, { replace: page.href === location.href })
  }
  const point = (event: SyntheticEvent) => {
    const page = pageOf(event)
    setPointed(page && page.pathname + page.search)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links below are what is used; their keys arrive as clicks
    <body onClick={follow} onPointerOver={point} onFocus={point}>
      {children}
      {wanted !== null && <PrefetchPageLinks page={wanted} />}
    </body>
  )
}
