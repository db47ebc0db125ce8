import { readdir, readlink } from 'node:fs/promises'
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

/** Reads the body too: what is not read stays open. */
async function statusOf(answer: Promise<Response>): Promise<number> {
  const { status, body } = await answer
  await body?.cancel()
  return status
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
    expect(await statusOf(range(value))).toBe(200)
  })

  test('If-Range asks for the whole when the object is another one', async () => {
    expect(await statusOf(range('bytes=0-1', { 'if-range': info.etag }))).toBe(206)
    expect(await statusOf(range('bytes=0-1', { 'if-range': '"other"' }))).toBe(200)
  })

  test('conditions', async () => {
    const since = new Date(info.modifiedAt.getTime() + 1000).toUTCString()
    expect((await get(path, { headers: { 'if-none-match': info.etag } })).status).toBe(304)
    expect((await get(path, { headers: { 'if-modified-since': since } })).status).toBe(304)
    const other = get(path, { headers: { 'if-modified-since': since, 'if-none-match': '"other"' } })
    expect(await statusOf(other)).toBe(200)
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

test('clients that leave in the middle leave nothing open', async () => {
  await ctx.storage.put('art/demo/huge.mp4', Buffer.alloc(30_000_000))
  const openFiles = async () => {
    const fds = await readdir('/proc/self/fd')
    const targets = await Promise.all(fds.map(fd => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
    return targets.filter(target => target.endsWith('huge.mp4')).length
  }
  for (let i = 0; i < 20; i += 1) {
    const stop = new AbortController()
    const answer = await fetch(`${origin}/media/art/demo/huge.mp4`, { signal: stop.signal })
    await answer.body!.getReader().read()
    stop.abort()
  }
  await expect.poll(openFiles).toBe(0)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
})

test('an empty object', async () => {
  await ctx.storage.put('art/demo/empty.json', Buffer.alloc(0))
  for (const get of Object.values(doors)) {
    const answer = await get('/media/art/demo/empty.json')
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect((await get('/media/art/demo/empty.json', { headers: { range: 'bytes=0-0' } })).status).toBe(416)
  }
})
