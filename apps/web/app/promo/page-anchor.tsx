import { useState } from 'react'
import { useStrings } from '../core/zh.ts'
import { AnchorView } from './anchor-view.tsx'
import { useAnchors } from './use-anchors.ts'

/** A place inside a page that may carry a promotion; nothing when there is none. */
export function PageAnchor({ place }: { place: 'HOME1' | 'DETAIL1' | 'LIST1' }) {
  const t = useStrings().anchor
  const anchor = useAnchors().find(one => one.anchor === place)
  const [brokenId, setBrokenId] = useState<number>()
  if (!anchor || anchor.id === brokenId) return null
  return (
    <aside className="anchor-page" aria-label={t.label}>
      <AnchorView key={anchor.id} anchor={anchor} onBroken={() => setBrokenId(anchor.id)} />
    </aside>
  )
}
