import { pages, type VodCard } from '@xinghe/contract/client'
import { Card } from '@xinghe/ui'
import { Badge } from './badge.tsx'

/** Columns below and from 1760 px on: beside a ranking, or over the full width. */
export const gridColumns = { side: [6, 8], full: [8, 10] } as const

/** What the pictures of a row share, in percent of the window, on the same two widths; the rest are margins and gaps. */
const shared = { side: [66, 68], full: [86, 87] } as const

/** The picture's width for the `sizes` attribute. */
function sizesOf(grid: WorkCardProps['grid'], columns: readonly [number, number] | undefined): string {
  if (grid === 'half') return '20vw'
  const [small, large] = columns ?? gridColumns[grid]
  const share = (at: 0 | 1, count: number) => `${(shared[grid][at] / count).toFixed(1)}vw`
  return `(min-width: 1760px) ${share(1, large)}, ${share(0, small)}`
}

interface WorkCardProps {
  work: VodCard
  /** The grid it stands in; `half` shows the backdrop. */
  grid: 'side' | 'full' | 'half'
  /** Columns of a row that has others than the grid's own, below and from 1760 px on. */
  columns?: readonly [number, number]
  /** On the first screen. */
  eager?: boolean
  className?: string
}

/** A work in a list. */
export function WorkCard({ work, grid, columns, eager, className = '' }: WorkCardProps) {
  const wide = grid === 'half'
  return (
    <Card
      href={pages.detail(work.typeId, work.id)}
      title={work.title}
      line={work.blurb}
      picture={wide ? (work.backdrop ?? work.poster) : work.poster}
      sizes={sizesOf(grid, columns)}
      wide={wide}
      badge={work.badge && <Badge badge={work.badge} />}
      left={work.remarks}
      right={work.score !== null && !wide && <b>{work.score.toFixed(1)}</b>}
      {...(eager && { eager })}
      className={className}
    />
  )
}
