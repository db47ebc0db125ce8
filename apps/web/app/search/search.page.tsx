import { pages } from '@xinghe/contract/client'
import { ButtonLink, Empty, Section } from '@xinghe/ui'
import { type MetaArgs, type Params, redirect, useLoaderData } from 'react-router'
import type { Api } from '../core/api.ts'
import { browserLoader, serverLoader } from '../core/load.ts'
import type { RootData } from '../core/root-data.ts'
import { pageMeta } from '../core/seo.ts'
import { fill, stringsOf, useStrings } from '../core/zh.ts'
import { PageAnchor } from '../promo/page-anchor.tsx'
import { WorkGrid } from '../vod/work-grid.tsx'
import { SearchBest } from './search-best.tsx'
import { SearchFilters, SearchKinds } from './search-filters.tsx'
import { SearchHot } from './search-hot.tsx'
import { SearchList } from './search-list.tsx'
import { isNarrowed, readQuery, resultsInput, type SearchQuery } from './search-query.ts'

const SIZE = 24
const HOT = 6
const INSTEAD = 12
/** Fewer results leave room for what others watch. */
const FEW = 7

async function load(api: Api, _params: Params, url: URL) {
  const query = readQuery(url.searchParams)
  const [hot, results] = await Promise.all([
    api('search.hot', { limit: HOT }),
    query.text === '' ? null : api('search.results', resultsInput(query, SIZE)),
  ])
  if (results) keepWithin(query, results.page, Math.ceil(results.total / SIZE))
  const meant = results?.best ?? null
  const why = results?.list[0]?.why ?? null
  const isShort = results === null || results.total < FEW
  const [best, instead] = await Promise.all([
    meant && why ? api('vod.detail', { type: meant.typeId, id: meant.id }).then(work => ({ work, why })) : null,
    isShort ? api('vod.rank', { typeId: 0, area: 'all', period: 'week', page: 1, size: INSTEAD }) : null,
  ])
  const shown = new Set(results?.list.map(hit => hit.vod?.id))
  return { query, results, best, hot: hot.words, instead: (instead?.list ?? []).filter(work => !shown.has(work.id)) }
}

/** A page after the last one leads to that. */
function keepWithin({ text, filter }: SearchQuery, page: number, last: number): void {
  if (last > 0 && page > last)
    throw redirect(pages.search(text, { ...filter, page: last > 1 ? String(last) : undefined }))
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const root = matches[0]?.loaderData as RootData | undefined
  if (!root || !loaderData) return []
  const { text, filter } = loaderData.query
  const t = stringsOf(root.lang).search
  const title = text === '' ? t.title : fill(t.results, { text })
  // Endless addresses of other people's lists: nothing for an index.
  return [...pageMeta(root, { title, path: pages.search(text, filter) }), { name: 'robots', content: 'noindex,follow' }]
}

export default function SearchPage() {
  const { query, results, best, hot, instead } = useLoaderData<typeof loader>()
  const t = useStrings().search
  const { text } = query
  const hits = best ? (results?.list.slice(1) ?? []) : (results?.list ?? [])
  return (
    <div className="wrap page-top">
      <div className="search-head">
        <h1>{text === '' ? t.title : fill(t.results, { text })}</h1>
        {results && (
          <span className="text-ink-3">
            {fill(results.isCapped && results.total > 0 ? t.totalCapped : t.total, { n: results.total })}
          </span>
        )}
      </div>
      {results && <SearchKinds query={query} results={results} />}
      <PageAnchor place="LIST1" />
      <div className="with-side search-columns">
        <div className="min-w-0">
          {results && <SearchFilters query={query} results={results} />}
          {best && <SearchBest work={best.work} why={best.why} />}
          {results && hits.length > 0 && (
            <SearchList query={query} hits={hits} page={results.page} last={Math.ceil(results.total / SIZE)} />
          )}
          {(results === null || results.list.length === 0) && <Nothing query={query} />}
          {instead.length > 0 && (
            <Section title={t.instead}>
              <WorkGrid works={instead} grid="side" rows={2} />
            </Section>
          )}
        </div>
        <SearchHot words={hot} />
      </div>
    </div>
  )
}

function Nothing({ query: { text, filter } }: { query: SearchQuery }) {
  const t = useStrings().search
  if (text === '') return <Empty kind="none" title={t.ask} hint={t.askHint} />
  const narrowed = isNarrowed(filter) || filter.kind !== undefined || filter.page !== undefined
  return (
    <Empty kind="none" title={fill(t.empty, { text })} hint={narrowed ? t.emptyFiltered : t.emptyHint}>
      {narrowed && (
        <ButtonLink kind="primary" href={pages.search(text)}>
          {t.clearFilters}
        </ButtonLink>
      )}
    </Empty>
  )
}
