import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { banners } from '../../demo/banners.ts'
import { works } from '../../demo/works.ts'
import { cancelPackaging } from '../media/media.rules.ts'
import { call } from '../testing/call.ts'
import { createTestContext } from '../testing/test-context.ts'
import { isSeedingInterrupted, seedDemo } from './demo.ts'
import { becomesPlayable, demoFilms, makeFilm } from './demo-films.ts'

const ctx = await createTestContext()
const { signal } = new AbortController()

/** The demo's films, two seconds long; all but the last two are there already. */
async function shortFilms() {
  const films = demoFilms(ctx).map(film => ({
    ...film,
    clip: { ...film.clip, seconds: 2 },
    path: join(ctx.config.dataDir, 'demo', `${film.clip.name}.mp4`),
  }))
  const first = films[0]!
  await mkdir(join(ctx.config.dataDir, 'demo'), { recursive: true })
  await makeFilm(ctx, first, signal)
  for (const film of films.slice(1, -2)) await copyFile(first.path, film.path)
  return films
}

const idOf = async (title: string) => {
  const { list } = await call(ctx, 'vod.list', { ...everything, size: 100 })
  const card = list.find(each => each.title === title)!
  return { type: card.typeId, id: card.id }
}
const all = { genre: 'all', area: 'all', year: 'all', lang: 'all', letter: 'all', vip: 'all' } as const
const everything = { typeId: 0, ...all, order: 'latest', page: 1, size: 24 } as const

test('the demo is on the site, and a second seeding changes nothing', async () => {
  const films = await shortFilms()
  const first = await seedDemo(ctx, { signal, films })
  expect(new Set(first.map(each => each.outcome))).toEqual(new Set(['created']))

  const page = await call(ctx, 'vod.list', everything)
  expect(page.total).toBe(works.length)
  const slides = await call(ctx, 'home.banners', {})
  expect(slides.map(slide => slide.work.title)).toEqual(
    banners.map(([slug]) => works.find(w => w.slug === slug)!.title),
  )
  expect((await call(ctx, 'site.navs', {})).map(item => item.name)).toContain('剧集')

  const changhe = await call(ctx, 'vod.detail', await idOf('长河渡'))
  expect(changhe.remarks).toBe('更新至 24 集')
  expect(changhe.lines.map(line => line.name)).toEqual(['主线', '备用线路'])
  expect(changhe.episodes.filter(each => each.kind === 'main')).toHaveLength(24)
  expect(changhe.episodes.filter(each => each.vip).map(each => each.level)).toEqual([21, 22, 23, 24])
  expect(changhe.episodes.every(each => each.lineIds.length === 2)).toBe(true)
  const { list, total } = await call(ctx, 'danmaku.list', { type: 'vod', id: changhe.id, level: 1, piece: 0 })
  expect(list.length).toBeGreaterThan(40)
  expect(total).toBe(list.length)

  const again = await seedDemo(ctx, { signal, films })
  expect(new Set(again.map(each => each.outcome))).toEqual(new Set(['unchanged']))
  expect((await call(ctx, 'danmaku.list', { type: 'vod', id: changhe.id, level: 1, piece: 0 })).total).toBe(total)
}, 180_000)

test('every picture of the catalogue is in storage', async () => {
  const { list } = await call(ctx, 'vod.list', { ...everything, size: 100 })
  const addresses = list.flatMap(card => [card.poster!.src, card.backdrop!.src])
  const stored = new Set(await Array.fromAsync(ctx.storage.list('art/demo/')))
  for (const address of addresses) expect(stored).toContain(address.replace('/media/', ''))
})

test('what an operator set survives another seeding', async () => {
  const { changeSettings, siteSettings } = await import('../site/site.rules.ts')
  await changeSettings(ctx, { name: '我的站' })
  await seedDemo(ctx, { signal, films: [] })
  ctx.cache.drop('site:')
  expect((await siteSettings(ctx)).name).toBe('我的站')
})

test('an interrupted film leaves no file that looks finished', async () => {
  const [film] = demoFilms(ctx)
  const path = join(ctx.config.dataDir, 'demo', 'stopped.mp4')
  const stop = AbortSignal.timeout(300)
  await expect(makeFilm(ctx, { ...film!, path }, stop)).rejects.toThrow()
  const files = await readdir(join(ctx.config.dataDir, 'demo'))
  expect(files.filter(file => file.startsWith('stopped'))).toEqual([])
})

test('a seeding counts as interrupted until one has run to its end', async () => {
  const other = await createTestContext()
  expect(await isSeedingInterrupted(other)).toBe(false)
  const stop = new AbortController()
  const progress = (text: string) => text.startsWith('film') && stop.abort()
  await expect(seedDemo(other, { signal: stop.signal, progress })).rejects.toThrow()
  expect(await isSeedingInterrupted(other)).toBe(true)
  await seedDemo(other, { signal, films: [] })
  expect(await isSeedingInterrupted(other)).toBe(false)
}, 180_000)

test('a film takes its place when it can be played, and not at all when it never will', async () => {
  const queued = await ctx.db.selectFrom('mediaAssets').select('id').where('state', '=', 'queued').limit(2).execute()
  const [ready, stopped] = queued.map(asset => asset.id) as [string, string]
  const waiting = becomesPlayable(ctx, ready, signal)
  await ctx.db.updateTable('mediaAssets').set({ isPlayable: true }).where('id', '=', ready).execute()
  expect(await waiting).toBe(true)
  await cancelPackaging(ctx, stopped)
  expect(await becomesPlayable(ctx, stopped, signal)).toBe(false)
})
