import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '../testing/s3-peer.ts'
import type { Storage } from './storage.ts'
import { openDiskStorage } from './storage-disk.ts'
import { openS3Storage, parseS3Url } from './storage-s3.ts'

const dir = await mkdtemp(join(tmpdir(), 'xinghe-storage-'))
afterAll(() => rm(dir, { recursive: true, force: true }))

async function onDisk() {
  return { storage: await openDiskStorage(join(dir, 'disk')), close: async () => {} }
}

async function onS3() {
  const peer = await startS3(join(dir, 's3'))
  return { storage: openS3Storage(`${peer.url}/below`), close: peer.close }
}

const text = async (body: Readable) => (await buffer(body)).toString()

describe.each([
  ['disk', onDisk],
  ['S3', onS3],
])('storage on %s', (_name, start) => {
  let storage: Storage
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ storage, close } = await start())
  })
  afterAll(() => close())

  test('what was put is read back, whole or in part', async () => {
    const put = await storage.put('media/a1/720p/index.m3u8', Buffer.from('0123456789'))
    expect(put).toMatchObject({ bytes: 10, contentType: 'application/vnd.apple.mpegurl' })
    const whole = await storage.read('media/a1/720p/index.m3u8')
    expect(whole?.info).toEqual(put)
    expect(await text(whole!.body)).toBe('0123456789')
    const part = await storage.read('media/a1/720p/index.m3u8', { start: 2, end: 4 })
    expect(part?.info.bytes).toBe(10)
    expect(await text(part!.body)).toBe('234')
  })

  test('a stream and a local file can be put', async () => {
    await storage.put('art/x-240.avif', Readable.from([Buffer.from('ab'), Buffer.from('cd')]))
    expect(await text((await storage.read('art/x-240.avif'))!.body)).toBe('abcd')
    const file = join(dir, 'seg')
    await writeFile(file, 'segment')
    expect(await storage.putFile('media/a2/seg-00001.m4s', file)).toMatchObject({ bytes: 7 })
    expect(existsSync(file)).toBe(false)
  })

  test('an empty object is an object', async () => {
    expect(await storage.put('media/empty.vtt', new Uint8Array())).toMatchObject({ bytes: 0 })
    expect(await storage.stat('media/empty.vtt')).toMatchObject({ bytes: 0 })
  })

  test('the etag is strong, quoted and changes with the content', async () => {
    const first = await storage.put('media/etag.txt', Buffer.from('one'))
    const second = await storage.put('media/etag.txt', Buffer.from('two'))
    expect(first.etag).toMatch(/^"[^"]+"$/)
    expect(second.etag).not.toBe(first.etag)
    expect(await storage.stat('media/etag.txt')).toEqual(second)
  })

  test('a stream that breaks leaves the old object and no pieces', async () => {
    await storage.put('media/broken.txt', Buffer.from('old'))
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('the source is gone')
      })(),
    )
    await expect(storage.put('media/broken.txt', broken)).rejects.toThrow('the source is gone')
    expect(await text((await storage.read('media/broken.txt'))!.body)).toBe('old')
  })

  test('an absent object is null, a prefix is no object', async () => {
    expect(await storage.stat('media/nothing')).toBeNull()
    expect(await storage.read('media/nothing/at/all')).toBeNull()
    await storage.put('media/deep/file.txt', Buffer.from('x'))
    expect(await storage.stat('media/deep')).toBeNull()
    expect(await storage.read('media/deep')).toBeNull()
    await storage.remove('media/nothing')
  })

  test('objects are listed and removed by prefix', async () => {
    for (const key of ['p/a1/x', 'p/a1/y/z', 'p/a10/x', 'p/b']) await storage.put(key, Buffer.from('x'))
    expect((await Array.fromAsync(storage.list('p/a1/'))).toSorted()).toEqual(['p/a1/x', 'p/a1/y/z'])
    expect(await Array.fromAsync(storage.list('p/a1'))).toHaveLength(3)
    await storage.removePrefix('p/a1/')
    expect((await Array.fromAsync(storage.list('p/'))).toSorted()).toEqual(['p/a10/x', 'p/b'])
    await storage.removePrefix('p/a1')
    expect(await Array.fromAsync(storage.list('p/'))).toEqual(['p/b'])
  })

  test.each([
    '../etc/passwd',
    '/etc/passwd',
    'a/../b',
    'a//b',
    'a/./b',
    'a\\b',
    'a\0b',
    '',
    'a/',
    '.',
    'x'.repeat(1000),
  ])('the key %j is refused', async key => {
    await expect(async () => storage.stat(key)).rejects.toThrow('not a storage key')
    await expect(async () => storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
    await expect(async () => storage.read(key)).rejects.toThrow('not a storage key')
  })

  test('it says that it is writable', async () => {
    expect(await storage.isWritable()).toBe(true)
  })
})

test('disk storage keeps half-written files out of sight', async () => {
  const root = join(dir, 'parts')
  const storage = await openDiskStorage(root)
  await storage.put('a/b.txt', Buffer.from('x'))
  expect(await readdir(join(root, '.parts'))).toEqual([])
  expect(storage.localPath('a/b.txt')).toBe(join(root, 'a/b.txt'))
})

test('disk storage whose directory went away says that it is not writable', async () => {
  const root = join(dir, 'gone')
  const storage = await openDiskStorage(root)
  expect([await storage.isWritable(), await readdir(join(root, '.parts'))]).toEqual([true, []])
  await rm(root, { recursive: true })
  expect(await storage.isWritable()).toBe(false)
})

test('an S3 address is taken apart', () => {
  expect(parseS3Url('https://id:s%2Fcret@minio.example:9000/media/films?region=eu-1')).toEqual({
    endpoint: 'https://minio.example:9000',
    bucket: 'media',
    below: 'films/',
    region: 'eu-1',
    accessKeyId: 'id',
    secretAccessKey: 's/cret',
  })
  expect(() => parseS3Url('https://minio.example')).toThrow('must name a bucket')
})
