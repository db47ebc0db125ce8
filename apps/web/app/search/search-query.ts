import { type SearchFilter, searchFields, searchOrders } from '@xinghe/contract/client'

/** The contract takes no more; what was typed beyond it can only narrow an answer that has none. */
const MOST_CHARS = 60

export type SearchOrder = (typeof searchOrders)[number]

export interface SearchQuery {
  /** What to search for; empty when nothing was asked. */
  text: string
  filter: SearchFilter
}

/** What an address asks for: text without control characters and cut to a length the server takes, known conditions only. */
export function readQuery(params: URLSearchParams): SearchQuery {
  const filter: SearchFilter = {}
  for (const field of searchFields) {
    const value = params.get(field)?.trim() ?? ''
    if (value !== '' && isGood[field](value)) filter[field] = value
  }
  return { text: cleanText(params.get('q') ?? ''), filter }
}

function cleanText(typed: string): string {
  const plain = typed
    .slice(0, MOST_CHARS * 4)
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  let text = ''
  for (const letter of plain) {
    if (text.length + letter.length > MOST_CHARS) break
    text += letter
  }
  return text.trim()
}

const isGood: Record<(typeof searchFields)[number], (value: string) => boolean> = {
  kind: value => /^(?:channel|match|replay|vod|\d{1,9})$/.test(value),
  order: value => (searchOrders as readonly string[]).includes(value),
  area: value => value.length <= 20,
  year: value => /^\d{4}$/.test(value),
  vip: value => value === '0' || value === '1',
  page: value => /^[1-9]\d{0,3}$/.test(value),
}

/** The call's input for a query. */
export function resultsInput({ text, filter }: SearchQuery, size: number) {
  return {
    text,
    kind: filter.kind ?? 'all',
    order: (filter.order ?? 'best') as SearchOrder,
    page: Number(filter.page ?? 1),
    size,
    area: filter.area ?? '',
    year: filter.year ?? '',
    vip: filter.vip ?? '',
  }
}

/** True when anything but the tab and the order narrows the results. */
export const isNarrowed = ({ area, year, vip }: SearchFilter): boolean =>
  area !== undefined || year !== undefined || vip !== undefined
