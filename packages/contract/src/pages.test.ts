import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Legacy, resolveLegacy } from './legacy.ts'
import { isKnownPage, pages, pageTarget } from './pages.ts'

test('a path of nothing but slashes is read in a moment', () => {
  const start = performance.now()
  expect(resolveLegacy(`${'/'.repeat(200_000)}x`)).toBeNull()
  expect(performance.now() - start).toBeLessThan(1_500)
})

const page = (address: string): Legacy => ({ kind: 'page', address })
const work = (workId: number, sid: number | null = null, nid: number | null = null): Legacy => ({
  kind: 'lookup',
  of: 'work',
  workId,
  sid,
  nid,
})
const category = (to: 'nav' | 'tabs', name: string, id = 0, filter: object = {}): Legacy => ({
  kind: 'lookup',
  of: 'category',
  page: to,
  name,
  id,
  filter,
})

/** Row of the route table → canonical addresses, and old forms with where they lead. */
const rows: { row: string; canonical: string[]; old: [address: string, to: Legacy][] }[] = [
  {
    row: 'home',
    canonical: ['/'],
    old: [
      ['/index.html', page('/')],
      ['/index.php/index.html', page('/')],
      ['/index.php', page('/')],
    ],
  },
  {
    row: 'detail',
    canonical: ['/details/2/1024'],
    old: [
      ['/details-2-1024.html', page('/details/2/1024')],
      ['/details-02-0001024.html', page('/details/2/1024')],
      ['/details/2/1024/', page('/details/2/1024')],
      ['/index.php/vod/detail/id/1024', work(1024)],
      ['/index.php/vod/detail/id/1024.html', work(1024)],
    ],
  },
  {
    row: 'vod player',
    canonical: ['/player/vod/2/1024/14'],
    old: [
      ['/player/vod/2-1024-14.html', page('/player/vod/2/1024/14')],
      ['/index.php/vod/play/id/1024/sid/2/nid/14', work(1024, 2, 14)],
      ['/index.php/vod/play/id/1024/sid/2/nid/14.html', work(1024, 2, 14)],
    ],
  },
  {
    row: 'live player',
    canonical: ['/player/live/tv/0/12', '/player/live/us/2/9', '/player/live/circle/0/3'],
    old: [
      ['/player/live/tv-12-3.html', page('/player/live/tv/3/12')],
      ['/player/live/us/4/5/0/9', page('/player/live/us/0/9?type=4&group=5')],
      ['/player/live/cctv/1/12', page('/player/live/tv/1/12')],
      ['/player/live/12', page('/player/live/tv/0/12')],
      ['/player/live/anything', page('/player/live/tv/0/0')],
      ['/player/live/any/thing/else.html', page('/player/live/tv/0/0')],
    ],
  },
  {
    row: 'match player',
    canonical: ['/player/match/77/0', '/player/match/77/3'],
    old: [
      ['/player/match/77-3.html', page('/player/match/77/3')],
      ['/player/match/77', page('/player/match/77/0')],
      ['/player/match/77.html', page('/player/match/77/0')],
      ['/match/play/77/3', page('/player/match/77/3')],
      ['/player/match/anything', page('/match/single')],
    ],
  },
  { row: 'match list', canonical: ['/match/single'], old: [['/match/single/', page('/match/single')]] },
  { row: 'password', canonical: ['/player/password'], old: [] },
  {
    row: 'rank',
    canonical: ['/rank'],
    old: [
      ['/index.php/label/rank', page('/rank')],
      ['/index.php/label/hot.html', page('/rank')],
    ],
  },
  { row: 'vip', canonical: ['/vip'], old: [['/vip.html', page('/vip')]] },
  { row: 'update', canonical: ['/update'], old: [['/index.php/map/index.html', page('/update')]] },
  {
    row: 'category browsing',
    canonical: ['/nav/2/0', '/nav/2/21'],
    old: [
      [
        '/nav/2/大陆/2024/古装/all/all/hits',
        page('/nav/2/0?types=%E5%8F%A4%E8%A3%85&area=%E5%A4%A7%E9%99%86&year=2024&order=hot'),
      ],
      ['/nav/2/all/all/all/A/1/latest', page('/nav/2/0?letter=A&vip=1')],
      [
        '/nav/电视剧/全部/全部/全部/全部/全部/最热.html',
        category('nav', '电视剧', 0, {
          area: '全部',
          year: '全部',
          types: '全部',
          letter: '全部',
          vip: '全部',
          order: 'hot',
        }),
      ],
      ['/index.php/vod/show/21/2', page('/nav/2/21')],
      ['/index.php/vod/show/id/2.html', page('/nav/2/0')],
      [
        '/index.php/vod/show/area/大陆/by/score/id/2/page/3.html',
        page('/nav/2/0?area=%E5%A4%A7%E9%99%86&order=score&page=3'),
      ],
    ],
  },
  {
    row: 'tabs',
    canonical: ['/tabs/2'],
    old: [
      ['/tabs-2.html', page('/tabs/2')],
      ['/tabs/dianshiju', category('tabs', 'dianshiju')],
      ['/index.php/vod/type/id/2.html', page('/tabs/2')],
    ],
  },
  {
    row: 'search',
    canonical: ['/search'],
    old: [
      ['/index.php/vod/search.html?wd=长河', page('/search?q=%E9%95%BF%E6%B2%B3')],
      ['/index.php/vod/search', page('/search')],
      ['/index.php/vod/search/wd/长河.html', page('/search?q=%E9%95%BF%E6%B2%B3')],
    ],
  },
  {
    row: 'download',
    canonical: ['/download'],
    old: [
      ['/download.html', page('/download')],
      ['/download.html?type=android', page('/download?type=android')],
    ],
  },
  {
    row: 'user',
    canonical: ['/user/info', '/user/sub', '/user/comment', '/user/access', '/user/back', '/user/favorite'],
    old: [['/user', page('/user/info')]],
  },
  { row: 'ads', canonical: ['/ads', '/ads/info/3', '/ads/form'], old: [['/ads/', page('/ads')]] },
]

const resolve = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site.test')
  return resolveLegacy(pathname, search)
}

describe.each(rows)('$row', ({ canonical, old }) => {
  test.each(canonical)('%s is canonical', address => {
    expect(isKnownPage(address)).toBe(true)
    expect(resolveLegacy(address)).toBeNull()
    expect(resolveLegacy(address, 'a=1')).toBeNull()
  })
  test.each(old)('%s', (address, to) => {
    expect(resolve(address)).toEqual(to)
  })
})

test('unknown paths lead nowhere', () => {
  for (const path of [
    '/nothing',
    '/details/2',
    '/details/2/x',
    '/player/vod/1/2',
    '//evil.test',
    '/%',
    '/%ff',
    '/user/x',
  ]) {
    expect([path, isKnownPage(path), resolveLegacy(path)]).toEqual([path, false, null])
  }
})

test('every builder makes an address that is known', () => {
  const built = [
    pages.home(),
    pages.detail(2, 1024),
    pages.vodPlayer(2, 1024, 20001),
    pages.livePlayer('us', 0, 9),
    pages.matchPlayer(77),
    pages.matches(),
    pages.password(),
    pages.rank(),
    pages.vip(),
    pages.update(),
    pages.nav(2, 0, { types: '古装', order: 'hot', area: 'all' }),
    pages.tabs(2),
    pages.search('长河 & 灯塔?'),
    pages.download('android'),
    pages.user(),
    pages.user('favorite'),
    pages.ads(),
    pages.adsInfo(1),
    pages.adsForm(),
  ]
  for (const address of built) expect([address, isKnownPage(address.split('?')[0] ?? '')]).toEqual([address, true])
  expect(pages.nav(2, 0, { order: 'latest', types: 'all', page: '1' })).toBe('/nav/2/0')
  expect(new URLSearchParams(pages.search('长河 & 灯塔?').split('?')[1]).get('q')).toBe('长河 & 灯塔?')
})

test('a request means its path and the fields its page reads, in their order', () => {
  const meant = (path: string, query: string) => pageTarget(path, new URLSearchParams(query))
  expect(meant('/rank', 'utm_source=mail&by=day&type=2&type=3&lang=t')).toBe('/rank?type=2&by=day')
  expect(meant('/nav/1/0', 'page=2&x=1&types=%E6%82%AC%E7%96%91&area=')).toBe(
    '/nav/1/0?types=%E6%82%AC%E7%96%91&page=2',
  )
  expect(meant('/search', `q=${'x'.repeat(300)}`)).toBe(`/search?q=${'x'.repeat(100)}`)
  expect(meant('/details/1/2', 'type=1')).toBe('/details/1/2')
})

const word = fc.oneof(
  fc.string(),
  fc.nat().map(String),
  fc.constantFrom('..', '.', '', '//evil.test', '%2F%2Fevil.test', '\\\\evil', '\r\nset-cookie: a', '%', '\ud800'),
)
const shape = fc.constantFrom(
  ...rows.flatMap(({ canonical, old }) => [...canonical, ...old.map(([address]) => address.split('?')[0] ?? '')]),
)
/** A path of the table with some of its segments replaced by anything. */
const nearly = fc.tuple(shape, fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat()).map(([path, words, seed]) =>
  path
    .split('/')
    .map((segment, at) => (at > 0 && (seed >> at) % 2 === 1 ? (words[at % words.length] ?? '') : segment))
    .join('/'),
)

test('legacy: never throws, always leads to a known page of this site, never in circles', () => {
  fc.assert(
    fc.property(fc.oneof(nearly, fc.webPath(), fc.string()), fc.string(), (path, query) => {
      const result = resolveLegacy(path, query)
      if (result?.kind !== 'page') return
      const to = new URL(result.address, 'http://site.test')
      expect(to.origin).toBe('http://site.test')
      expect(result.address).toMatch(/^\/(?![/\\])/)
      expect(result.address).not.toMatch(/[\r\n\s]/)
      expect(to.pathname).toBe(result.address.split('?')[0])
      expect(isKnownPage(to.pathname)).toBe(true)
      expect(resolveLegacy(to.pathname, to.search)).toBeNull()
    }),
    { numRuns: 2000 },
  )
})
