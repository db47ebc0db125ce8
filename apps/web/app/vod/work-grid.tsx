import type { VodCard } from '@xinghe/contract/client'
import { CardGrid } from '@xinghe/ui'
import { fillRows, shownOn } from '../core/rows.ts'
import { gridColumns, WorkCard } from './work-card.tsx'

interface WorkGridProps {
  works: readonly VodCard[]
  /** Beside a ranking, or over the full width. */
  grid: keyof typeof gridColumns
  rows: number
}

/** Posters in whole rows, on every width. */
export function WorkGrid({ works, grid, rows }: WorkGridProps) {
  const small = fillRows(works.length, gridColumns[grid][0], rows)
  const large = fillRows(works.length, gridColumns[grid][1], rows)
  return (
    <CardGrid small={small.columns} large={large.columns}>
      {works.map((work, at) => {
        const shown = shownOn(at, small.shown, large.shown)
        if (shown === null) return null
        const columns = [small.columns, large.columns] as const
        return <WorkCard key={work.id} work={work} grid={grid} columns={columns} className={shown} />
      })}
    </CardGrid>
  )
}
