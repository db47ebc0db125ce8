import type { VodCard } from '@xinghe/contract/client'
import { CardGrid } from '@xinghe/ui'
import { fillRows, shownOn } from '../core/rows.ts'
import { WorkCard } from './work-card.tsx'

/** Columns below and from 1760 px on. */
const columns = { side: [6, 8], full: [8, 10] } as const

interface WorkGridProps {
  works: readonly VodCard[]
  /** Beside a ranking, or over the full width. */
  grid: keyof typeof columns
  rows: number
}

/** Posters in whole rows, on every width. */
export function WorkGrid({ works, grid, rows }: WorkGridProps) {
  const small = fillRows(works.length, columns[grid][0], rows)
  const large = fillRows(works.length, columns[grid][1], rows)
  return (
    <CardGrid small={small.columns} large={large.columns}>
      {works.map((work, at) => {
        const shown = shownOn(at, small.shown, large.shown)
        return shown === null ? null : <WorkCard key={work.id} work={work} grid={grid} className={shown} />
      })}
    </CardGrid>
  )
}
