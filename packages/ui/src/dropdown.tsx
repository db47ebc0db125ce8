import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useOneOpen } from './one-open.ts'

const OPEN_MS = 120
const CLOSE_MS = 200

interface DropdownProps {
  /** Inside of the button. */
  trigger: ReactNode
  /** What opens, said to screen readers. */
  label: string
  triggerClass: string
  /** Place and size of the panel, relative to the nearest positioned parent. */
  panelClass: string
  /** Rendered only while open. `close` for links and choices that end it; with `true` the focus goes back to the button. */
  children(close: (refocus?: unknown) => void): ReactNode
}

/** A panel that opens on hover after a moment, and by click or Enter; Esc, leaving it or moving the focus out close it. */
export function Dropdown({ trigger, label, triggerClass, panelClass, children }: DropdownProps) {
  const [open, setOpen] = useOneOpen()
  const timer = useRef(0)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  const set = (next: boolean) => {
    clearTimeout(timer.current)
    setOpen(next)
  }
  const plan = (next: boolean, ms: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => set(next), ms)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const close = (refocus?: unknown) => {
    // Handlers pass their event: that is not a wish.
    if (refocus === true) button.current?.focus()
    set(false)
  }
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (open && !event.currentTarget.contains(event.relatedTarget)) set(false)
  }
  // On the document: what opened by hovering has no focus inside.
  useEffect(() => {
    if (!open) return
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      clearTimeout(timer.current)
      if (panel.current?.contains(document.activeElement)) button.current?.focus()
      setOpen(false)
    }
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [open, setOpen])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches what happens to the button and the panel inside
    <div
      onPointerEnter={event => event.pointerType === 'mouse' && plan(true, OPEN_MS)}
      onPointerLeave={event => event.pointerType === 'mouse' && plan(false, CLOSE_MS)}
      onBlur={leave}
    >
      <button
        ref={button}
        type="button"
        className={triggerClass}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-haspopup="true"
        // A mouse has opened it by hovering: its click must not shut it again.
        onClick={event => set(event.detail > 0 && matchMedia('(hover: hover)').matches ? true : !open)}
      >
        {trigger}
      </button>
      {open && (
        <section ref={panel} id={id} className={`pop ${panelClass}`} aria-label={label}>
          {children(close)}
        </section>
      )}
    </div>
  )
}
