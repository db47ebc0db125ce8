import { beforeAll, expect, test } from 'vitest'
import { changeSettings } from '../site/site.rules.ts'
import { call } from '../testing/call.ts'
import { createTestContext } from '../testing/test-context.ts'
import { ensureTestCategories, insertWork } from '../testing/vod-factory.ts'
import { replaceBanners } from '../vod/vod.rules/banners.ts'
import { categoryTree } from '../vod/vod.rules/categories.ts'
import { rollUp } from '../vod/vod.rules/hits.ts'

const ctx = await createTestContext()
let series: { id: number; typeId: number }
let film: { id: number; typeId: number }

beforeAll(async () => {
  await ensureTestCategories(ctx)
  series = await insertWork(ctx, { title: '归雁', tags: ['特辑'], score: 9, recentHits: [5] })
  film = await insertWork(ctx, { title: '火星邮差', category: 'dianying', kind: 'film' })
  await rollUp(ctx)
})

const fresh = () => ctx.cache.drop('')

test('sections of categories that exist and have works', async () => {
  fresh()
  const sections = await call(ctx, 'home.vodData', {})
  expect(
    sections.map(({ title, layout, typeId, items, rank }) => [title, layout, typeId, items.length, rank.length]),
  ).toEqual([
    ['剧集', 'ranked', series.typeId, 1, 1],
    ['星河特辑', 'editorial', 0, 1, 0],
    ['电影', 'ranked', film.typeId, 1, 1],
  ])
})

test('an operator chooses other sections', async () => {
  const section = {
    title: '全部',
    layout: 'grid',
    categories: ['dianying', 'juji'],
    tag: '',
    order: 'new',
    size: 10,
  } as const
  await changeSettings(ctx, { home_sections: [{ ...section, categories: [...section.categories] }] })
  fresh()
  const [only, ...others] = await call(ctx, 'home.vodData', {})
  expect(others).toEqual([])
  expect(only!.items.map(work => work.id).toSorted()).toEqual([series.id, film.id].toSorted())
})

test('a setting of the wrong shape is reported and its default stands', async () => {
  await changeSettings(ctx, { home_sections: 'nonsense' as never })
  fresh()
  expect((await call(ctx, 'home.vodData', {}))[0]!.title).toBe('剧集')
  expect(ctx.takeTroubles()).toHaveLength(1)
  await changeSettings(ctx, { home_sections: [] })
  fresh()
})

test('the section of one category, below the top too', async () => {
  const { byTypeEn } = await categoryTree(ctx)
  const below = await insertWork(ctx, { category: 'guzhuangju' })
  const section = await call(ctx, 'home.vodDataOf', { id: byTypeEn.get('guzhuangju')!.id })
  expect(section).toMatchObject({ title: '古装剧', layout: 'grid' })
  expect(section.items.map(work => work.id)).toEqual([below.id])
  await expect(call(ctx, 'home.vodDataOf', { id: 99_999 })).rejects.toMatchObject({ code: 7 })
})

test('lists, ranks, pages and the monitor', async () => {
  const { typeId } = film
  expect((await call(ctx, 'home.vodDataList', { typeId, size: 5 })).map(work => work.id)).toEqual([film.id])
  expect(await call(ctx, 'home.vodDataRank', { typeId, period: 'week', size: 5 })).toMatchObject([
    { id: film.id, rank: 1 },
  ])
  const page = await call(ctx, 'home.vodPage', { typeId, order: 'hot', page: 1, size: 5 })
  expect(page).toMatchObject({ total: 1, list: [{ id: film.id }] })
  expect(await call(ctx, 'home.vodDataTest', {})).toEqual({ ok: true })
})

test('hero slides in their order', async () => {
  const slide = (workId: number, intro: string) => ({ workId, intro })
  await replaceBanners(ctx, [slide(film.id, '一\n二'), slide(series.id, '三')])
  fresh()
  const slides = await call(ctx, 'home.banners', {})
  expect(slides.map(({ work, intro }) => [work.title, intro])).toEqual([
    ['火星邮差', '一\n二'],
    ['归雁', '三'],
  ])
})

test('site data without what is not public, and app releases', async () => {
  fresh()
  const data = await call(ctx, 'site.data', {})
  expect(data).toMatchObject({ name: '星河', adult: 0, live_live: 0 })
  expect(data).not.toHaveProperty('danmaku_banned_words')
  const release = { platform: 'android', version: '1.0', url: '/a.apk', bytes: 10, sha256: 'x' }
  await ctx.db.insertInto('appReleases').values(release).execute()
  expect(await call(ctx, 'site.apk', {})).toMatchObject([{ ...release, notes: '' }])
})
