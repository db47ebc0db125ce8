import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from './link.tsx'

/** A choice among few; `pressed` is the chosen one. */
export function Chip({ pressed, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { pressed?: boolean }) {
  return <button type="button" className="chip" aria-pressed={pressed} {...rest} />
}

/** A choice that has an address; `chosen` is where the visitor stands. */
export function ChipLink({ chosen, ...rest }: LinkProps & { chosen?: boolean }) {
  return <Link className="chip" {...(chosen && { 'aria-current': 'true' as const })} {...rest} />
}
