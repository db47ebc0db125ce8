import { type NavFilter, pages, type VodCategory, type VodOrder, vodOrders } from '@xinghe/contract/client'
import type { Strings } from '../core/zh.ts'

/** Where a visitor browses: a top category (0 all) and a child of it (0 none). */
export interface NavPlace {
  typeId: number
  childId: number
  /** Name of the child, else of the top category; empty for all. */
  name: string
}

/** Conditions of the address that can be met at all; everything else is left out of it. */
export type Filter = { [K in keyof NavFilter]?: string }

const MAX_CHARS = 40
const MAX_PAGE = 100_000
const MAX_YEARS = 150

const word = (text: string) => text.length <= MAX_CHARS && !/\p{Cc}/u.test(text)

const accepts: Record<keyof NavFilter, (text: string) => boolean> = {
  types: word,
  tags: word,
  area: word,
  lang: word,
  year(text) {
    const match = /^(\d{4})(?:-(\d{4}))?$/.exec(text)
    return match !== null && Math.abs(Number(match[1]) - Number(match[2] ?? match[1])) <= MAX_YEARS
  },
  letter: text => /^[A-Z0]$/.test(text),
  vip: text => text === '0' || text === '1',
  order: text => (vodOrders as readonly string[]).includes(text),
  page: text => /^[1-9]\d{0,5}$/.test(text) && Number(text) <= MAX_PAGE,
}

/** The conditions of an address. */
export function readFilter(query: URLSearchParams): Filter {
  const filter: Filter = {}
  for (const field of Object.keys(accepts) as (keyof NavFilter)[]) {
    const given = (query.get(field) ?? '').trim()
    const text = field === 'letter' ? given.toUpperCase() : given
    if (text !== '' && text !== 'all' && text !== '全部' && accepts[field](text)) filter[field] = text
  }
  return filter
}

/** What `vod.list` takes. */
export function listInput({ typeId, childId }: NavPlace, filter: Filter, size: number) {
  const { types = 'all', tags = '', area = 'all', year = 'all', lang = 'all', letter = 'all', vip = 'all' } = filter
  const order = (filter.order ?? 'latest') as VodOrder
  const page = Number(filter.page ?? 1)
  return { typeId: childId || typeId, genre: types, tags, area, year, lang, letter, vip, order, page, size }
}

export interface Condition {
  field: keyof NavFilter | 'child'
  name: string
  /** Address of the list without it. */
  without: string
}

/** What the visitor picked, in the order of the filter rows. */
export function conditionsOf(place: NavPlace, filter: Filter, t: Strings['nav']): Condition[] {
  const { page: _, ...rest } = filter
  const names: Partial<Record<keyof NavFilter, string | undefined>> = {
    types: filter.types,
    tags: filter.tags,
    area: filter.area,
    lang: filter.lang,
    year: filter.year,
    vip: filter.vip && (filter.vip === '1' ? t.vipOnly : t.free),
    letter: filter.letter && (filter.letter === '0' ? t.digits : filter.letter),
  }
  const picked = (Object.entries(names) as [keyof NavFilter, string | undefined][]).flatMap(([field, name]) =>
    name ? [{ field, name, without: pages.nav(place.typeId, place.childId, { ...rest, [field]: undefined }) }] : [],
  )
  if (place.childId === 0) return picked
  return [{ field: 'child', name: place.name, without: pages.nav(place.typeId, 0, rest) }, ...picked]
}

/** Years one by one, then by fives, then all before. */
export function yearChoices(years: readonly number[], t: Strings['nav']): { value: string; name: string }[] {
  const single = years.slice(0, 6).map(year => ({ value: String(year), name: String(year) }))
  const [newest, oldest] = [years[5], years.at(-1)]
  if (newest === undefined || oldest === undefined || oldest >= newest) return single
  const spans = [newest - 1, newest - 6]
    .filter(to => to >= oldest)
    .map(to => ({ value: `${to - 4}-${to}`, name: `${to}–${to - 4}` }))
  const before = newest - 11
  if (before < oldest) return [...single, ...spans]
  return [...single, ...spans, { value: `${Math.max(oldest, before - MAX_YEARS)}-${before}`, name: t.earlier }]
}

/** Chips of a place: those of its category, or of all of them together. */
export function chipsOf(types: readonly VodCategory[], { typeId, childId }: NavPlace) {
  const own = types.find(item => item.typeId === (childId || typeId))
  if (own) return own
  const tops = types.filter(item => item.typePid === 0)
  return {
    genres: [...new Set(tops.flatMap(item => item.genres.slice(0, 6)))],
    areas: [...new Set(tops.flatMap(item => item.areas.slice(0, 8)))].slice(0, 16),
    years: [...new Set(tops.flatMap(item => item.years))].toSorted((a, b) => b - a),
  }
}
