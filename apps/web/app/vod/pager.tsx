import { ChipLink } from '@xinghe/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { fill, useStrings } from '../core/zh.ts'
import { pagesAround } from './pages-around.ts'

interface PagerProps {
  page: number
  last: number
  addressOf(page: number): string
}

/** Links to the pages around this one, and to the first and the last. */
export function Pager({ page, last, addressOf }: PagerProps) {
  const t = useStrings().nav
  return (
    <nav className="pager" aria-label={t.pages}>
      {page > 1 && (
        <ChipLink href={addressOf(page - 1)} rel="prev" aria-label={t.previous}>
          <ChevronLeft size={16} />
        </ChipLink>
      )}
      {pagesAround(page, last).map((one, at, all) => (
        <span key={one} className="contents">
          {at > 0 && one - (all[at - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <ChipLink href={addressOf(one)} chosen={one === page} aria-label={fill(t.page, { n: one })}>
            {one}
          </ChipLink>
        </span>
      ))}
      {page < last && (
        <ChipLink href={addressOf(page + 1)} rel="next" aria-label={t.next}>
          <ChevronRight size={16} />
        </ChipLink>
      )}
    </nav>
  )
}
