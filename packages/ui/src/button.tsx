import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'

interface Look {
  /** At most one `primary` per region of a page; `gold` only for VIP; `glass` only on pictures. */
  kind?: 'plain' | 'primary' | 'gold' | 'line' | 'glass'
  size?: 'sm' | 'md' | 'lg'
  /** Holds one icon; needs an `aria-label`. */
  square?: boolean
}

function classOf({ kind = 'plain', size = 'md', square }: Look, more = ''): string {
  const parts = ['btn', kind !== 'plain' && `btn-${kind}`, size !== 'md' && `btn-${size}`, square && 'btn-square', more]
  return parts.filter(Boolean).join(' ')
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; children: ReactNode }

/** `busy` keeps the width's content as given, disables the button and tells it to screen readers. */
export function Button({ kind, size, square, className, busy, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ kind, size, square } as Look, className)}
      {...(busy && { 'aria-busy': true, disabled: true })}
    >
      {busy && <span className="spin" aria-hidden="true" />}
      {children}
    </button>
  )
}

type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** A link that looks like a button. */
export function ButtonLink({ kind, size, square, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={classOf({ kind, size, square } as Look, className)} />
}
