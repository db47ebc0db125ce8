import { describe, expect, test } from 'vitest'
import { createTestContext } from '../testing/test-context.ts'
import { createTestWeb, openTestServer } from '../testing/test-web.ts'

const ctx = await createTestContext()
const web = await createTestWeb(ctx)
const body = Buffer.from('0123456789'.repeat(100_000))
const info = await ctx.storage.put('art/demo/big.mp4', body)
await ctx.storage.put('art/demo/changhe-p-240.avif', Buffer.from('avif'))
await ctx.storage.put('media/secret.mp4', Buffer.from('secret'))

const { origin } = await openTestServer(web)

const doors = {
  'in process': (path: string, init: RequestInit = {}) => web.request(path, init),
  'over a socket': (path: string, init: RequestInit = {}) => fetch(`${origin}${path}`, init),
}

describe.each(Object.entries(doors))('%s', (_, get) => {
  const path = '/media/art/demo/big.mp4'
  const range = (value: string, more: Record<string, string> = {}) => get(path, { headers: { range: value, ...more } })

  test('a picture is kept for ever', async () => {
    const answer = await get('/media/art/demo/changhe-p-240.avif')
    expect(await answer.text()).toBe('avif')
    expect(answer.headers.get('content-type')).toBe('image/avif')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('the whole object', async () => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true)
    expect(answer.headers.get('accept-ranges')).toBe('bytes')
  })

  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=999990-', 999_990, 999_999],
    ['bytes=-5', 999_995, 999_999],
    ['bytes=999999-2000000', 999_999, 999_999],
    ['bytes=-5000000', 0, 999_999],
    ['bytes=300000-600000', 300_000, 600_000],
  ])('%s', async (value, start, end) => {
    const answer = await range(value)
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/1000000`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(body.subarray(start, end + 1))).toBe(true)
  })

  test.each(['bytes=1000000-', 'bytes=-0', 'bytes=5000000-6000000'])('%s can not be satisfied', async value => {
    const answer = await range(value)
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */1000000'])
  })

  test.each(['bytes=9-1', 'bytes=0-1,5-6', 'chapters=1-2', 'bytes=a-b', 'bytes=-'])('%s is ignored', async value => {
    expect((await range(value)).status).toBe(200)
  })

  test('If-Range asks for the whole when the object is another one', async () => {
    expect((await range('bytes=0-1', { 'if-range': info.etag })).status).toBe(206)
    expect((await range('bytes=0-1', { 'if-range': '"other"' })).status).toBe(200)
  })

  test('conditions', async () => {
    const since = new Date(info.modifiedAt.getTime() + 1000).toUTCString()
    expect((await get(path, { headers: { 'if-none-match': info.etag } })).status).toBe(304)
    expect((await get(path, { headers: { 'if-modified-since': since } })).status).toBe(304)
    expect((await get(path, { headers: { 'if-modified-since': since, 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('HEAD', async () => {
    const answer = await get(path, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '1000000', ''])
  })

  test('nothing but public pictures can be reached', async () => {
    for (const other of [
      'art/../media/secret.mp4',
      'art/%2e%2e/media/secret.mp4',
      'art/..%2fmedia/secret.mp4',
      'art/',
      'art',
      'art//x',
      'art/%00',
      'secret.mp4',
      'art/demo/none.avif',
      `art/${'a'.repeat(2000)}`,
    ]) {
      const answer = await get(`/media/${other}`)
      expect(answer.status, other).toBe(404)
    }
  })
})

test('a client that leaves in the middle takes nothing down', async () => {
  const stop = new AbortController()
  const answer = await fetch(`${origin}/media/art/demo/big.mp4`, { signal: stop.signal })
  await answer.body!.getReader().read()
  stop.abort()
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
})
