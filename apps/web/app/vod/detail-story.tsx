import { useState } from 'react'
import { useStrings } from '../core/zh.ts'

/** About two lines at the text's width; shorter texts need no switch. */
const LONG_CHARS = 108

/** The plot: two lines, or all of it. */
export function DetailStory({ text }: { text: string }) {
  const t = useStrings().detail
  const [open, setOpen] = useState(false)
  if (!text) return null
  const isLong = text.length > LONG_CHARS
  return (
    <div className="detail-story">
      <p className={isLong && !open ? 'two' : undefined}>
        {isLong && (
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t.collapse : t.expand}
          </button>
        )}
        {text}
      </p>
    </div>
  )
}
