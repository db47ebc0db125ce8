import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnv } from '../http/app.ts'
import { TransportError } from '../http/errors.ts'
import { HotObjects } from '../http/hot-objects.ts'
import { mountMedia } from '../http/media.ts'
import { createTestContext } from '../testing/test-context.ts'
import { insertAsset } from './media.queries/assets.ts'
import { startRun, upsertRendition } from './media.queries/runs.ts'
import { readPass, signPass } from './media.rules/token.ts'
import { grantPlay } from './media.rules.ts'

const ctx = await createTestContext()
ctx.clock.set('2026-11-20T12:00:00Z')
const app = new Hono<HttpEnv>()
const fail = (error: unknown) => {
  throw error
}
mountMedia({ app, ctx, objects: new HotObjects({ maxBytes: 1e6, now: () => 0, onError: fail }) })
app.onError(error => {
  if (!(error instanceof TransportError)) throw error
  return Response.json({ message: error.message }, { status: error.status, headers: error.headers })
})
const guest = { isVip: false, isAdmin: false }
const vip = { isVip: true, isAdmin: false }
const id = '0b0e7a52-8f9e-4c59-9c7a-6f0f4f0a1c11'
const key = Buffer.from('0123456789abcdef')
const put = (path: string, text: string) => ctx.storage.put(`media/${path}`, Buffer.from(text))
await makeAsset(id, [360, 720, 1080])

/** An asset as packaging leaves it, without the packaging. */
async function makeAsset(assetId: string, tiers: number[]): Promise<void> {
  await insertAsset(ctx.db, { id: assetId, sourceKey: assetId, sourcePath: '/x', cipher: 'none', key, iv: key })
  await startRun(ctx.db, assetId, assetId)
  for (const tier of [...tiers, null]) {
    const name = tier ? `${tier}p` : 'audio'
    await upsertRendition(ctx.db, assetId, {
      assetId,
      name,
      tier,
      width: tier && (tier * 16) / 9,
      height: tier,
      bandwidth: (tier ?? 100) * 1000,
      averageBandwidth: (tier ?? 100) * 900,
      codecs: tier ? 'avc1.64001f,mp4a.40.2' : 'mp4a.40.2',
      frameRate: tier && 25,
      isReady: true,
    })
    const lines = [1, 2, 3].flatMap(number => ['#EXTINF:6.000000,', `seg-0000${number}.m4s`])
    const head = ['#EXTM3U', '#EXT-X-TARGETDURATION:6', '#EXT-X-MEDIA-SEQUENCE:1', '#EXT-X-MAP:URI="init.mp4"']
    await put(`${assetId}/${name}/index.m3u8`, [...head, ...lines, '#EXT-X-ENDLIST', ''].join('\n'))
    await put(`${assetId}/${name}/init.mp4`, 'init')
    for (const number of [1, 2, 3]) await put(`${assetId}/${name}/seg-0000${number}.m4s`, `segment ${number}`)
  }
  await put(`${assetId}/storyboard/index.vtt`, 'WEBVTT')
  await put(`${assetId}/secret.txt`, 'not for anybody')
  await ctx.db.updateTable('mediaAssets').set({ state: 'ready', isPlayable: true }).where('id', '=', assetId).execute()
}

const base = async (viewer: typeof guest, assetId = id, previewSec: number | null = null) => {
  const source = { id: 1, name: '线路一', assetId, url: null, offsetMs: 0 }
  const { lines } = await grantPlay(ctx, viewer, [source], { previewSec })
  return lines[0]!.url.replace('/master.m3u8', '')
}
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const refusal = async (path: string) => {
  const response = await get(path)
  return `${response.status} ${response.headers.get('x-media-refusal')}`
}

test('the master playlist lists what the viewer may watch', async () => {
  const names = async (viewer: typeof guest) => {
    const response = await get(`${await base(viewer)}/master.m3u8`)
    expect(response.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
    expect(response.headers.get('cache-control')).toContain('private')
    return (await response.text()).split('\n').filter(line => line.endsWith('index.m3u8'))
  }
  expect(await names(guest)).toEqual(['360p/index.m3u8', '720p/index.m3u8', 'audio/index.m3u8'])
  expect(await names(vip)).toEqual(['360p/index.m3u8', '720p/index.m3u8', '1080p/index.m3u8', 'audio/index.m3u8'])
})

test('a guest gets no file of a VIP level, whatever its name', async () => {
  const address = await base(guest)
  for (const file of ['index.m3u8', 'init.mp4', 'seg-00001.m4s']) {
    expect(await refusal(`${address}/1080p/${file}`)).toBe('403 level')
    expect((await get(`${address}/720p/${file}`)).status).toBe(200)
    expect((await get(`${await base(vip)}/1080p/${file}`)).status).toBe(200)
  }
})

test('segments may be kept until the address ends, keys may not be kept', async () => {
  const address = await base(guest)
  const segment = await get(`${address}/720p/seg-00002.m4s`)
  expect(await segment.text()).toBe('segment 2')
  expect(segment.headers.get('cache-control')).toMatch(/^public, max-age=2\d{4}, immutable$/)
  const part = await get(`${address}/720p/seg-00002.m4s`, { range: 'bytes=0-3' })
  expect([part.status, await part.text()]).toEqual([206, 'segm'])
  const answer = await get(`${await base(vip)}/key`)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(key)
  expect(answer.headers.get('cache-control')).toContain('no-store')
})

test('a key goes only to whom it opens something, and never the key of a key line', async () => {
  const keyOf = async (viewer: typeof guest) => (await get(`${await base(viewer)}/key`)).status
  const become = (cipher: 'none' | 'aes-128' | 'keyline') =>
    ctx.db.updateTable('mediaAssets').set({ cipher }).where('id', '=', id).execute()
  expect([await keyOf(guest), await keyOf(vip)]).toEqual([403, 200])
  await become('aes-128')
  expect([await keyOf(guest), await keyOf(vip)]).toEqual([200, 200])
  await become('keyline')
  expect([await keyOf(guest), await keyOf(vip)]).toEqual([404, 404])
  await become('none')
})

test('a growing playlist is asked for again, a finished one is kept', async () => {
  const other = '1b0e7a52-8f9e-4c59-9c7a-6f0f4f0a1c22'
  await makeAsset(other, [360])
  const address = await base(guest, other)
  expect((await get(`${address}/360p/index.m3u8`)).headers.get('cache-control')).toBe('private, max-age=3600')
  await put(`${other}/360p/index.m3u8`, '#EXTM3U\n#EXTINF:6,\nseg-00001.m4s\n')
  expect((await get(`${address}/360p/index.m3u8`)).headers.get('cache-control')).toContain('no-cache')
})

test('an address ends after six hours, and says so', async () => {
  const address = await base(guest)
  ctx.clock.advance(6 * 3600 - 60)
  expect((await get(`${address}/master.m3u8`)).status).toBe(200)
  ctx.clock.advance(960)
  for (const file of ['master.m3u8', '360p/index.m3u8', '360p/seg-00001.m4s', 'key', 'storyboard/index.vtt']) {
    expect(await refusal(`${address}/${file}`)).toBe('403 expired')
  }
  expect((await get(`${await base(guest)}/master.m3u8`)).status).toBe(200)
})

test('equal viewers get equal addresses within a quarter of an hour', async () => {
  ctx.clock.set('2026-11-21T12:00:01Z')
  const first = await base(guest)
  ctx.clock.advance(600)
  expect(await base(guest)).toBe(first)
  expect(await base(vip)).not.toBe(first)
  ctx.clock.advance(600)
  expect(await base(guest)).not.toBe(first)
})

test('a token is good for its asset and its own spelling only', async () => {
  const other = '2b0e7a52-8f9e-4c59-9c7a-6f0f4f0a1c33'
  await makeAsset(other, [360])
  const [, , , token = ''] = (await base(guest)).split('/')
  expect(await refusal(`/media/s/${token}/${other}/master.m3u8`)).toBe('403 signature')
  const pass = readPass(ctx.keys.media, id, token)!
  const bytes = Buffer.from(token, 'base64url')
  bytes.writeUInt16BE(1080, 1)
  const flipped = Buffer.from(token, 'base64url')
  flipped[flipped.length - 1]! ^= 1
  for (const forged of [
    bytes.toString('base64url'),
    flipped.toString('base64url'),
    signPass(Buffer.alloc(32), id, pass),
    `${token}=`,
    `${token}A`,
    token.slice(1),
    'x',
  ]) {
    expect(await refusal(`/media/s/${forged}/${id}/master.m3u8`)).toBe('403 signature')
  }
})

test('nothing but what packaging makes can be reached', async () => {
  const address = await base(vip)
  for (const path of [
    'secret.txt',
    '360p/../secret.txt',
    '360p/%2e%2e/secret.txt',
    '360p/..%2fsecret.txt',
    '360p%2findex.m3u8',
    '..%2f..%2f..%2fetc%2fpasswd',
    '360p/seg-1.m4s',
    '99999p/index.m3u8',
    '360p/',
    'subtitles/..%2f..%2fx.vtt',
    '',
    'key/',
    'poster.jpg/x',
  ]) {
    expect((await get(`${address}/${path}`)).status, path).toBe(404)
  }
  for (const path of ['', 'x', `x/${id}`, 'x/not-an-id/master.m3u8'])
    expect((await get(`/media/s/${path}`)).status).toBe(404)
  expect((await get(`${address}/480p/seg-00001.m4s`)).status).toBe(404)
})

test('a trial ends with the segment that holds its end', async () => {
  const address = await base(guest, id, 8)
  const text = await (await get(`${address}/360p/index.m3u8`)).text()
  expect(text.match(/seg-\d+/g)).toEqual(['seg-00001', 'seg-00002'])
  expect(text).toContain('#EXT-X-ENDLIST')
  expect((await get(`${address}/360p/seg-00002.m4s`)).status).toBe(200)
  expect(await refusal(`${address}/360p/seg-00003.m4s`)).toBe('403 preview')
})

test('a source that has VIP levels only is refused with the reason', async () => {
  const other = '3b0e7a52-8f9e-4c59-9c7a-6f0f4f0a1c44'
  await makeAsset(other, [1080])
  await expect(base(guest, other)).rejects.toMatchObject({ code: 7, message: expect.stringContaining('开通会员') })
  expect((await get(`${await base(vip, other)}/master.m3u8`)).status).toBe(200)
})

test('addresses elsewhere are handed on as they are, though not for a trial', async () => {
  const outside = (url: string) => ({ id: 2, name: '外线', assetId: null, url, offsetMs: 1500 })
  const kindOf = async (url: string) => (await grantPlay(ctx, guest, [outside(url)])).lines[0]
  expect(await kindOf('https://a.example/v/index.m3u8?t=1')).toMatchObject({
    kind: 'hls',
    url: 'https://a.example/v/index.m3u8?t=1',
    offsetMs: 1500,
    levels: [],
  })
  expect(await kindOf('https://a.example/v.mp4?from=x.m3u8')).toMatchObject({ kind: 'file' })
  expect(await kindOf('https://a.example/play?u=x.m3u8')).toMatchObject({ kind: 'hls' })
  await expect(grantPlay(ctx, guest, [outside('https://a.example/v.mp4')], { previewSec: 60 })).rejects.toMatchObject({
    code: 7,
  })
})
