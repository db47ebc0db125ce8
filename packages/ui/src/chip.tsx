import type { ButtonHTMLAttributes } from 'react'

/** A choice among few; `pressed` is the chosen one. */
export function Chip({ pressed, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { pressed?: boolean }) {
  return <button type="button" className="chip" aria-pressed={pressed} {...rest} />
}
