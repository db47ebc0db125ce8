import type { Anchor } from '@xinghe/contract/client'
import { useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useRootData } from '../core/root-data.ts'
import { useVip } from '../shell/use-vip.ts'
import { pageAnchors } from './anchors.ts'

/** The route on screen; another work on the same kind of page is the same route. */
const useRouteName = () => useMatches().at(-1)?.id ?? ''

/** What is promoted in pages: what the server painted, then asked for again with every route. VIP members see nothing. */
export function useAnchors(): Anchor[] {
  const painted = useRootData()?.anchors
  const [anchors, setAnchors] = useState(painted ?? [])
  const { isVip } = useVip()
  const route = useRouteName()
  const isIndex = useLocation().pathname.toLowerCase() === '/index.html'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another route asks again
  useEffect(() => {
    if (isVip || isIndex) return
    let isGone = false
    void pageAnchors().then(found => isGone || setAnchors(found))
    return () => {
      isGone = true
    }
  }, [route, isVip, isIndex])
  return isVip ? [] : anchors
}

/** The banner above every page. One that was closed comes back with the next route. */
export function useTopAnchor(): { anchor: Anchor | null; close(): void } {
  const anchors = useAnchors()
  const route = useRouteName()
  const [closedOn, setClosedOn] = useState<string | null>(null)
  if (closedOn !== null && closedOn !== route) setClosedOn(null)
  const anchor = closedOn === route ? undefined : anchors.find(one => one.anchor === 'ALL1')
  return { anchor: anchor ?? null, close: () => setClosedOn(route) }
}
