import { routes } from '@xinghe/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestContext } from '../testing/test-context.ts'
import { createTestWeb, signIn } from '../testing/test-web.ts'
import { insertWork } from '../testing/vod-factory.ts'

const ctx = await createTestContext()
const web = await createTestWeb(ctx)
const { headers } = await signIn(ctx, { authorityId: 888, vipUntil: new Date('2099-01-01') })
await insertWork(ctx)

const all = routes()
const runs = { numRuns: 400 }

/** Values that broke something somewhere before. */
const nasty = fc.oneof(
  fc.constantFrom('', '0', '-1', '1e309', '9'.repeat(400), '2147483648', '\0', '%00', "'", '"; drop table users;--'),
  fc.constantFrom(
    '\ud800',
    '\u202e',
    '😀'.repeat(30),
    '../../etc/passwd',
    '{{7*7}}',
    '__proto__',
    'constructor',
    'null',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer().map(String),
  fc.constant('x'.repeat(10_000)),
)
const wellFormed = (text: string) => text.toWellFormed()

async function expectAnswer(path: string, init?: RequestInit): Promise<void> {
  ctx.clock.advance(120)
  const response = await web.request(path, init)
  await response.arrayBuffer()
  expect(response.status, path).toBeLessThan(500)
}

test('path parameters and queries of any kind never break a GET call', async () => {
  const gets = all.filter(({ route }) => route.method === 'GET')
  const query = fc.dictionary(
    fc.oneof(fc.constantFrom('_vv', 'lang', 'piece', 'id', 'type', '_he', '_pl', '_si'), nasty),
    nasty,
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...gets),
      fc.array(nasty, { minLength: 10, maxLength: 10 }),
      query,
      async (call, values, fields) => {
        const path = call.route.path.replace(
          /\{\w+\}/g,
          () => encodeURIComponent(wellFormed(values.pop() ?? '1')) || '1',
        )
        const search = Object.entries(fields).map(
          ([name, value]) => `${encodeURIComponent(wellFormed(name))}=${encodeURIComponent(wellFormed(value))}`,
        )
        await expectAnswer(`${path}?${search.join('&')}`, { headers })
      },
    ),
    runs,
  )
})

test('bodies of any kind never break a POST call', async () => {
  const posts = all.filter(({ route }) => route.method === 'POST')
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...posts),
      fc.jsonValue(),
      fc.dictionary(fc.string(), nasty),
      async (call, value, extra) => {
        const fields = Object.keys(call.route.input)
        const guess = Object.fromEntries(
          fields.map((name, i) => [name, i % 2 ? value : (call.route.example[name] ?? value)]),
        )
        for (const body of [value, { ...guess, ...extra }, { ...call.route.example, ...extra }]) {
          await expectAnswer(call.route.path, {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { ...headers, 'content-type': 'application/json' },
          })
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('examples with one field replaced by a nasty value never break a call', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...all), fc.nat(20), nasty, async ({ route }, at, value) => {
      const names = Object.keys(route.example)
      const input = { ...route.example, [names[at % names.length] ?? 'x']: value }
      const path = route.path.replace(
        /\{(\w+)\}/g,
        (_, name: string) => encodeURIComponent(wellFormed(String(input[name]))) || '1',
      )
      const body = route.method === 'POST' ? { body: JSON.stringify(input) } : {}
      await expectAnswer(path, {
        method: route.method,
        ...body,
        headers: { ...headers, 'content-type': 'application/json' },
      })
    }),
    runs,
  )
})

test('any path of the site answers a page, a redirect or a plain 404', async () => {
  const segment = fc.oneof(
    nasty,
    fc.constantFrom(
      'details',
      'player',
      'vod',
      '1',
      'index.php',
      'nav',
      'assets',
      'media',
      's',
      'art',
      '%',
      '%2e%2e',
      '..',
      'search',
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { maxLength: 7 }), fc.boolean(), async (segments, isEscaped) => {
      const path = segments
        .map(part => (isEscaped ? encodeURIComponent(wellFormed(part)) : part.replace(/[^\x21-\x7e]|[?#\\]/g, '%')))
        .join('/')
      await expectAnswer(`/${path}`.replace(/^\/+/, '/'))
    }),
    runs,
  )
})

test('bodies that are not text, and content types that are not JSON, are refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=x', ''),
      async (bytes, type) => {
        await expectAnswer('/common/hits', {
          method: 'POST',
          body: new Uint8Array(bytes),
          headers: type ? { 'content-type': type } : {},
        })
      },
    ),
    { numRuns: 100 },
  )
})
