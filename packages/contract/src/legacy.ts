import { isKnownPage, type LiveKind, type NavFilter, navFields, pages, vodOrders, withQuery } from './pages.ts'

/** Where an old address leads. `lookup` needs the database before the canonical address can be built. */
export type Legacy =
  | { kind: 'page'; address: string }
  /** Detail page of a work when `nid` is null, else the episode at that position of line group `sid`. */
  | { kind: 'lookup'; of: 'work'; workId: number; sid: number | null; nid: number | null }
  /** A category by its `typeName` or `typeEn`; finish with `pages.nav(typeId, id, filter)` or `pages.tabs(typeId)`. */
  | { kind: 'lookup'; of: 'category'; page: 'nav' | 'tabs'; name: string; id: number; filter: NavFilter }

type Params = Record<string, string>
type Row = readonly [pattern: string, to: (params: Params, query: URLSearchParams) => Legacy]

const digits = /^\d{1,10}$/
/** The highest number the database can ask for; nothing has one that high. */
const HIGHEST = 2_147_483_647
const number = (text: string | undefined) =>
  text !== undefined && digits.test(text) ? Math.min(Number(text), HIGHEST) : 0

/** To a page; the query goes along, what the address itself says wins. */
function to(address: string, query: URLSearchParams): Legacy {
  const [path = '/', own = ''] = address.split('?')
  const merged = new URLSearchParams(own)
  const said = new Set(merged.keys())
  for (const [name, value] of query) if (!said.has(name)) merged.append(name, value)
  return { kind: 'page', address: withQuery(path, merged) }
}

const orders: Record<string, string> = {
  time: 'latest',
  time_add: 'new',
  hits: 'hot',
  最新: 'latest',
  最热: 'hot',
  人气: 'hot',
  评分: 'score',
}

function nav(type: string, id: string | undefined, given: NavFilter): Legacy {
  const order = orders[given.order ?? ''] ?? given.order ?? ''
  const filter = { ...given, order: (vodOrders as readonly string[]).includes(order) ? order : undefined }
  if (digits.test(type)) return { kind: 'page', address: pages.nav(Number(type), number(id), filter) }
  return { kind: 'lookup', of: 'category', page: 'nav', name: type, id: number(id), filter }
}

function tabs(type: string): Legacy {
  if (digits.test(type)) return { kind: 'page', address: pages.tabs(Number(type)) }
  return { kind: 'lookup', of: 'category', page: 'tabs', name: type, id: 0, filter: {} }
}

const navQuery = (query: URLSearchParams): NavFilter =>
  Object.fromEntries(navFields.map(field => [field, query.get(field) ?? undefined]))

/** MacCMS lists: conditions as name/value pairs in any order, `/area/大陆/by/hits/id/2`. */
function show(rest: string, query: URLSearchParams): Legacy {
  const parts = rest.split('/')
  if (parts.length === 2 && parts.every(part => digits.test(part)))
    return nav(parts[1] ?? '', parts[0], navQuery(query))
  const pairs = new URLSearchParams(query)
  for (let at = 0; at + 1 < parts.length; at += 2) pairs.set(parts[at] ?? '', parts[at + 1] ?? '')
  const get = (name: string) => pairs.get(name) ?? undefined
  return nav(get('id') ?? '0', '0', {
    types: get('class'),
    tags: get('tag'),
    area: get('area'),
    year: get('year'),
    lang: get('lang'),
    letter: get('letter'),
    order: get('by'),
    page: get('page'),
  })
}

const live = (kind: string, stream: string | undefined, id: string | undefined) =>
  pages.livePlayer(
    (['tv', 'us', 'circle'] as string[]).includes(kind) ? (kind as LiveKind) : 'tv',
    number(stream),
    number(id),
  )

const work = (id: string | undefined, sid: string | null, nid: string | null): Legacy => ({
  kind: 'lookup',
  of: 'work',
  workId: number(id),
  sid: sid === null ? null : number(sid),
  nid: nid === null ? null : number(nid),
})

/**
 * Every other form of the route table, first match wins. `{name}` is one segment or part of one, `{n:name}` digits,
 * `{*name}` the rest. A trailing `.html` of `/index.php/…` and a trailing slash are gone before matching.
 */
const table: readonly Row[] = [
  ['/index', (_, q) => to(pages.home(), q)],
  ['/index.php', (_, q) => to(pages.home(), q)],
  ['/index.php/index', (_, q) => to(pages.home(), q)],

  ['/details-{n:type}-{n:id}', ({ type, id }, q) => to(pages.detail(number(type), number(id)), q)],
  ['/index.php/vod/detail/id/{n:id}', ({ id }) => work(id, null, null)],

  [
    '/player/vod/{n:pidId}-{n:id}-{n:level}',
    (p, q) => to(pages.vodPlayer(number(p.pidId), number(p.id), number(p.level)), q),
  ],
  ['/index.php/vod/play/id/{n:id}/sid/{n:sid}/nid/{n:nid}', ({ id, sid = '1', nid = '1' }) => work(id, sid, nid)],

  [
    '/player/live/us/{type}/{group}/{n:stream}/{n:id}',
    ({ type = '', group = '', stream, id }, q) =>
      to(withQuery(live('us', stream, id), new URLSearchParams({ type, group })), q),
  ],
  ['/player/live/{types}-{n:id}-{n:ids}', ({ types = '', id, ids }, q) => to(live(types, ids, id), q)],
  ['/player/live/{types}/{n:stream}/{n:id}', ({ types = '', stream, id }, q) => to(live(types, stream, id), q)],
  ['/player/live/{n:id}', ({ id }, q) => to(live('tv', '0', id), q)],
  ['/player/live/{*rest}', (_, q) => to(live('tv', '0', '0'), q)],

  ['/player/match/{n:id}-{n:stream}', ({ id, stream }, q) => to(pages.matchPlayer(number(id), number(stream)), q)],
  ['/player/match/{n:id}', ({ id }, q) => to(pages.matchPlayer(number(id)), q)],
  ['/match/play/{n:id}/{n:stream}', ({ id, stream }, q) => to(pages.matchPlayer(number(id), number(stream)), q)],
  ['/match/play/{n:id}', ({ id }, q) => to(pages.matchPlayer(number(id)), q)],
  ['/player/match/{*rest}', (_, q) => to(pages.matches(), q)],

  ['/index.php/label/{*type}', (_, q) => to(pages.rank(), q)],
  ['/index.php/map/{*type}', (_, q) => to(pages.update(), q)],

  [
    '/nav/{type}/{areas}/{year}/{types}/{letter}/{vip}/{order}',
    ({ type = '', areas, ...rest }) => nav(type, '0', { ...rest, area: areas }),
  ],
  ['/nav/{type}/{n:id}', ({ type = '', id }, q) => nav(type, id, navQuery(q))],
  ['/index.php/vod/show/{*rest}', ({ rest = '' }, q) => show(rest, q)],

  ['/tabs-{n:id}', ({ id = '' }) => tabs(id)],
  ['/tabs/{type}', ({ type = '' }) => tabs(type)],
  ['/index.php/vod/type/id/{type}', ({ type = '' }) => tabs(type)],

  ['/index.php/vod/search/wd/{words}', ({ words }) => to(pages.search(words), new URLSearchParams())],
  ['/index.php/vod/{*type}', (_, q) => to(pages.search(q.get('q') ?? q.get('wd') ?? ''), new URLSearchParams())],

  ['/download', (_, q) => to(pages.download(), q)],
  ['/user', (_, q) => to(pages.user(), q)],
]

const compiled = table.map(([pattern, resolve]) => {
  const names: string[] = []
  const source = pattern
    .replaceAll('.', '\\.')
    .replace(/\{(n:|\*)?(\w+)\}/g, (_, kind: string | undefined, name: string) => {
      names.push(name)
      return kind === 'n:' ? '(\\d{1,10})' : kind === '*' ? '(.*)' : '([^/]+)'
    })
  return { names, test: new RegExp(`^${source}$`, 'u'), resolve }
})

/**
 * Where a path that is not canonical leads; null when it is canonical already or is no page at all (then the home page).
 * @param path pathname as it stands in the address, percent-escapes included
 */
export function resolveLegacy(path: string, query: URLSearchParams | string = ''): Legacy | null {
  if (isKnownPage(path)) return null
  const text = decoded(path)
  if (text === undefined) return null
  const plain = withoutTrailingSlashes(text).replace(/\.html$/, '')
  const search = new URLSearchParams(query)
  if (isKnownPage(plain || '/')) return to(plain || '/', search)
  for (const { names, test, resolve } of compiled) {
    const match = test.exec(plain)
    if (match) return resolve(Object.fromEntries(names.map((name, at) => [name, match[at + 1] ?? ''])), search)
  }
  return null
}

/** By hand: the pattern for it takes time by the square of the slashes that stand elsewhere. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** Undefined for escapes that are no UTF-8. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
