import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

interface PopoverProps {
  label: string
  trigger: ReactNode
  triggerClass: string
  panelClass: string
  disabled?: boolean
  children: ReactNode
}

/** A panel above its button, opened by a click; Esc, a second click and leaving it with the focus close it. */
export function Popover({ label, trigger, triggerClass, panelClass, disabled, children }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches what happens to the button and the panel inside
    <div className="popover" onBlur={leave} onKeyDown={onKey}>
      <button
        ref={button}
        type="button"
        className={triggerClass}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        // The panel takes the focus on a click beside its controls, so that such a click does not close it.
        <div id={id} role="dialog" aria-label={label} tabIndex={-1} className={`popover-panel ${panelClass}`}>
          {children}
        </div>
      )}
    </div>
  )
}
