import type { VodCard } from '@xinghe/contract/client'
import { fullRows, shownOn } from '../core/rows.ts'
import { WorkCard } from './work-card.tsx'

/** Columns below and from 1760 px on, as the grids' CSS has them. */
const columns = { side: [6, 8], full: [8, 10], wide: [5, 6] } as const

interface WorkGridProps {
  works: readonly VodCard[]
  grid: keyof typeof columns
  rows: number
}

/** Posters in whole rows, on every width. */
export function WorkGrid({ works, grid, rows }: WorkGridProps) {
  const [small, large] = columns[grid].map(count => fullRows(works.length, count, rows)) as [number, number]
  return (
    <div className={grid === 'wide' ? 'grid-wide' : `grid-posters grid-${grid}`}>
      {works.map((work, at) => {
        const shown = shownOn(at, small, large)
        return shown === null ? null : <WorkCard key={work.id} work={work} grid={grid} className={shown} />
      })}
    </div>
  )
}
