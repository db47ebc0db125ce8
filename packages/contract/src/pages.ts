/** Canonical addresses of the site's pages. Every link is made here; old forms lead to these, see `legacy.ts`. */

export type LiveKind = 'tv' | 'us' | 'circle'
export const vodOrders = ['latest', 'hot', 'score', 'new'] as const
/** Lists end here: nobody pages further, and a database should not either. */
export const LISTED_WORKS = 20_000
export const rankKinds = ['day', 'week', 'month', 'all', 'score'] as const
export type RankKind = (typeof rankKinds)[number]
export type VodOrder = (typeof vodOrders)[number]

/** Conditions of category browsing; left out or `all` means "no condition", order defaults to `latest`. */
export interface NavFilter {
  /** Genre. */
  types?: string | undefined
  tags?: string | undefined
  area?: string | undefined
  year?: string | undefined
  lang?: string | undefined
  letter?: string | undefined
  /** `1` VIP only, `0` free only. */
  vip?: string | undefined
  order?: string | undefined
  page?: string | undefined
}
export const navFields = ['types', 'tags', 'area', 'year', 'lang', 'letter', 'vip', 'order', 'page'] as const

export const searchOrders = ['best', 'latest', 'hot', 'score'] as const
/** Conditions of search results; left out or `all` means "no condition", order defaults to `best`. */
export interface SearchFilter {
  /** Kind of result or a category id. */
  kind?: string | undefined
  order?: string | undefined
  area?: string | undefined
  year?: string | undefined
  vip?: string | undefined
  page?: string | undefined
}
export const searchFields = ['kind', 'order', 'area', 'year', 'vip', 'page'] as const

const userPages = ['info', 'back', 'favorite', 'comment', 'sub', 'access'] as const
/** info 个人信息 · back 历史回看 · favorite 我的收藏 · comment 我的评论 · sub 预约赛事 · access 关注频道 */
export type UserPage = (typeof userPages)[number]

const defaults = new Set(['', 'all', '全部'])

/** Addresses of pages. Numbers are ids; a `typeId` is that of the top category. */
export const pages = {
  home: () => '/',
  detail: (typeId: number, id: number) => `/details/${typeId}/${id}`,
  vodPlayer: (typeId: number, id: number, level: number) => `/player/vod/${typeId}/${id}/${level}`,
  /** `stream` 0 is the first line, `id` 0 the first channel. */
  livePlayer: (kind: LiveKind, stream: number, id: number) => `/player/live/${kind}/${stream}/${id}`,
  /** `stream` 0 is the main signal. */
  matchPlayer: (id: number, stream = 0) => `/player/match/${id}/${stream}`,
  matches: () => '/match/single',
  password: () => '/player/password',
  /** `typeId` 0 is all categories side by side. */
  rank: (typeId = 0, by: RankKind = 'week') => {
    const query = new URLSearchParams()
    if (typeId !== 0) query.set('type', String(typeId))
    if (by !== 'week') query.set('by', by)
    return withQuery('/rank', query)
  },
  vip: () => '/vip',
  /** `typeId` 0 is all categories. */
  update: (typeId = 0) => withQuery('/update', new URLSearchParams(typeId === 0 ? {} : { type: String(typeId) })),
  /** `typeId` 0 is all categories. */
  updateFeed: (typeId = 0) =>
    withQuery('/update.rss', new URLSearchParams(typeId === 0 ? {} : { type: String(typeId) })),
  /** `id` is a child category or 0. Fields in a fixed order and without defaults: one list, one address. */
  nav: (typeId: number, id = 0, filter: NavFilter = {}) => {
    const query = new URLSearchParams()
    for (const field of navFields) {
      const value = filter[field] ?? ''
      const isDefault =
        defaults.has(value) || (field === 'order' && value === 'latest') || (field === 'page' && value === '1')
      if (!isDefault) query.set(field, value)
    }
    return withQuery(`/nav/${typeId}/${id}`, query)
  },
  tabs: (typeId: number) => `/tabs/${typeId}`,
  search: (q = '', filter: SearchFilter = {}) => {
    const query = new URLSearchParams(q === '' ? {} : { q })
    for (const field of searchFields) {
      const value = filter[field] ?? ''
      const isDefault =
        defaults.has(value) || (field === 'order' && value === 'best') || (field === 'page' && value === '1')
      if (!isDefault) query.set(field, value)
    }
    return withQuery('/search', query)
  },
  download: (platform = '') => withQuery('/download', new URLSearchParams(platform === '' ? {} : { type: platform })),
  user: (page: UserPage = 'info') => `/user/${page}`,
  ads: () => '/ads',
  adsInfo: (id: number) => `/ads/info/${id}`,
  adsForm: () => '/ads/form',
}

/** `path` with `query` behind it, without a lonely question mark. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The query fields that change what a page shows. */
const pageFields: readonly (readonly [prefix: string, fields: readonly string[]])[] = [
  ['/nav/', navFields],
  ['/rank', ['type', 'by']],
  ['/update', ['type']],
  ['/search', ['q', ...searchFields]],
  ['/download', ['type']],
  ['/player/live/us/', ['type', 'group']],
  ['/player/password', ['type', 'id', 'level']],
]
const MOST_VALUE = 100

/** What a request for a page means, as path and query: fields that change nothing, such as those of campaigns, are left out. */
export function pageTarget(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of pageFields.find(([prefix]) => path.startsWith(prefix))?.[1] ?? []) {
    const value = query.get(name)
    if (value) kept.set(name, value.slice(0, MOST_VALUE))
  }
  return withQuery(path, kept)
}

const known = new RegExp(
  `^/(|details/N/N|player/vod/N/N/N|player/live/(tv|us|circle)/N/N|player/match/N/N|player/password|match/single|rank|vip|update|nav/N/N|tabs/N|search|download|user/(${userPages.join('|')})|ads|ads/info/N|ads/form)$`.replaceAll(
    'N',
    '\\d{1,10}',
  ),
)

/** True when `path` (without query) is the canonical address of a page; what it names may still not exist. */
export function isKnownPage(path: string): boolean {
  return known.test(path)
}
