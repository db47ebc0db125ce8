import { seal } from '@xinghe/contract/wire/seal'
import { verifySignature } from '@xinghe/contract/wire/sign-node'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const seen = vi.hoisted(() => ({ answerFailure: vi.fn() }))
vi.mock('./failures.ts', () => seen)

const { api, CallFailed, NO_ANSWER } = await import('./api.ts')

const content = new Uint8Array(32).fill(7)
const signKey = new Uint8Array(32).fill(9)
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const boot = JSON.stringify({ keyId: 'k1', contentKey: base64(content), signKey: base64(signKey), defaultLang: 's' })
const page = { documentElement: { lang: 'zh-Hans' }, getElementById: () => ({ textContent: boot }) }
const fetched = vi.fn<typeof fetch>()
const reload = vi.fn()
const stored = new Map<string, string>()

const answer = (body: object, keyId = 'k1') =>
  fetched.mockResolvedValueOnce(Response.json(body, { headers: { 'x-content-key': keyId } }))
const request = () => {
  const [address, init] = fetched.mock.calls.at(-1) as [string, RequestInit]
  return { url: new URL(address, 'https://example.com'), init }
}

beforeEach(() => {
  vi.clearAllMocks()
  stored.clear()
  page.documentElement.lang = 'zh-Hans'
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
})
afterEach(() => vi.unstubAllGlobals())

it('signs a GET and opens the sealed answer', async () => {
  answer({ code: 0, msg: '', data: await seal(content, [{ name: '剧集' }]) })
  expect(await api('site.navs', {})).toEqual([{ name: '剧集' }])
  const { url } = request()
  const vv = url.searchParams.get('_vv') ?? ''
  expect(url.pathname).toBe('/v1/pub/index/navs')
  expect(verifySignature(signKey, Date.now() / 1000, url.pathname, url.searchParams, vv)).toBe(true)
})

it('asks for traditional text while it is on screen, and the signature covers that', async () => {
  page.documentElement.lang = 'zh-Hant'
  answer({ code: 0, msg: '', data: await seal(content, []) })
  await api('site.navs', {})
  const { url } = request()
  expect(url.searchParams.get('lang')).toBe('t')
  const vv = url.searchParams.get('_vv') ?? ''
  expect(verifySignature(signKey, Date.now() / 1000, url.pathname, url.searchParams, vv)).toBe(true)
})

it('sends the three parts of the token and a JSON body', async () => {
  stored.set('token', 'aaa.bbb.ccc')
  answer({ code: 0, msg: '', data: { lines: [] } })
  await api('media.playToken', { type: 'vod', id: 1, level: 2 })
  const { url, init } = request()
  expect(url.search).toBe('')
  expect(init.headers).toMatchObject({ _he: 'aaa', _pl: 'bbb', _si: 'ccc', 'content-type': 'application/json' })
  expect(JSON.parse(String(init.body))).toEqual({ type: 'vod', id: 1, level: 2 })
})

it('tells the visitor about a refusal once and rejects with its code', async () => {
  answer({ code: 12, msg: '请先登录用户!', data: null })
  await expect(api('vod.up', { id: 1 })).rejects.toMatchObject({ name: 'CallFailed', code: 12 })
  expect(seen.answerFailure).toHaveBeenCalledExactlyOnceWith(12, '请先登录用户!')
})

it('leaves the telling to a caller that wants to', async () => {
  answer({ code: 7, msg: '没有这部作品', data: null })
  await expect(api('vod.up', { id: 1 }, { quiet: true })).rejects.toMatchObject({ code: 7, message: '没有这部作品' })
  expect(seen.answerFailure).not.toHaveBeenCalled()
})

it.each([
  ['the network is gone', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['the status is not 200', () => fetched.mockResolvedValueOnce(new Response('', { status: 503 }))],
  ['the answer is a page', () => fetched.mockResolvedValueOnce(new Response('<html>'))],
  ['the answer is not an envelope', () => fetched.mockResolvedValueOnce(Response.json({ hello: 'world' }))],
])('rejects silently when %s', async (_, prepare) => {
  prepare()
  const failure = await api('site.data', {}).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CallFailed)
  expect(failure).toMatchObject({ code: NO_ANSWER })
  expect(seen.answerFailure).not.toHaveBeenCalled()
})

it('loads the page anew when the content key was rotated, but only once', async () => {
  const session = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
  })
  for (let n = 0; n < 2; n++) {
    answer({ code: 17, msg: '暂未开放', data: null }, 'k2')
    await expect(api('site.navs', {})).rejects.toMatchObject({ code: 17 })
  }
  expect(reload).toHaveBeenCalledOnce()
})

it('passes an abort on as it is', async () => {
  const leave = new AbortController()
  leave.abort()
  fetched.mockRejectedValueOnce(new DOMException('left', 'AbortError'))
  await expect(api('site.navs', {}, { signal: leave.signal })).rejects.toMatchObject({ name: 'AbortError' })
})
