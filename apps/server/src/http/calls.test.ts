import { codes, guestCode, notBuilt, type Route, routes } from '@xinghe/contract'
import { buildRequest } from '@xinghe/contract/request'
import { signSync } from '@xinghe/contract/wire/sign-node'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { revokeSession, verifyToken } from '../account/account.rules.ts'
import { handlers } from '../nouns.ts'
import { createTestContext } from '../testing/test-context.ts'
import { createTestWeb, envelopeOf, signIn } from '../testing/test-web.ts'

const ctx = await createTestContext()
const web = await createTestWeb(ctx)
const everything = await signIn(ctx, { authorityId: 888, vipUntil: new Date('2099-01-01') })
const member = await signIn(ctx)
const all = routes()

/** Sends a call with any input, right or wrong, in a minute of its own. */
async function send(id: string, route: Route, input: Record<string, unknown>, headers: Record<string, string> = {}) {
  ctx.clock.advance(120)
  const { method, path, query, body } = buildRequest(id as 'vod.detail', input as never)
  const target = query.size > 0 ? `${path}?${query}` : path
  const response = method === 'GET' ? await web.request(target, { headers }) : await web.post(target, body, { headers })
  expect(response.status, `${id} ${route.path}`).toBe(200)
  return envelopeOf(ctx, response)
}

test('every call is either built or on the list of those that are not', () => {
  const declared = all.map(({ id }) => id).sort()
  expect([...Object.keys(handlers), ...notBuilt].sort()).toEqual(declared)
})

describe.each(all)('$id', ({ id, route }) => {
  test('declares who may call, how often and an example', () => {
    expect(['guest', 'member', 'vip', 'admin']).toContain(route.access)
    expect(route.limit.perIp).toBeGreaterThan(0)
    if (route.cacheSec !== undefined) expect([route.method, route.access]).toEqual(['GET', 'guest'])
  })

  test('refuses wrong types', async () => {
    for (const [name, schema] of Object.entries({ ...route.params, ...route.input })) {
      const wrong = name in route.params || route.method === 'GET' ? '\u{1F600}'.repeat(500) : { no: ['such', {}] }
      if (z.safeParse(schema, wrong).success) throw new Error(`${id}: ${name} accepts anything`)
      const envelope = await send(id, route, { ...route.example, [name]: wrong }, everything.headers)
      expect(envelope.code, `${name}: ${envelope.msg}`).toBe(codes.warning)
      expect(envelope.msg).toContain(name)
    }
  })

  test('asks for the role it needs', async () => {
    if (route.access === 'guest') return
    expect((await send(id, route, route.example)).code).toBe(guestCode(route))
    if (route.access === 'member') return
    expect((await send(id, route, route.example, member.headers)).code).toBe(codes.warning)
  })
})

test('calls that are not built answer 17', async () => {
  for (const { id, route } of all.filter(one => (notBuilt as readonly string[]).includes(one.id))) {
    expect((await send(id, route, route.example, everything.headers)).code, id).toBe(codes.unavailable)
  }
})

describe('a token that is no longer good', () => {
  const danmaku = { type: 'vod', id: 1, level: 1, timeMs: 0, text: '你好' }
  const sendDanmaku = async (headers: Record<string, string>) =>
    (await envelopeOf(ctx, await web.post('/danmaku/send', danmaku, { headers }))).code

  test('of a revoked session answers 16', async () => {
    const { token, headers } = await signIn(ctx)
    await revokeSession(ctx, ctx.db, (await verifyToken(ctx, token)).sessionId)
    expect(await sendDanmaku(headers)).toBe(codes.sessionRevoked)
  })

  test('of a disabled account answers 13', async () => {
    expect(await sendDanmaku((await signIn(ctx, { disabledAt: new Date() })).headers)).toBe(codes.accountDisabled)
  })

  test('that is damaged answers 14', async () => {
    expect(await sendDanmaku({ ...member.headers, _si: 'AAAA' })).toBe(codes.tokenExpired)
    expect(await sendDanmaku({ _he: 'x' })).toBe(codes.tokenExpired)
  })

  test('makes a guest of the caller of a public call', async () => {
    const response = await web.request('/v1/pub/index/data', { headers: { ...member.headers, _si: 'AAAA' } })
    expect((await envelopeOf(ctx, response)).code).toBe(codes.ok)
  })

  test('is taken from body and query too', async () => {
    const inBody = await web.post('/danmaku/send', { ...danmaku, id: 999_999, ...member.headers })
    expect((await envelopeOf(ctx, inBody)).code).toBe(codes.warning)
    const inQuery = await web.post(`/danmaku/send?${new URLSearchParams(member.headers)}`, { ...danmaku, id: 999_999 })
    expect((await envelopeOf(ctx, inQuery)).code).toBe(codes.warning)
  })
})

describe('the transport', () => {
  test('POST calls answer with and without /v1', async () => {
    for (const path of ['/common/hits', '/v1/common/hits']) {
      expect((await envelopeOf(ctx, await web.post(path, { type: 'vod', id: 0 }))).code).toBe(codes.warning)
    }
  })

  test('other methods are refused, OPTIONS names the right one, nothing is opened to other sites', async () => {
    const wrong = await web.request('/common/hits')
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'OPTIONS, POST'])
    const options = await web.request('/v1/pub/index/data', {
      method: 'OPTIONS',
      headers: { origin: 'https://else.where' },
    })
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
    expect([...options.headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([])
  })

  test('HEAD answers headers only', async () => {
    const head = await web.request('/v1/pub/index/data', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('bodies have a limit', async () => {
    const large = await web.post('/common/hits', { type: 'vod', id: 1, more: 'x'.repeat(70_000) })
    expect(large.status).toBe(413)
    expect(await large.json()).toMatchObject({ code: 7, data: null })
  })

  test('what only JavaScript takes for a number is none', async () => {
    for (const id of [null, true, '', ' 1', '1.0', '0x1', '1e0', [1], [], {}, 1.5, -1]) {
      const answer = (await (await web.post('/common/hits', { type: 'vod', id })).json()) as { msg: string }
      expect(answer.msg, JSON.stringify(id)).toMatch(/^参数 id /)
    }
    const path = await (await web.request('/v1/pub/vod/detail/1/0x1')).json()
    expect(path).toMatchObject({ code: 7, msg: '参数 id 格式不正确' })
  })

  test('fields nobody asked for may be nested as deep as a body allows', async () => {
    const body = `{"type":"vod","id":0,"x":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
    const response = await web.request('/common/hits', init)
    expect([response.status, (await response.json()).code]).toEqual([200, 7])
  })

  test('anything but a JSON object is code 7', async () => {
    const types = { headers: { 'content-type': 'text/plain' } }
    const answers = [
      web.request('/common/hits', { method: 'POST', body: '{"a":', headers: { 'content-type': 'application/json' } }),
      web.post('/common/hits', [1]),
      web.post('/common/hits', null),
      web.post('/common/hits', {}, types),
    ]
    for (const answer of answers) expect(await (await answer).json()).toMatchObject({ code: 7 })
  })

  test('unknown calls are 404 with an envelope', async () => {
    for (const path of ['/v1/nothing', '/pub/nothing', '/common', '/danmaku/x', '/media/x', '/admin/x']) {
      const response = await web.request(path)
      expect([response.status, (await response.json()).code], path).toEqual([404, 7])
    }
  })

  test('one address may call so often, another is not touched', async () => {
    const from = '203.0.113.7'
    const post = () => web.post('/common/hits', { type: 'vod', id: 0 }, { from })
    for (let i = 0; i < 60; i += 1) expect((await post()).status).toBe(200)
    const refused = await post()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 7, msg: '操作过于频繁，请稍后再试' })
    expect((await web.post('/common/hits', { type: 'vod', id: 0 })).status).toBe(200)
    ctx.clock.advance(120)
    expect((await post()).status).toBe(200)
  })

  test('one user may call so often from any address', async () => {
    const { headers } = await signIn(ctx)
    const statuses = []
    for (let i = 0; i < 21; i += 1) {
      const body = { type: 'vod', id: 999_999, level: 1, timeMs: 0, text: '你好' }
      statuses.push((await web.post('/danmaku/send', body, { headers })).status)
    }
    expect(statuses.slice(0, 20).every(status => status === 200)).toBe(true)
    expect(statuses[20]).toBe(429)
  })
})

describe('the signature', () => {
  const path = '/v1/pub/vod/newest/0/5'
  const get = async (target: string) => envelopeOf(ctx, await web.request(target))
  const vv = () => signSync(ctx.keys.sign, ctx.clock.now().getTime() / 1000, path, '')

  test('is asked for when it is required', async () => {
    ctx.config.requireSignature = true
    try {
      expect(await get(path)).toMatchObject({ code: 7, msg: '请求已失效，请刷新页面' })
      expect(await get(`${path}?_vv=${vv()}`)).toMatchObject({ code: 0 })
      expect(await get(`/v1/pub/vod/newest/0/6?_vv=${vv()}`)).toMatchObject({ code: 7 })
      const old = vv()
      ctx.clock.advance(7 * 60)
      expect(await get(`${path}?_vv=${old}`)).toMatchObject({ code: 7 })
    } finally {
      ctx.config.requireSignature = false
    }
  })
})
