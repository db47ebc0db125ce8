import { createHash } from 'node:crypto'
import { get as httpGet } from 'node:http'
import { signSync } from '@xinghe/contract/wire/sign-node'
import { expect, test } from 'vitest'
import { createTestContext } from '../testing/test-context.ts'
import { createTestWeb, openTestServer, stubSite } from '../testing/test-web.ts'
import { ensureTestCategories, insertWork } from '../testing/vod-factory.ts'
import { categoryTree } from '../vod/vod.rules/categories.ts'

const ctx = await createTestContext()
let renders = 0
const seen: string[] = []
const web = await createTestWeb(
  ctx,
  stubSite(async (request, { nonce, lang, api, boot, origin }) => {
    renders += 1
    seen.push(request.url)
    const { pathname } = new URL(request.url)
    if (pathname === '/details/1/404') return new Response('没有', { status: 404 })
    if (pathname === '/details/1/500') return new Response('坏了', { status: 500 })
    const { name } = (await api('site.data', {})) as { name: string }
    const scripts = `<script nonce="${nonce}">go(1)</script><script type="application/json" id="boot" nonce="${nonce}">${JSON.stringify(boot)}</script><script type="module" src="/a.js" nonce="${nonce}"></script><link nonce="${nonce}">`
    return new Response(`<!DOCTYPE html>${scripts}<p>${lang} ${name} ${origin} ${renders}</p>`)
  }),
)
const { origin } = await openTestServer(web)
const work = await insertWork(ctx)
const get = (path: string, headers: Record<string, string> = {}) => web.request(path, { headers })

test('a page is rendered once and the same for everyone', async () => {
  const first = await (await get('/')).text()
  expect(await (await get('/')).text()).toBe(first)
  expect(await (await get('/?utm_source=mail&x=1')).text()).toBe(first)
  expect(seen.filter(url => url.endsWith('localhost/'))).toHaveLength(1)
})

test('its inline scripts are allowed by hash, nothing else is', async () => {
  const response = await get('/')
  const html = await response.text()
  expect(html).not.toContain('nonce')
  const policy = response.headers.get('content-security-policy')!
  const hash = createHash('sha256').update('go(1)').digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  for (const part of ["object-src 'none'", "base-uri 'self'", "frame-ancestors 'self'"]) expect(policy).toContain(part)
})

test('headers keep the page to itself', async () => {
  const { headers } = await get('/')
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  })
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.has('strict-transport-security')).toBe(false)
})

test('the script is that of the cookie, else of the browser, else the default', async () => {
  const script = async (headers: Record<string, string>) => /<p>(.)/.exec(await (await get('/', headers)).text())?.[1]
  expect(await script({})).toBe('s')
  expect(await script({ 'accept-language': 'zh-TW,zh;q=0.9,en;q=0.8' })).toBe('t')
  expect(await script({ 'accept-language': 'zh-Hant-HK' })).toBe('t')
  expect(await script({ 'accept-language': 'zh-CN,zh;q=0.9,zh-TW;q=0.5' })).toBe('s')
  expect(await script({ 'accept-language': 'en-GB' })).toBe('s')
  expect(await script({ 'accept-language': 'zh-TW', cookie: 'a=b; lang=s' })).toBe('s')
  expect(await script({ cookie: 'lang=t' })).toBe('t')
  expect(await script({ cookie: 'lang=x; otherlang=t' })).toBe('s')
})

test('news make the page anew', async () => {
  const before = await (await get('/')).text()
  await ctx.bus.emit(ctx.db, 'site.changed', {})
  await expect.poll(async () => (await get('/')).text()).not.toBe(before)
})

test('a missing work is 404 with the site own page, a fault 500, neither is kept for long', async () => {
  const missing = await get('/details/1/404')
  expect([missing.status, await missing.text(), missing.headers.get('cache-control')]).toEqual([
    404,
    '没有',
    'no-cache',
  ])
  const broken = await get('/details/1/500')
  expect(broken.status).toBe(500)
  const before = renders
  await get('/details/1/500')
  expect(renders).toBe(before + 1)
})

test('unknown paths lead home, files and calls that do not exist do not', async () => {
  for (const path of ['/nothing', '/a/b/c', '/wp-login.php', '/%', '/%E0%A4%A', '/details/x/y']) {
    const response = await get(path)
    expect([response.status, response.headers.get('location')], path).toEqual([302, '/'])
  }
  for (const path of ['/favicon.ico', '/assets/old-a1b2.js', '/v1/x', '/media/x']) {
    expect((await get(path)).status, path).toBe(404)
  }
})

test('old addresses lead to canonical ones', async () => {
  await ensureTestCategories(ctx)
  const { byTypeEn } = await categoryTree(ctx)
  const juji = byTypeEn.get('juji')!.id
  const { id, typeId } = work
  const table: [string, string][] = [
    ['/index.html', '/'],
    ['/index.php/index.html', '/'],
    ['/details-1-2.html', '/details/1/2'],
    [`/index.php/vod/detail/id/${id}.html`, `/details/${typeId}/${id}`],
    [`/index.php/vod/play/id/${id}/sid/1/nid/2.html`, `/player/vod/${typeId}/${id}/2`],
    [`/index.php/vod/play/id/${id}/sid/1/nid/99.html`, `/details/${typeId}/${id}`],
    ['/nav/juji/0', `/nav/${juji}/0`],
    [`/nav/${encodeURIComponent('古装剧')}/0`, `/nav/${juji}/${byTypeEn.get('guzhuangju')!.id}`],
    ['/tabs/juji', `/tabs/${juji}`],
  ]
  for (const [from, to] of table) {
    const response = await get(from)
    expect([response.status, response.headers.get('location')], from).toEqual([301, to])
  }
  for (const gone of ['/index.php/vod/detail/id/999999.html', '/tabs/nothing']) {
    expect((await get(gone)).headers.get('location'), gone).toBe('/')
  }
})

test('the quick way answers exactly what the long way does', async () => {
  const paths = ['/', '/v1/pub/index/data', '/v1/pub/vod/newest/0/5', '/v1/pub/index/data?lang=t']
  for (const path of paths) {
    for (const headers of [{}, { 'accept-encoding': 'gzip' }] as Record<string, string>[]) {
      const host = { host: new URL(origin).host, 'accept-encoding': 'identity', ...headers }
      const long = await web.request(path, { headers: host })
      await fetch(origin + path, { headers: host })
      const quick = await fetch(origin + path, { headers: host })
      expect(quick.headers.has('x-request-id'), `${path} took the long way`).toBe(false)
      const skipped = /^(?:date|connection|keep-alive|x-request-id|content-encoding|content-length)$/
      const kept = (response: Response) => [...response.headers].filter(([name]) => !skipped.test(name))
      expect(kept(quick)).toEqual(kept(long))
      if (!headers['accept-encoding']) expect(await quick.text()).toBe(await long.text())
      const again = await fetch(origin + path, { headers: { ...host, 'if-none-match': quick.headers.get('etag')! } })
      expect(again.status).toBe(304)
    }
  }
})

test('the quick way asks for the same signature and keeps the same limits', async () => {
  ctx.config.requireSignature = true
  ctx.config.trustProxy = 1
  const path = '/v1/pub/vod/newest/0/7'
  const vv = signSync(ctx.keys.sign, ctx.clock.now().getTime() / 1000, path, '')
  const ask = async (from: string) => {
    const response = await fetch(`${origin}${path}?_vv=${vv}`, { headers: { 'x-forwarded-for': from } })
    const { code } = (await response.json()) as { code: number }
    return [response.status, code, response.headers.has('x-request-id')]
  }
  try {
    await ask('203.0.113.20')
    await ask('203.0.113.20')
    const answers = []
    for (let i = 0; i < 245; i += 1) answers.push(await ask('203.0.113.21'))
    expect(answers[0]).toEqual([200, 0, false])
    expect(answers.at(-1)).toEqual([429, 7, true])
    ctx.clock.advance(7 * 60)
    expect(await ask('203.0.113.22')).toEqual([200, 7, true])
  } finally {
    Object.assign(ctx.config, { requireSignature: false, trustProxy: 0 })
  }
})

test('one address gets only so many pages rendered', async () => {
  const from = '203.0.113.9'
  const statuses = new Set<number>()
  for (let i = 0; i < 245; i += 1) statuses.add((await web.request(`/details/2/${i}`, { from })).status)
  expect(statuses).toEqual(new Set([200, 429]))
  expect((await web.request('/', { from })).status).toBe(200)
})

test('old addresses that must be looked up are counted too', async () => {
  const from = '203.0.113.10'
  const statuses: number[] = []
  for (let i = 0; i < 245; i += 1) statuses.push((await web.request(`/index.php/vod/detail/id/${i}`, { from })).status)
  expect(statuses.at(-1)).toBe(429)
})

test('a host that is none is refused, one of any form breaks nothing', async () => {
  const port = Number(new URL(origin).port)
  const ask = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const request = httpGet({ port, path: '/details/1/1', headers: { host } }, response => {
        response.resume()
        resolve(response.statusCode)
      })
      request.on('error', reject)
    })
  for (const host of ['999999999999', '1.2.3.999', 'a:99999', '[::::]', 'a b', 'x/y']) expect(await ask(host)).toBe(400)
  for (const host of ['a.example', '[::1]:80', '127.0.0.1']) expect(await ask(host)).toBe(200)
})

test('the name of the site in addresses is the configured one, else that of the request', async () => {
  const text = async (headers: Record<string, string>) => (await get('/rank', headers)).text()
  expect(await text({ host: 'a.example:8080' })).toContain('http://a.example:8080 ')
  expect(await text({ host: 'x"><script>' })).toContain('http://localhost ')
  expect(await text({ host: 'a.example', 'x-forwarded-proto': 'https' })).toContain('http://a.example ')
  ctx.config.trustProxy = 1
  const tls = await get('/rank', {
    host: 'a.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
  })
  expect(await tls.text()).toContain('https://a.example ')
  expect(tls.headers.get('strict-transport-security')).toContain('max-age=')
  ctx.config.siteUrl = 'https://video.example'
  expect(await text({ host: 'evil.example' })).toContain('https://video.example ')
  Object.assign(ctx.config, { siteUrl: null, trustProxy: 0 })
})
