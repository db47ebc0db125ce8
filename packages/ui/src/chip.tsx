import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'

type ChipLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; chosen?: boolean }

/** A choice among few; `pressed` is the chosen one. */
export function Chip({ pressed, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { pressed?: boolean }) {
  return <button type="button" className="chip" aria-pressed={pressed} {...rest} />
}

/** A choice that has an address; `chosen` is where the visitor stands. */
export function ChipLink({ chosen, ...rest }: ChipLinkProps) {
  return <a className="chip" {...(chosen && { 'aria-current': 'true' as const })} {...rest} />
}
