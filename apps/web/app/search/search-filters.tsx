import { pages, type RouteOf, type RouteOutput, searchOrders } from '@xinghe/contract/client'
import { ChipLink } from '@xinghe/ui'
import { useStrings } from '../core/zh.ts'
import { isNarrowed, type SearchQuery } from './search-query.ts'

type Results = RouteOutput<RouteOf<'search.results'>>

const MOST_AREAS = 8
const MOST_YEARS = 10
/** So few are seen at once. */
const FEW = 6

interface SearchFiltersProps {
  query: SearchQuery
  results: Results
}

/** The kinds of results as tabs, each with how many it has. */
export function SearchKinds({ query: { text, filter }, results }: SearchFiltersProps) {
  const t = useStrings().search
  return (
    <nav className="search-kinds nav-orders" aria-label={t.kinds}>
      {results.counts.map(({ kind, name, total }) => (
        <a
          key={kind}
          href={pages.search(text, { ...filter, kind, page: undefined })}
          aria-current={kind === (filter.kind ?? 'all') ? 'true' : undefined}
        >
          {name}{' '}
          <em className="num">
            {total}
            {results.isCapped && total > 0 && '+'}
          </em>
        </a>
      ))}
    </nav>
  )
}

/** Conditions that narrow the results, and their order. */
export function SearchFilters({ query, results }: SearchFiltersProps) {
  const t = useStrings().search
  const { text, filter } = query
  if (results.total <= FEW && !isNarrowed(filter) && filter.order === undefined) return null
  const to = (change: object) => pages.search(text, { ...filter, ...change, page: undefined })
  const rows = [
    {
      field: 'order' as const,
      label: t.orders,
      any: null,
      choices: searchOrders.map(order => ({ value: order, name: order === 'hot' ? t.hottest : t[order] })),
    },
    {
      field: 'area' as const,
      label: t.area,
      any: t.any,
      choices: results.areas.slice(0, MOST_AREAS).map(name => ({ value: name, name })),
    },
    {
      field: 'year' as const,
      label: t.year,
      any: t.any,
      choices: results.years.slice(0, MOST_YEARS).map(year => ({ value: String(year), name: String(year) })),
    },
    {
      field: 'vip' as const,
      label: t.vip,
      any: t.any,
      choices: [
        { value: '1', name: t.vipOnly },
        { value: '0', name: t.freeOnly },
      ],
    },
  ]
  return (
    <section className="filters panel mb-5" aria-label={t.filters}>
      {rows
        .filter(row => row.choices.length > 1 || filter[row.field] !== undefined)
        .map(({ field, label, any, choices }) => (
          <div key={field}>
            <h2 className="filters-name">{label}</h2>
            <nav aria-label={label}>
              {any && (
                <ChipLink href={to({ [field]: undefined })} chosen={filter[field] === undefined}>
                  {any}
                </ChipLink>
              )}
              {choices.map(({ value, name }) => (
                <ChipLink
                  key={value}
                  href={to({ [field]: value })}
                  chosen={value === (filter[field] ?? (field === 'order' ? 'best' : undefined))}
                >
                  {name}
                </ChipLink>
              ))}
            </nav>
          </div>
        ))}
    </section>
  )
}
