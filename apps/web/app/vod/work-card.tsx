import { pages, type VodCard } from '@xinghe/contract/client'
import { Card } from '@xinghe/ui'
import { Badge } from './badge.tsx'

/** CSS widths of the picture in each kind of grid, for the `sizes` attribute. */
const sizes = {
  side: '(min-width: 1760px) 8.6vw, 11vw',
  full: '(min-width: 1760px) 8.6vw, 11vw',
  half: '20vw',
}

interface WorkCardProps {
  work: VodCard
  /** The grid it stands in; `half` shows the backdrop. */
  grid: keyof typeof sizes
  /** On the first screen. */
  eager?: boolean
  className?: string
}

/** A work in a list. */
export function WorkCard({ work, grid, eager, className = '' }: WorkCardProps) {
  const wide = grid === 'half'
  return (
    <Card
      href={pages.detail(work.typeId, work.id)}
      title={work.title}
      line={work.blurb}
      picture={wide ? (work.backdrop ?? work.poster) : work.poster}
      sizes={sizes[grid]}
      wide={wide}
      badge={work.badge && <Badge badge={work.badge} />}
      left={work.remarks}
      right={work.score !== null && !wide && <b>{work.score.toFixed(1)}</b>}
      {...(eager && { eager })}
      className={className}
    />
  )
}
