import { Chip } from '@xinghe/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStrings } from '../core/zh.ts'

/** What fades at either end, as the style sheet says. */
const FADE_PX = 32

interface FoldRowProps {
  /** The chosen one; when it changes, the row shows it. */
  value: number
  /** One group of buttons. */
  children: ReactNode
}

/** Choices in one row. Where not all of them fit it slides to the chosen one, and a button unfolds the rest. */
export function FoldRow({ value, children }: FoldRowProps) {
  const t = useStrings().detail
  const list = useRef<HTMLDivElement>(null)
  const [isCut, setCut] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const box = list.current
    // Unfolded they always fit. Measured without the button, which takes room itself.
    if (!box || isOpen) return
    const [whole, choices] = [box.parentElement, box.firstElementChild]
    if (!whole || !choices) return
    const watch = new ResizeObserver(() => setCut(choices.scrollWidth > whole.clientWidth + 1))
    watch.observe(whole)
    watch.observe(choices)
    return () => watch.disconnect()
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice, or less room, may have left it out of sight
  useEffect(() => showChosen(list.current), [value, isCut, isOpen])
  return (
    <div className="fold-row" data-cut={isCut ? '' : undefined} data-open={isOpen ? '' : undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears what the buttons inside are asked */}
      <div ref={list} className="fold-row-list" onClick={() => setOpen(false)}>
        {children}
      </div>
      {isCut && (
        <Chip
          aria-expanded={isOpen}
          aria-label={isOpen ? t.collapse : t.expand}
          title={isOpen ? t.collapse : t.expand}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronUp size={16} aria-hidden="true" /> : <ChevronDown size={16} aria-hidden="true" />}
        </Chip>
      )}
    </div>
  )
}

/** Moves the row alone: `scrollIntoView` would move the page too. */
function showChosen(box: HTMLElement | null): void {
  const chosen = box?.querySelector<HTMLElement>('[aria-pressed="true"], [aria-checked="true"]')
  if (!box || !chosen) return
  const start = chosen.offsetLeft - box.scrollLeft
  const isInSight = start >= FADE_PX && start + chosen.offsetWidth <= box.clientWidth - FADE_PX
  if (!isInSight) box.scrollLeft += start - (box.clientWidth - chosen.offsetWidth) / 2
}
