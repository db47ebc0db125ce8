import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { ObjectInfo, Storage } from '../core/storage.ts'
import { createTestContext } from '../testing/test-context.ts'
import { createTestWeb, openTestServer } from '../testing/test-web.ts'
import { HotObjects } from './hot-objects.ts'

const ctx = await createTestContext()
const { storage } = ctx
const web = await createTestWeb(ctx)
const { origin } = await openTestServer(web)
const poster = await storage.put('art/poster.avif', Buffer.from('a poster'))

let now = 0
const open = (maxBytes = 1_000_000) => {
  now = 0
  return new HotObjects({
    maxBytes,
    now: () => now,
    onError: error => {
      throw error
    },
  })
}

async function untilKept(objects: HotObjects, key: string): Promise<void> {
  while (!objects.get(key)) await turn()
}

test('the second one who asks within a minute has it read into memory', async () => {
  const objects = open()
  objects.ask(storage, 'art/poster.avif', poster)
  expect(objects.get('art/poster.avif')).toBeUndefined()
  now = 59_000
  objects.ask(storage, 'art/poster.avif', poster)
  await untilKept(objects, 'art/poster.avif')
  expect(objects.get('art/poster.avif')).toMatchObject({ body: Buffer.from('a poster'), info: { etag: poster.etag } })
})

test('what is asked for now and then stays in the storage', async () => {
  const reads: string[] = []
  const counting = {
    async read(key: string) {
      reads.push(key)
      return null
    },
  } as unknown as Storage
  const objects = open()
  const ask = (info: ObjectInfo) => objects.ask(counting, 'art/poster.avif', info)
  ask(poster)
  now = 61_000
  ask(poster)
  ask({ ...poster, bytes: 0 })
  ask({ ...poster, bytes: 4 * 1024 * 1024 + 1 })
  expect(reads).toEqual([])
  ask(poster)
  ask(poster)
  expect(reads).toEqual(['art/poster.avif'])
})

test('after a minute the storage is asked again, and an unchanged object is not read again', async () => {
  const objects = open()
  objects.ask(storage, 'art/poster.avif', poster)
  objects.ask(storage, 'art/poster.avif', poster)
  await untilKept(objects, 'art/poster.avif')
  now += 60_000
  expect(objects.get('art/poster.avif')).toBeUndefined()
  objects.ask(storage, 'art/poster.avif', poster)
  expect(objects.get('art/poster.avif')?.body.toString()).toBe('a poster')
})

test('an object that was replaced is read again', async () => {
  const objects = open()
  const first = await storage.put('art/logo.avif', Buffer.from('old'))
  objects.ask(storage, 'art/logo.avif', first)
  objects.ask(storage, 'art/logo.avif', first)
  await untilKept(objects, 'art/logo.avif')
  const second = await storage.put('art/logo.avif', Buffer.from('newer'))
  now += 60_000
  objects.ask(storage, 'art/logo.avif', second)
  await untilKept(objects, 'art/logo.avif')
  expect(objects.get('art/logo.avif')?.body.toString()).toBe('newer')
})

test('memory is bounded: the least recently used leave', async () => {
  const objects = open(100_000)
  for (let n = 0; n < 20; n++) {
    const key = `art/many/${n}.avif`
    const info = await storage.put(key, Buffer.alloc(10_000, n))
    objects.ask(storage, key, info)
    objects.ask(storage, key, info)
    await untilKept(objects, key)
  }
  const kept = Array.from({ length: 20 }, (_, n) => n).filter(n => objects.get(`art/many/${n}.avif`))
  expect(kept).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19])
})

test('an address that ended is not answered from memory', async () => {
  const info = await storage.put('media/a/720p/seg-00001.m4s', Buffer.from('segment'))
  const address = '/media/s/token/a/720p/seg-00001.m4s'
  web.objects.ask(storage, 'media/a/720p/seg-00001.m4s', info)
  web.objects.ask(storage, 'media/a/720p/seg-00001.m4s', info)
  await untilKept(web.objects, 'media/a/720p/seg-00001.m4s')
  const nowSec = ctx.clock.now().getTime() / 1000
  web.objects.remember(address, { key: 'media/a/720p/seg-00001.m4s', expiresAt: nowSec + 60 })
  const answer = await fetch(origin + address)
  expect([answer.status, await answer.text()]).toEqual([200, 'segment'])
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=(60|59), immutable$/)
  web.objects.remember(address, { key: 'media/a/720p/seg-00001.m4s', expiresAt: nowSec })
  expect((await fetch(origin + address)).status).not.toBe(200)
})

test('from memory an address answers the same as from the storage', async () => {
  const get = (init?: RequestInit) => fetch(`${origin}/media/art/poster.avif`, init)
  const slow = await get()
  const headersOf = (response: Response) =>
    Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'))
  expect(await slow.text()).toBe('a poster')
  await (await get()).text()
  await untilKept(web.objects, 'art/poster.avif')
  await storage.remove('art/poster.avif')
  const fast = await get()
  expect(await fast.text()).toBe('a poster')
  expect(headersOf(fast)).toEqual(headersOf(slow))
  const head = await get({ method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '8', ''])
  // Parts and conditions take the long way, which knows that the object is gone.
  expect((await get({ headers: { range: 'bytes=0-1' } })).status).toBe(404)
})
