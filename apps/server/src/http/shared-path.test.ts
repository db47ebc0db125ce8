import { createServer, type IncomingHttpHeaders, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { codes, routes } from '@xinghe/contract'
import { SIGN_FIELD } from '@xinghe/contract/wire/sign'
import { signSync } from '@xinghe/contract/wire/sign-node'
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestContext } from '../testing/test-context.ts'
import { createTestWeb, envelopeOf, openTestServer } from '../testing/test-web.ts'
import { insertWork } from '../testing/vod-factory.ts'
import { isShared } from './shared-calls.ts'

const ctx = await createTestContext()
const web = await createTestWeb(ctx)
const { origin } = await openTestServer(web)
/** The app without any shorter way. */
const appAlone = createServer(getRequestListener(web.app.fetch, { overrideGlobalObjects: false }))
await new Promise<void>(resolve => appAlone.listen(0, '127.0.0.1', resolve))
const appOrigin = `http://127.0.0.1:${(appAlone.address() as AddressInfo).port}`
afterAll(() => {
  appAlone.closeAllConnections()
  appAlone.close()
})
await insertWork(ctx, { title: '长河' })

interface Sent {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Sends a target as it stands: no client tidies it up. */
function ask(
  target: string,
  { at = origin, ...options }: { at?: string; method?: string; headers?: Record<string, string> } = {},
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(at)
    const req = send({ hostname, port, path: target, ...options }, async res => {
      const chunks: Buffer[] = []
      for await (const chunk of res) chunks.push(chunk as Buffer)
      resolve({ status: res.statusCode!, headers: res.headers, text: Buffer.concat(chunks).toString() })
    })
    req.on('error', reject).end()
  })
}

/** Headers that are not of this one request. */
function lasting(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { date, 'x-request-id': id, 'content-length': length, 'transfer-encoding': coding, ...rest } = headers
  return rest
}

/** The answer on a socket is the one the app gives. */
async function expectTheSame(target: string): Promise<void> {
  const [quick, app] = await Promise.all([ask(target), ask(target, { at: appOrigin })])
  expect([quick.status, quick.text], target).toEqual([app.status, app.text])
  expect(lasting(quick.headers), target).toEqual(lasting(app.headers))
}

const shared = routes().filter(({ route }) => isShared(route))

test.each(shared.map(({ id, route }) => [id, route] as const))(
  '%s: as the app answers',
  async (_, { path, example }) => {
    const filled = path.replace(/\{(\w+)\}/g, (_all, name) =>
      encodeURIComponent(String((example as Record<string, unknown>)[name])),
    )
    await expectTheSame(filled)
    await expectTheSame(`${filled}?lang=t&page=2&page=3&unknown=%E9%95%BF`)
    const head = await ask(filled, { method: 'HEAD' })
    expect([head.status, head.text]).toEqual([200, ''])
  },
)

test('what was never meant for it gets the answer of the app', async () => {
  const suggest = '/v1/pub/index/search/keywords'
  for (const target of [
    ...[
      `${suggest}/`,
      `${suggest}/%E9%95%BF/`,
      `/${suggest}/a`,
      `${suggest}/..`,
      `${suggest}/%2e%2E`,
      `${suggest}/./a`,
    ],
    ...[`${suggest}/%`, `${suggest}/%E9`, `${suggest}/%00`, `${suggest}/%2F`, `${suggest}/a%2Fb`, `${suggest}/a;b='c'`],
    ...[`${suggest}/a?b='c'&lang=t`, `${suggest}/"<>{}|\\^\``, `${suggest}/a?`, `${suggest}/a??x`, `${suggest}/a#b`],
    ...[`${suggest}/${'x'.repeat(10_000)}`, `${suggest}/\u00ff`, '/v1', '/v1/', '/v1//pub', '/v1/pub/none'],
    ...['/v1/pub/vod/detail/1/1', '/v1/pub/vod/detail/-1/99999999999', '/v1/pub/vod/detail/a/__proto__'],
  ]) {
    await expectTheSame(target)
  }
})

test('as the app answers, whatever is put into an address', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '',
      '.',
      '..',
      '%2e',
      '%',
      '%zz',
      '%00',
      '/',
      '//',
      '\\',
      '?',
      '&',
      '=',
      '0',
      '-1',
      '9'.repeat(30),
      "'",
    ),
    fc.string({ unit: 'grapheme-ascii', maxLength: 8 }).map(text => text.replace(/[^!-~]/g, '_')),
    fc.string({ unit: 'grapheme', maxLength: 4 }).map(text => encodeURIComponent(text.toWellFormed())),
  )
  const target = fc
    .tuple(fc.constantFrom(...shared), fc.array(piece, { minLength: 8, maxLength: 8 }), piece)
    .map(([{ route }, pieces, query]) => {
      let at = 0
      return `${route.path.replace(/\{\w+\}/g, () => pieces[at++ % pieces.length]!)}${query === '' ? '' : `?x=${query}`}`
    })
  await fc.assert(fc.asyncProperty(target, expectTheSame), { numRuns: 300 })
}, 60_000)

test('a client that holds the bytes is not sent them again', async () => {
  const first = await ask('/v1/pub/index/search/keywords/held')
  const again = await ask('/v1/pub/index/search/keywords/held?x', { headers: { 'if-none-match': first.headers.etag! } })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('who asks too often waits, signatures are asked for, and other methods are refused', async () => {
  ctx.config.trustProxy = 1
  const asked = (n: number, options = {}) =>
    ask(`/v1/pub/index/search/keywords/often${n}`, { headers: { 'x-forwarded-for': '203.0.113.9' }, ...options })
  const { perIp } = shared.find(({ id }) => id === 'search.suggest')!.route.limit
  const statuses = await Promise.all(Array.from({ length: perIp + 1 }, (_, n) => asked(n)))
  expect(statuses.map(({ status }) => status).filter(status => status !== 200)).toEqual([429])
  const refused = statuses.find(({ status }) => status === 429)!
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(JSON.parse(refused.text)).toMatchObject({ code: codes.warning, msg: '操作过于频繁，请稍后再试' })
  ctx.config.trustProxy = 0

  ctx.config.requireSignature = true
  const path = '/v1/pub/index/search/keywords/signed'
  const vv = signSync(ctx.keys.sign, Math.floor(ctx.clock.now().getTime() / 1000), path, '')
  expect(JSON.parse((await ask(path)).text)).toMatchObject({ code: codes.warning, msg: '请求已失效，请刷新页面' })
  expect(JSON.parse((await ask(`${path}?${SIGN_FIELD}=${vv}`)).text)).toMatchObject({ code: codes.ok })
  ctx.config.requireSignature = false

  expect((await ask(path, { method: 'DELETE' })).status).toBe(405)
})

test('an error that nobody foresaw is logged with the id the caller got, and tells nothing', async () => {
  const log = vi.spyOn(ctx.log, 'error').mockImplementation(() => undefined)
  const answers = vi.spyOn(web.answers, 'get').mockRejectedValue(new Error('broken'))
  const answer = await ask('/v1/pub/index/search/keywords/broken')
  answers.mockRestore()
  expect(answer.status).toBe(500)
  expect(answer.text).not.toContain('broken')
  expect(log.mock.calls).toMatchObject([[{ requestId: answer.headers['x-request-id'] }, 'request failed']])
  log.mockRestore()
  const again = await envelopeOf(ctx, await web.request('/v1/pub/index/search/keywords/broken'))
  expect(again.code).toBe(codes.ok)
})
