import type { ReactNode } from 'react'

interface CardGridProps {
  /** Columns below 1760 px. */
  small: number
  /** Columns from 1760 px on. */
  large: number
  children: ReactNode
}

/** Cards in columns. `only-small` and `only-large` on a card show it on one of both widths only. */
export function CardGrid({ small, large, children }: CardGridProps) {
  return (
    <div className="grid-cards" style={{ ['--small' as string]: small, ['--large' as string]: large }}>
      {children}
    </div>
  )
}
