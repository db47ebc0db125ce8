import { createDecipheriv } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ivOfSequence, parseMediaPlaylist } from '@xinghe/media'
import { clipDir, decodedSeconds, ffmpeg, makeClip, makeLongClip } from '@xinghe/media/testing/clips'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../core/db.ts'
import type { Events } from '../events.ts'
import { createTestContext } from '../testing/test-context.ts'
import { startMediaJobs } from './media.jobs.ts'
import { type AssetInput, cancelPackaging, createAssetFromFile, grantPlay, removeAsset } from './media.rules.ts'
import { isOver, listKeys, until } from './testing/wait.ts'

const ctx = await createTestContext()
const dir = await clipDir()
await startMediaJobs(ctx)
const news: Events['media.changed'][] = []
ctx.bus.on('media.changed', event => void news.push(event))

const guest = { isVip: false, isAdmin: false }
const vip = { isVip: true, isAdmin: false }
const create = (input: Omit<AssetInput, 'sourceKey'> & { sourceKey?: string }) =>
  inTransaction(ctx.db, tx => createAssetFromFile(ctx, tx, { sourceKey: input.path, ...input }))
const source = (assetId: string) => ({ id: 1, name: '线路一', assetId, url: null, offsetMs: 0 })
const newsOf = (id: string) =>
  news.filter(event => event.assetId === id).map(event => `${event.state} ${event.isPlayable}`)
const read = async (key: string) => Buffer.concat(await (await ctx.storage.read(key))!.body.toArray())
const workDirs = async () => {
  const path = join(ctx.config.dataDir, 'tmp', 'packaging')
  if (!existsSync(path)) return []
  const kept = await Promise.all((await readdir(path)).map(name => readdir(join(path, name))))
  return kept.flat()
}

const fits = await makeClip(dir, { name: 'fits.mp4', size: '640x480', seconds: 13, fps: 24 })
const mpeg4 = await makeClip(dir, { name: 'mpeg4.avi', size: '320x180', seconds: 7, video: ['-c:v', 'mpeg4'] })

test('a film that fits can be played by all at once, then gets its other levels', { timeout: 60_000 }, async () => {
  const { id, isNew, state } = await create({ path: fits })
  expect({ isNew, state }).toEqual({ isNew: true, state: 'queued' })
  await until(ctx, id, asset => asset.isPlayable)
  const early = await grantPlay(ctx, guest, [source(id)])
  expect(early.lines[0]).toMatchObject({
    state: 'packaging',
    levels: [{ height: 480, allowed: true }, ...early.lines[0]!.levels.slice(1)],
  })
  const done = await until(ctx, id, isOver)
  expect(done).toMatchObject({ state: 'ready', progress: 1, isPlayable: true, errorCode: null })
  expect(done.durationMs).toBeCloseTo(13_000, -2)
  await expect.poll(() => newsOf(id)).toEqual(['packaging true', 'ready true'])
  await expect.poll(workDirs).toEqual([])
  const { lines } = await grantPlay(ctx, vip, [source(id)])
  expect(lines[0]?.levels.map(level => level.height)).toEqual([480, 360])
  const keys = await listKeys(ctx, `media/${id}/`)
  const rendition = (name: string) =>
    ['index.m3u8', 'init.mp4', 'seg-00001.m4s', 'seg-00002.m4s', 'seg-00003.m4s'].map(
      file => `media/${id}/${name}/${file}`,
    )
  expect(keys).toEqual(expect.arrayContaining(['480p', '360p', 'audio'].flatMap(rendition)))
  expect(keys).toEqual(
    expect.arrayContaining(
      ['poster.jpg', 'storyboard/index.vtt', 'storyboard/sheet-001.jpg'].map(file => `media/${id}/${file}`),
    ),
  )
  for (const name of ['480p', '360p']) {
    const playlist = parseMediaPlaylist((await read(`media/${id}/${name}/index.m3u8`)).toString())
    expect(playlist).toMatchObject({ isEnded: true, mediaSequence: 1 })
    expect(playlist.segments.map(segment => segment.durationSec)).toEqual([6, 6, expect.closeTo(1, 1)])
  }
})

test('the same source is the same asset', async () => {
  const first = await create({ path: mpeg4, sourceKey: 'same' })
  const second = await create({ path: mpeg4, sourceKey: 'same' })
  expect(second).toMatchObject({ id: first.id, isNew: false })
  await until(ctx, first.id, isOver)
  expect(await create({ path: mpeg4, sourceKey: 'same' })).toMatchObject({ id: first.id, state: 'ready', isNew: false })
  await expect.poll(() => newsOf(first.id).filter(event => event === 'ready true')).toHaveLength(1)
})

describe('protected films', () => {
  async function packaged(cipher: 'aes-128' | 'keyline') {
    const { id } = await create({ path: mpeg4, sourceKey: cipher, cipher })
    await until(ctx, id, isOver)
    const { lines } = await grantPlay(ctx, guest, [source(id)])
    return { id, line: lines[0]!, text: (await read(`media/${id}/360p/index.m3u8`)).toString() }
  }
  const decipher = (bytes: Buffer, key: Buffer, iv: Buffer) => {
    const cipher = createDecipheriv('aes-128-cbc', key, iv)
    return Buffer.concat([cipher.update(bytes), cipher.final()])
  }

  test('AES-128: the playlist names the key, segments decipher by their number', async () => {
    const { id, line, text } = await packaged('aes-128')
    expect(line).toMatchObject({ cipher: 'aes-128', keyline: null })
    expect(text).toContain('#EXT-X-KEY:METHOD=AES-128,URI="../key"')
    const { key } = await ctx.db.selectFrom('mediaKeys').select('key').where('id', '=', id).executeTakeFirstOrThrow()
    const parts = [await read(`media/${id}/360p/init.mp4`)]
    for (const [index, { uri }] of parseMediaPlaylist(text).segments.entries()) {
      parts.push(decipher(await read(`media/${id}/360p/${uri}`), key, ivOfSequence(index + 1)))
    }
    await writeFile(join(dir, 'aes.mp4'), Buffer.concat(parts))
    expect(await decodedSeconds(join(dir, 'aes.mp4'))).toBeCloseTo(7, 0)
  })

  test('key line: the playlist names no key, every file deciphers with the line', async () => {
    const { id, line, text } = await packaged('keyline')
    expect(line.cipher).toBe('keyline')
    expect(text).not.toContain('EXT-X-KEY')
    const [key = '', iv = ''] = line.keyline!.split(':')
    const files = ['init.mp4', ...parseMediaPlaylist(text).segments.map(segment => segment.uri)]
    const parts = files.map(async file =>
      decipher(await read(`media/${id}/360p/${file}`), Buffer.from(key, 'hex'), Buffer.from(iv, 'hex')),
    )
    await writeFile(join(dir, 'keyline.mp4'), Buffer.concat(await Promise.all(parts)))
    expect(await decodedSeconds(join(dir, 'keyline.mp4'))).toBeCloseTo(7, 0)
  })
})

test('levels above 720 are always protected, and never given to guests', { timeout: 60_000 }, async () => {
  const path = await makeClip(dir, { name: 'large.mp4', size: '1920x1080', seconds: 2, fps: 12 })
  const { id } = await create({ path })
  await until(ctx, id, isOver)
  expect((await read(`media/${id}/1080p/index.m3u8`)).toString()).toContain('EXT-X-KEY')
  expect((await read(`media/${id}/720p/index.m3u8`)).toString()).not.toContain('EXT-X-KEY')
  // Copied at once for members, then playable for everyone, then done.
  await expect.poll(() => newsOf(id)).toEqual(['packaging true', 'packaging true', 'ready true'])
  const { lines } = await grantPlay(ctx, guest, [source(id)])
  expect(lines[0]).toMatchObject({
    cipher: 'none',
    levels: [{ height: 1080, vip: true, allowed: false }, { allowed: true }, {}, {}],
  })
  expect((await grantPlay(ctx, vip, [source(id)])).lines[0]).toMatchObject({
    cipher: 'aes-128',
    levels: [{ allowed: true }, {}, {}, {}],
  })
})

test('subtitles of the film and beside it become WebVTT; a bad one is left out', { timeout: 60_000 }, async () => {
  const srt = join(dir, 'film.srt')
  await writeFile(srt, '1\n00:00:01,000 --> 00:00:02,000\n你好\n')
  await writeFile(join(dir, 'bad.srt'), 'nothing of the kind')
  const path = join(dir, 'subtitled.mkv')
  await ffmpeg(['-i', mpeg4, '-i', srt, '-map', '0', '-map', '1', '-c', 'copy', '-metadata:s:s', 'language=chi', path])
  const subtitles = [
    { path: srt, lang: 'zh-Hans', label: '简体中文', isDefault: true },
    { path: join(dir, 'bad.srt'), lang: 'en', label: '英语' },
  ]
  const { id } = await create({ path, subtitles })
  expect(await until(ctx, id, isOver)).toMatchObject({ state: 'ready' })
  const { lines } = await grantPlay(ctx, guest, [source(id)])
  expect(lines[0]?.subtitles).toMatchObject([
    { lang: 'zh-Hans', label: '简体中文', isDefault: true, url: expect.stringMatching(/\/subtitles\/file-1\.vtt$/) },
    { lang: 'zh', label: '中文', url: expect.stringMatching(/\/subtitles\/track-1\.vtt$/) },
  ])
  expect((await read(`media/${id}/subtitles/track-1.vtt`)).toString()).toContain('你好')
})

test('a bad film fails with a reason and leaves nothing; it can be tried again', { timeout: 60_000 }, async () => {
  const path = join(dir, 'later.mp4')
  await writeFile(path, 'not yet a film')
  const { id } = await create({ path })
  expect(await until(ctx, id, isOver)).toMatchObject({ state: 'failed', errorCode: 'notMedia', isPlayable: false })
  expect(await listKeys(ctx, `media/${id}/`)).toEqual([])
  await expect.poll(workDirs).toEqual([])
  await expect(grantPlay(ctx, guest, [source(id)])).rejects.toMatchObject({ code: 7 })
  await copyFile(mpeg4, path)
  expect(await create({ path })).toMatchObject({ id, state: 'failed' })
  expect(await create({ path, retry: true })).toMatchObject({ id, state: 'queued', errorCode: null })
  expect(await until(ctx, id, isOver)).toMatchObject({ state: 'ready' })
})

test('cancelling a running job leaves nothing', { timeout: 60_000 }, async () => {
  const path = await makeLongClip(dir, 'long.avi', 200)
  const { id } = await create({ path })
  await until(ctx, id, asset => asset.isPlayable)
  await cancelPackaging(ctx, id)
  expect(await until(ctx, id, isOver)).toMatchObject({ state: 'cancelled', errorCode: 'cancelled', isPlayable: false })
  expect(await listKeys(ctx, `media/${id}/`)).toEqual([])
  await expect.poll(workDirs).toEqual([])
})

test('cancelling a finished asset changes nothing', async () => {
  const { id } = await create({ path: mpeg4, sourceKey: 'same' })
  await cancelPackaging(ctx, id)
  expect(await until(ctx, id, isOver)).toMatchObject({ state: 'ready' })
})

test('a removed asset takes its files along', async () => {
  const { id } = await create({ path: mpeg4, sourceKey: 'removed' })
  await until(ctx, id, isOver)
  await removeAsset(ctx, ctx.db, id)
  await expect.poll(() => listKeys(ctx, `media/${id}/`), { timeout: 10_000 }).toEqual([])
  expect(await ctx.db.selectFrom('mediaKeys').select('id').where('id', '=', id).execute()).toEqual([])
})
