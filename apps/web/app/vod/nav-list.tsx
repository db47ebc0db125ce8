import { LISTED_WORKS, type Page, pages, type VodCard } from '@xinghe/contract/client'
import { ButtonLink, CardGrid } from '@xinghe/ui'
import type { MouseEvent } from 'react'
import { useBottom } from '../core/use-bottom.ts'
import { useStrings } from '../core/zh.ts'
import type { Filter, NavPlace } from './nav-filter.ts'
import { Pager } from './pager.tsx'
import { useMorePages } from './use-more-pages.ts'
import { WorkCard } from './work-card.tsx'

/** The first row, on every width. */
const FIRST_ROW = 10

interface NavListProps {
  place: NavPlace
  filter: Filter
  first: Page<VodCard>
}

/** A page of works that grows as its end is reached; without scripts its links lead from page to page. */
export function NavList({ place, filter, first }: NavListProps) {
  const t = useStrings().nav
  const more = useMorePages(place, filter, first)
  const last = Math.ceil(Math.min(first.total, LISTED_WORKS) / first.size)
  const hasMore = more.page < last
  const end = useBottom<HTMLDivElement>(hasMore && more.state === 'idle', more.load)
  const addressOf = (page: number) => pages.nav(place.typeId, place.childId, { ...filter, page: String(page) })
  const onMore = (event: MouseEvent) => {
    event.preventDefault()
    more.load()
  }
  return (
    <>
      <CardGrid small={8} large={10}>
        {[...first.list, ...more.works].map((work, at) => (
          <WorkCard key={work.id} work={work} grid="full" eager={at < FIRST_ROW} />
        ))}
      </CardGrid>
      <div ref={end} className="list-foot" role="status">
        {hasMore ? (
          <ButtonLink kind="plain" href={addressOf(more.page + 1)} onClick={onMore}>
            {t[more.state === 'idle' ? 'more' : more.state]}
          </ButtonLink>
        ) : (
          last > 1 && t.end
        )}
      </div>
      {last > 1 && <Pager page={more.page} last={last} addressOf={addressOf} />}
    </>
  )
}
