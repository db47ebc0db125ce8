/** Canonical addresses of the site's pages. Every link is made here; old forms lead to these, see `legacy.ts`. */

export type LiveKind = 'tv' | 'us' | 'circle'
export const vodOrders = ['latest', 'hot', 'score', 'new'] as const
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
  rank: () => '/rank',
  vip: () => '/vip',
  update: () => '/update',
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
  search: (q = '') => withQuery('/search', new URLSearchParams(q === '' ? {} : { q })),
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
