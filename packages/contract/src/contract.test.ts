import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { codes } from './codes.ts'
import { routes } from './contract.ts'
import { manifest } from './manifest.gen.ts'
import { notBuilt } from './not-built.ts'
import { buildRequest } from './request.ts'
import { guestCode } from './route.ts'

/** The calls of the specification, section 7, as they are written there; a number counts unnamed path parameters. */
const specified = {
  POST: `/pub/index/titles /pub/index/activeLives /pub/index/tvs /pub/index/sports /pub/active/groups /pub/active/info
    /pub/active/lives /pub/active/recommend /pub/live/sub /pub/user/subs /pub/live/teams /pub/live/vod/list
    /pub/tv/programmes /pub/tv/vod/url /pub/tv/recommend /pub/tv/rank /pub/user/play/token /pub/user/watch/save
    /pub/user/watches /pub/user/favorite/save /pub/user/favorite/cancel/channel /pub/user/favorites /pub/circle/lives
    /pub/circle/detail /pub/circle/groups /pub/overseas/tags /pub/overseas/lives /pub/overseas/urls
    /pub/overseas/recommend /pub/overseas/recommend/sport /pub/vod/favorite /pub/vod/favorite/cancel /pub/vod/up
    /pub/vod/score /pub/vod/watch/record /pub/vod/favorite/list /pub/vod/history/list /pub/my/comment/list
    /pub/comment/captcha /pub/comment/commit /pub/comment/delete /pub/comment/thumbUp /pub/comment/thumbDown
    /danmaku/send /pub/index/message/state /pub/user/history/delete /pub/vod/history/delete /pub/user/history/clear
    /pub/live/dis/sub /common/hits /common/cooperate /pub/user/third/login /pub/user/third/register
    /pub/user/third/bind /pub/user/third/unbind /pub/captcha /pub/email/forget /pub/user/forget /pub/user/info
    /pub/user/login /pub/user/register /pub/user/update /common/vip/payments /pub/index/read/messages
    /pub/email/register /pub/user/upgrade /pub/user/watches/sync`,
  GET: `/v1/pub/index/banners /v1/pub/index/data /v1/pub/index/lives/4 /v1/pub/live/groups /v1/pub/live/info/4
    /v1/pub/live/vod/info /v1/pub/live/vod/all/list /v1/pub/live/list/7 /v1/pub/live/conditions /v1/pub/tv/date
    /v1/pub/live/types /v1/pub/index/navs /v1/pub/live/all/list/6 /v1/pub/vod/list/type /v1/pub/index/vod/data/1
    /v1/pub/index/vod/data/list/2 /v1/pub/index/vod/data/rank/3 /v1/pub/vod/list/10 /v1/pub/index/vod/data
    /v1/pub/index/vod/4 /v1/pub/vod/detail/2 /v1/pub/vod/random/3 /v1/pub/vod/newest/2 /v1/pub/vod/rank/5
    /v1/pub/index/search/hot/keywords /v1/pub/index/search/keywords/1 /v1/pub/index/search/5 /v1/pub/comment/list/4
    /v1/pub/live/random/4 /v1/pub/live/rank/3 /v1/danmaku/list /v1/pub/index/anchor/check/2 /v1/pub/index/apk
    /v1/pub/index/bulletin/detail/1 /v1/pub/index/messages/2 /v1/pub/index/live/data/1 /v1/pub/live/record/random/3
    /v1/pub/live/banners /v1/pub/index/vod/data/test /v1/common/vip/products`,
}

/** Calls the pages need and the specification has no word for. */
const ours = [
  'POST /pub/user/logout',
  'GET /v1/pub/vod/timetable/1',
  'GET /v1/pub/vod/boards/3',
  'GET /v1/pub/user/third/providers',
  'POST /pub/user/upgrade/state',
  'GET /v1/common/cooperate/products',
]

const declared = routes()
const parameterCount = (path: string) => path.match(/\{/g)?.length ?? 0
/** `/v1/pub/vod/detail/{type}/{id}` → `/v1/pub/vod/detail/2`, as the list above writes it. */
const asSpecified = (path: string) => {
  const count = parameterCount(path)
  return path.replace(/(\/\{\w+\})+$/, '') + (count > 0 ? `/${count}` : '')
}

test('declares exactly the calls of the specification and the named ones of our own', () => {
  const wanted = Object.entries(specified).flatMap(([method, list]) =>
    list.split(/\s+/).map(path => `${method} ${path}`),
  )
  expect(wanted).toHaveLength(107)
  const found = declared.map(({ route }) => `${route.method} ${asSpecified(route.path)}`)
  expect(found.sort()).toEqual([...wanted, ...ours].sort())
})

test('ids and addresses are unique', () => {
  expect(new Set(declared.map(call => call.id)).size).toBe(declared.length)
  expect(new Set(declared.map(({ route }) => `${route.method} ${route.path}`)).size).toBe(declared.length)
})

test('only login, third-party login, play token and vod url are plain', () => {
  expect(declared.filter(({ route }) => !route.sealed).map(call => call.id)).toEqual([
    'account.login',
    'account.thirdLogin',
    'media.playToken',
    'tv.vodUrl',
  ])
})

test('a pattern never hides a more exact one that is declared after it', () => {
  const matches = (pattern: string, path: string) =>
    new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path.replace(/\{(\w+)\}/g, '1'))
  for (const [at, { route, id }] of declared.entries()) {
    const hidden = declared
      .slice(at + 1)
      .filter(later => later.route.method === route.method && matches(route.path, later.route.path))
    expect([id, hidden.map(later => later.id)]).toEqual([id, []])
  }
})

describe.each(declared)('$id', ({ id, noun, route }) => {
  const input = z.object({ ...route.params, ...route.input })

  test('address: GET under /v1, POST without, parameters as declared and each with a meaning', () => {
    expect(route.path.startsWith('/v1/')).toBe(route.method === 'GET')
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(match => match[1])
    expect(names).toEqual(Object.keys(route.params))
    for (const schema of Object.values(route.params)) expect((schema as z.ZodType).description).toBeTruthy()
    expect(Object.keys(route.params).filter(name => name in route.input)).toEqual([])
  })

  test('its example is accepted, as the browser and as a wire client send it', () => {
    expect(input.safeParse(route.example).error?.issues).toBeUndefined()
    const { path, query, body, method } = buildRequest(id, route.example as never)
    expect(path).not.toMatch(/[{}]/)
    const values = new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path)?.groups ?? {}
    const decoded = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]))
    const sent = method === 'GET' ? Object.fromEntries(query) : body
    expect(input.safeParse({ ...decoded, ...sent }).error?.issues).toBeUndefined()
  })

  test('access, limit and codes fit together', () => {
    expect(route.limit.perIp).toBeGreaterThan(0)
    expect(new Set(route.codes).size).toBe(route.codes.length)
    if (route.access !== 'guest') expect(route.codes).toContain(guestCode(route))
    if (route.cacheSec !== undefined) expect([route.method, route.access]).toEqual(['GET', 'guest'])
    if (route.codes.includes(codes.already)) expect(route.method).toBe('POST')
  })

  test('stands in the browser’s list', () => {
    expect(manifest[id]).toEqual([route.method, route.path, route.sealed ? 1 : 0, route.access])
    expect(id.startsWith(`${noun}.`)).toBe(true)
  })
})

test('the browser’s list has nothing else, and calls not built yet are declared once', () => {
  expect(Object.keys(manifest)).toHaveLength(declared.length)
  const ids = new Set<string>(declared.map(call => call.id))
  expect(notBuilt.filter(id => !ids.has(id))).toEqual([])
  expect(new Set(notBuilt).size).toBe(notBuilt.length)
})

test('wire names of the entities are exact', () => {
  const fields = (id: string) => {
    const output = declared.find(call => call.id === id)?.route.output
    const shape = output instanceof z.ZodArray ? output.element : output
    return Object.keys((shape as z.ZodObject).shape)
  }
  expect(fields('account.info')).toEqual(
    'userId userName userNickName userEmail userPortrait userQq adult groupId userEndTime subLiveIds isUser isVip authorityId'.split(
      ' ',
    ),
  )
  expect(fields('site.data')).toEqual(
    'name index_old_version_site seo_title seo_keywords seo_description image_base logo live_live adult disclaimer copyright'.split(
      ' ',
    ),
  )
  expect(fields('site.navs').sort()).toEqual('children id name typeEn typeId typeName typePid'.split(' '))
  expect(fields('vip.products')).toEqual(expect.arrayContaining(['id', 'name', 'amount', 'currencyAmount']))
  expect(fields('vip.payments')).toEqual(['id', 'name', 'img', 'desc'])
  expect(fields('message.list')).toEqual('id read msgType dialog info show title content blurb createTime'.split(' '))
  expect(fields('promo.anchors')).toEqual(['id', 'anchor', 'type', 'uri', 'img', 'html', 'seconds'])
  expect(fields('account.captcha')).toEqual(['captchaId', 'picPath'])
  expect(fields('account.login')).toEqual(['user', 'token'])
  expect(fields('search.hot')).toEqual(['words'])
  const forms = Object.fromEntries(declared.map(call => [call.id as string, Object.keys(call.route.input)]))
  expect(forms['account.login']).toEqual(['username', 'password', 'captcha', 'captcha_id', 'remember'])
  expect(forms['account.register']).toEqual(['username', 'email', 'password', 'againPassword', 'captcha', 'code'])
  expect(forms['account.emailRegister']).toEqual(['captcha', 'captcha_id', 'to'])
  expect(forms['account.thirdRegister']).toEqual([
    'authType',
    'accessToken',
    'accessSecret',
    'email',
    'captcha',
    'code',
  ])
  expect(forms['account.thirdBind']).toEqual(['authType', 'accessToken', 'accessSecret', 'username', 'password'])
  expect(forms['vip.upgrade']).toEqual(['productId', 'type', 'userId'])
  expect(forms['message.read']).toEqual(['ids', 'msgType'])
  expect(forms['library.watchSave']?.sort()).toEqual('duration episode id percent saveTime title type'.split(' '))
})
