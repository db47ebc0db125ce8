import type { Anchor } from '@xinghe/contract/client'
import { X } from 'lucide-react'
import { useStrings } from '../core/zh.ts'
import { AnchorView } from './anchor-view.tsx'
import { isPicture } from './anchors.ts'

/** The banner above every page; only a picture can be closed. */
export function TopAnchor({ anchor, onClose }: { anchor: Anchor; onClose(): void }) {
  const t = useStrings().anchor
  return (
    <aside className="wrap anchor-top" aria-label={t.label}>
      <AnchorView key={anchor.id} anchor={anchor} onBroken={onClose} />
      {isPicture(anchor) && (
        <button type="button" className="anchor-close" aria-label={t.close} title={t.close} onClick={onClose}>
          <X size={16} />
        </button>
      )}
    </aside>
  )
}
