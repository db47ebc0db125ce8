import { pages, type SearchHit } from '@xinghe/contract/client'
import { CardGrid } from '@xinghe/ui'
import { Pager } from '../vod/pager.tsx'
import { WorkCard } from '../vod/work-card.tsx'
import type { SearchQuery } from './search-query.ts'
import { WhyMatched } from './why-matched.tsx'

interface SearchListProps {
  query: SearchQuery
  hits: readonly SearchHit[]
  page: number
  last: number
}

/** Results as posters, and the pages they go on. */
export function SearchList({ query: { text, filter }, hits, page, last }: SearchListProps) {
  return (
    <>
      <CardGrid small={6} large={8}>
        {hits.map(
          ({ vod, why }) =>
            vod && (
              <div key={vod.id} className="min-w-0">
                <WorkCard work={vod} grid="side" />
                <WhyMatched why={why} />
              </div>
            ),
        )}
      </CardGrid>
      {last > 1 && (
        <Pager page={page} last={last} addressOf={to => pages.search(text, { ...filter, page: String(to) })} />
      )}
    </>
  )
}
