import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

interface DialogProps {
  title: string
  closeLabel: string
  /** Width and padding. */
  className: string
  onClose(): void
  children: ReactNode
}

/** A window over the page: keeps the focus inside, closes on Esc and outside clicks, gives the focus back. */
export function Dialog({ title, closeLabel, className, onClose, children }: DialogProps) {
  return (
    <Base.Root defaultOpen onOpenChange={open => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="mask" />
        <Base.Popup className={`dialog ${className}`}>
          <Base.Close className="dialog-close" aria-label={closeLabel}>
            <X size={20} />
          </Base.Close>
          <Base.Title className="text-24">{title}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
