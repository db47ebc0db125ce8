import type { Anchor } from '@xinghe/contract/client'
import { useEffect, useRef, useState } from 'react'
import { useStrings } from '../core/zh.ts'
import { countAnchor, isPicture } from './anchors.ts'

/** More than this much of the screen is nobody's to take. */
const MAX_HEIGHT = 600
const FIRST_HEIGHT = 90
/** What frames have said in this visit: the next page leaves that room from the start. */
const heights = new Map<number, number>()

interface AnchorViewProps {
  anchor: Anchor
  /** Its picture does not come. */
  onBroken(): void
}

/** One promotion: a picture with its link, or raw HTML in a frame of an origin of its own. Counted when it is seen. */
export function AnchorView({ anchor, onBroken }: AnchorViewProps) {
  const t = useStrings().anchor
  const box = useRef<HTMLDivElement>(null)
  const { id } = anchor
  useEffect(() => {
    if (!box.current) return
    const watch = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        watch.disconnect()
        countAnchor(id, 'view')
      },
      { threshold: 0.5 },
    )
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [id])
  return (
    <div ref={box} className="anchor-box">
      {isPicture(anchor) ? <AnchorPicture anchor={anchor} onBroken={onBroken} /> : <AnchorFrame id={id} />}
      <span className="anchor-mark" aria-hidden="true">
        {t.label}
      </span>
    </div>
  )
}

function AnchorPicture({ anchor: { id, uri, img }, onBroken }: AnchorViewProps) {
  const t = useStrings().anchor
  const box = useRef<HTMLImageElement>(null)
  const broken = useRef(onBroken)
  broken.current = onBroken
  useEffect(() => {
    // It failed before React took over, so that no error event will come.
    if (box.current?.complete && box.current.naturalWidth === 0) broken.current()
  }, [])
  const picture = <img ref={box} src={img} alt={t.label} onError={onBroken} />
  if (!uri) return picture
  return (
    <a href={uri} target="_blank" rel="noreferrer sponsored" onClick={() => countAnchor(id, 'click')}>
      {picture}
    </a>
  )
}

function AnchorFrame({ id }: { id: number }) {
  const t = useStrings().anchor
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(() => heights.get(id) ?? FIRST_HEIGHT)
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      // Its origin is opaque: only the window tells who speaks.
      if (source !== frame.current?.contentWindow || typeof data !== 'object' || data === null) return
      const said = data as { height?: unknown; clicked?: unknown }
      if (typeof said.height === 'number') {
        const fit = Math.min(MAX_HEIGHT, Math.max(0, said.height))
        heights.set(id, fit)
        setHeight(fit)
      }
      if (said.clicked === true) countAnchor(id, 'click')
    }
    addEventListener('message', hear)
    // It may have been there before this page listened: any word makes it say again how high it is.
    frame.current?.contentWindow?.postMessage('', '*')
    return () => removeEventListener('message', hear)
  }, [id])
  return (
    <iframe
      ref={frame}
      title={t.label}
      src={`/common/promo/${id}`}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      style={{ height }}
    />
  )
}
