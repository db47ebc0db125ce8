import { mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { runImporter } from '../testing/run-importer.ts'
import { createTestContext } from '../testing/test-context.ts'
import { folderImporter } from './folder.ts'
import { UnreadableInput } from './importer.ts'

const ctx = await createTestContext()
const none = { created: 0, updated: 0, unchanged: 0, rejected: 0 }
let made = 0

/** A folder with the given files; videos need no pictures in them, packaging is another matter. */
async function folder(files: Record<string, string | Uint8Array>): Promise<string> {
  const root = join(ctx.config.dataDir, `library-${++made}`)
  for (const [name, content] of Object.entries(files)) await put(root, name, content)
  return root
}

async function put(root: string, name: string, content: string | Uint8Array): Promise<void> {
  const path = join(root, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
  await utimes(path, new Date('2026-01-01'), new Date('2026-01-01'))
}

const run = (root: string, options: Record<string, string | boolean> = {}) =>
  runImporter(ctx, folderImporter, root, { options })

async function works(root: string) {
  ctx.cache.drop('vod:')
  const { rows } = await sql<{ workId: number }>`
    select work_id from work_origins where origin = ${`folder:${root}`} order by origin_id`.execute(ctx.db)
  return Promise.all(rows.map(row => call(ctx, 'vod.detail', { type: 0, id: row.workId })))
}

async function assets(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from media_assets order by id`.execute(ctx.db)
  return rows.map(row => row.id)
}

const picture = (color: string, width = 600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer()

test('a series with seasons, a show NFO, an extra and pictures', async () => {
  const root = await folder({
    '剧集/海边来信/tvshow.nfo':
      '<tvshow><title>海边来信</title><year>2023</year><plot>一座小城。</plot><genre>剧情</genre><uniqueid type="tmdb">4455</uniqueid></tvshow>',
    '剧集/海边来信/poster.png': await picture('#336699'),
    '剧集/海边来信/第一季/第01集.mp4': 'a',
    '剧集/海边来信/第一季/第02集.mp4': 'b',
    '剧集/海边来信/第一季/第02集.nfo':
      '<episodedetails><title>回信</title><season>1</season><episode>2</episode></episodedetails>',
    '剧集/海边来信/Season 2/海边来信.S02E01.1080p.mkv': 'c',
    '剧集/海边来信/extras/花絮一.mp4': 'd',
  })
  expect((await run(root)).counts).toEqual({ ...none, created: 1 })
  const [work] = await works(root)
  expect(work).toMatchObject({
    title: '海边来信',
    year: 2023,
    content: '一座小城。',
    category: { typeEn: 'juji' },
    poster: { src: expect.stringMatching(/^\/media\/art\/folder\/\w+-p-480\.avif$/), color: '#336699' },
    lines: [{ name: '本站' }],
  })
  expect(work!.episodes.map(({ level, title, kind }) => [level, title, kind])).toEqual([
    [1, '', 'main'],
    [2, '回信', 'main'],
    [20_001, '', 'main'],
    [expect.any(Number), '花絮一', 'extra'],
  ])
  const stored = await ctx.storage.stat(work!.poster!.src.slice('/media/'.length))
  expect(stored?.contentType).toBe('image/avif')
  expect((await run(root)).counts).toEqual({ ...none, unchanged: 1 })
})

test('films by name or NFO, in their category', async () => {
  const root = await folder({
    '火星邮差 (2019) [doubanid-77]/火星邮差.2019.1080p.mkv': 'a',
    '火星邮差 (2019) [doubanid-77]/火星邮差.2019.1080p.chs.srt': '1',
    'x/movie.nfo': '<movie><title>深海</title><year>2020</year><runtime>90</runtime><genre>纪录片</genre></movie>',
    'x/whatever.mp4': 'b',
    '综艺/周末/2024-09-24.mp4': 'c',
  })
  expect((await run(root)).counts).toEqual({ ...none, created: 3 })
  const found = await works(root)
  expect(found.map(({ title, year, remarks, category }) => [title, year, remarks, category.typeEn])).toEqual([
    ['深海', 2020, '90 分钟', 'jilupian'],
    ['火星邮差', 2019, '', 'dianying'],
    ['周末', null, '更新至 1 集', 'zongyi'],
  ])
  expect(found[2]!.episodes[0]).toMatchObject({ number: 202_409_241, label: '2024-09-24' })
  const { rows } = await sql`select lang, label from media_subtitles`.execute(ctx.db)
  expect(rows).toEqual([{ lang: 'zh-Hans', label: '简体中文' }])
})

test('a changed file replaces its asset, a file that went away takes its line along', async () => {
  const root = await folder({ '归雁/第01集.mp4': 'a', '归雁/第02集.mp4': 'b' })
  await run(root)
  const before = await assets()
  await put(root, '归雁/第01集.mp4', 'another cut')
  expect((await run(root)).counts).toEqual({ ...none, updated: 1 })
  const changed = await assets()
  expect(changed).toHaveLength(before.length)
  expect(changed.filter(id => !before.includes(id))).toHaveLength(1)
  await rm(join(root, '归雁/第02集.mp4'))
  expect((await run(root)).counts).toEqual({ ...none, updated: 1 })
  expect((await works(root))[0]!.episodes.map(episode => episode.number)).toEqual([1])
  expect(await assets()).toHaveLength(before.length - 1)
})

test('what is broken is explained and the rest is taken', async () => {
  const root = await folder({
    '空/空.mp4': '',
    '坏图/坏图.mp4': 'a',
    '坏图/poster.jpg': 'not a picture',
    '坏图/坏图.nfo': '<!DOCTYPE x [<!ENTITY a "b">]><movie><title>&a;</title></movie>',
    '.hidden/secret.mp4': 'x',
    '说明.txt': 'x',
  })
  const { counts, entries } = await run(root)
  expect(counts).toEqual({ ...none, created: 1, rejected: 1 })
  expect(entries.map(entry => [entry.where, entry.rejected, entry.reason])).toEqual(
    [
      ['空/空.mp4', true, '空文件'],
      ['坏图/坏图.nfo', false, expect.stringContaining('NFO')],
      ['坏图/poster.jpg', false, expect.stringContaining('图片')],
    ].toSorted((a, b) => entries.findIndex(e => e.where === a[0]) - entries.findIndex(e => e.where === b[0])),
  )
  expect((await works(root)).map(work => work.title)).toEqual(['坏图'])
})

test('what can not be read is explained and the rest is taken', async () => {
  const root = await folder({ 'a/归雁.mp4': 'a' })
  const gbk = (name: string) => Buffer.concat([Buffer.from(`${root}/`), Buffer.from(name, 'latin1')])
  await writeFile(gbk('\xb5\xe7\xd3\xb0.mp4'), 'b')
  await mkdir(gbk('\xbe\xe7\xbc\xaf'))
  await symlink(join(root, 'gone.mp4'), join(root, 'link.mp4'))
  await mkdir(join(root, 'a/归雁.nfo'))
  await symlink('/proc/1/mem', join(root, 'a/movie.nfo'))
  const { counts, entries } = await run(root)
  expect(counts).toEqual({ ...none, created: 1, rejected: 3 })
  expect(entries.filter(entry => entry.rejected).map(entry => entry.reason)).toEqual(
    expect.arrayContaining(['无法读取: ENOENT', '名称不是 UTF-8 编码，请先改名', '名称不是 UTF-8 编码，请先改名']),
  )
})

test('a folder without videos, a file, and an unknown category can not be imported', async () => {
  const root = await folder({ '说明.txt': 'x', 'a.mp4': 'a' })
  await expect(run(join(root, '说明.txt'))).rejects.toThrow(UnreadableInput)
  await expect(run(await folder({ 'x.txt': '' }))).rejects.toThrow(/no videos/)
  await expect(run(root, { category: 'nothing' })).rejects.toThrow(/no category/)
})
