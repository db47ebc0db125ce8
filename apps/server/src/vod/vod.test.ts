import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { changeSettings } from '../site/site.rules.ts'
import { call, guest, vipMember } from '../testing/call.ts'
import { createTestContext } from '../testing/test-context.ts'
import { ensureTestCategories, episodeInput, insertWork } from '../testing/vod-factory.ts'
import { categoryTree, upsertCategories } from './vod.rules/categories.ts'
import { resolveLegacyPlay } from './vod.rules/episodes.ts'
import { rollUp } from './vod.rules/hits.ts'

const ctx = await createTestContext()
const all = {
  typeId: 0,
  genre: 'all',
  area: 'all',
  year: 'all',
  lang: 'all',
  letter: 'all',
  vip: 'all',
  order: 'latest' as const,
  page: 1,
  size: 24,
}
const idsOf = async (filter: object) => (await call(ctx, 'vod.list', { ...all, ...filter })).list.map(work => work.id)
const idOf = async (typeEn: string) => (await categoryTree(ctx)).byTypeEn.get(typeEn)!.id
const warning = (message: string | RegExp) =>
  expect.objectContaining({ code: 7, message: expect.stringMatching(message) })

beforeAll(() => ensureTestCategories(ctx))

describe('detail', () => {
  test('everything about a work', async () => {
    const { id, typeId } = await insertWork(ctx, {
      title: '长河渡',
      category: 'guzhuangju',
      poster: { key: 'art/demo/changhe-p', color: '#102030' },
      backdrop: { key: 'https://img.example.com/b.jpg' },
      titleArt: 'art/demo/changhe-t.webp',
      people: [
        { name: '林一', role: 'director' },
        { name: '甲', role: 'actor', character: '船夫' },
      ],
      groups: [{ code: 'main', name: '线路甲' }, { code: 'unused' }, { code: 'second' }],
      seasons: [
        { number: 0, episodes: [{ ...episodeInput(1001), label: '花絮', kind: 'extra' }] },
        { number: 2, episodes: [episodeInput(1, 'second')] },
        {
          number: 1,
          title: '第一季',
          episodes: [{ ...episodeInput(1), lines: [...episodeInput(1).lines, ...episodeInput(1, 'second').lines] }],
        },
      ],
      score: 9.1,
    })
    const detail = await call(ctx, 'vod.detail', { type: typeId, id })
    expect(detail).toMatchObject({
      id,
      typeId: await idOf('juji'),
      category: { typeName: '古装剧', typeEn: 'guzhuangju' },
      score: 9.1,
      badge: 'new',
      poster: {
        src: '/media/art/demo/changhe-p-480.avif',
        srcset: '/media/art/demo/changhe-p-240.avif 240w, /media/art/demo/changhe-p-480.avif 480w',
        color: '#102030',
      },
      backdrop: { src: 'https://img.example.com/b.jpg', srcset: '' },
      titleArt: '/media/art/demo/changhe-t.webp',
      people: [
        { name: '林一', role: 'director', character: '' },
        { name: '甲', role: 'actor', character: '船夫' },
      ],
      remarks: '更新至 2 集',
      hasPassword: false,
    })
    expect(detail.seasons.map(season => [season.number, season.episodes])).toEqual([
      [1, 1],
      [2, 1],
      [0, 1],
    ])
    expect(detail.episodes.map(episode => [episode.level, episode.kind, episode.lineIds.length])).toEqual([
      [1, 'main', 2],
      [20_001, 'main', 1],
      [991_001, 'extra', 1],
    ])
    expect(detail.lines.map(line => [line.sid, line.name])).toEqual([
      [1, '线路甲'],
      [3, '线路3'],
    ])
  })

  test('parts stand where their episode would', async () => {
    const { id } = await insertWork(ctx, {
      seasons: [{ number: 1, episodes: [5023, 3, 5021, 1].map(number => episodeInput(number)) }],
    })
    const { episodes } = await call(ctx, 'vod.detail', { type: 0, id })
    expect(episodes.map(episode => episode.number)).toEqual([1, 5021, 5023, 3])
  })

  test('a work that is not there, or hidden, is said to be gone', async () => {
    await expect(call(ctx, 'vod.detail', { type: 1, id: 2_000_000_000 })).rejects.toEqual(warning('不存在'))
    const { id } = await insertWork(ctx)
    await sql`update works set hidden_at = now() where id = ${id}`.execute(ctx.db)
    await expect(call(ctx, 'vod.detail', { type: 0, id })).rejects.toEqual(warning('不存在'))
  })

  test('one badge only: VIP before 4K before new', async () => {
    const badge = async (given: object) => {
      const { id } = await insertWork(ctx, given)
      return (await call(ctx, 'vod.detail', { type: 0, id })).badge
    }
    const old = { publishedAt: new Date('2020-01-01') }
    expect(await badge({ isVip: true, quality: '4k' })).toBe('vip')
    expect(await badge({ quality: '4k' })).toBe('4k')
    expect(await badge({})).toBe('new')
    expect(await badge(old)).toBeNull()
  })
})

describe('list', () => {
  test('any combination of filters', async () => {
    const dianying = await idOf('dianying')
    const film = { category: 'dianying', kind: 'film' as const }
    const { id } = await insertWork(ctx, {
      ...film,
      title: '火星邮差',
      genres: ['科幻', '冒险'],
      area: '大陆,香港',
      lang: '国语/粤语',
      year: 1997,
      isVip: true,
    })
    const other = await insertWork(ctx, { ...film, title: '归雁', genres: ['科幻'], area: '日本', year: 2003 })
    expect(await idsOf({ typeId: dianying })).toEqual(expect.arrayContaining([id, other.id]))
    for (const filter of [
      { genre: '冒险' },
      { area: '香港', typeId: dianying },
      { lang: '粤语' },
      { year: '1997' },
      { year: '1990-1999', genre: '科幻' },
      { letter: 'h', typeId: dianying },
      { vip: '1', genre: '科幻' },
    ]) {
      expect(await idsOf(filter), JSON.stringify(filter)).toEqual([id])
    }
    expect(await idsOf({ vip: '0', genre: '科幻' })).toEqual([other.id])
    expect(await idsOf({ genre: '科幻', area: '法国' })).toEqual([])
  })

  test('a category below the top holds only its own works', async () => {
    const { id } = await insertWork(ctx, { category: 'guzhuangju' })
    const below = await idsOf({ typeId: await idOf('guzhuangju') })
    expect(below).toContain(id)
    expect(await idsOf({ typeId: await idOf('juji') })).toEqual(expect.arrayContaining(below))
  })

  test('orders', async () => {
    const genre = '排序'
    const make = (given: object) => insertWork(ctx, { genres: [genre], ...given })
    const first = await make({ score: 5, updatedAt: new Date('2026-03-01'), publishedAt: new Date('2026-01-01') })
    const second = await make({ score: 9, updatedAt: new Date('2026-01-01'), publishedAt: new Date('2026-02-01') })
    const third = await make({
      recentHits: [50],
      updatedAt: new Date('2026-02-01'),
      publishedAt: new Date('2026-03-01'),
    })
    expect(await idsOf({ genre, order: 'latest' })).toEqual([first.id, third.id, second.id])
    expect(await idsOf({ genre, order: 'score' })).toEqual([second.id, first.id, third.id])
    expect((await idsOf({ genre, order: 'hot' }))[0]).toBe(third.id)
    expect(await idsOf({ genre, order: 'new' })).toEqual([third.id, second.id, first.id])
  })

  test('pages with the number of all', async () => {
    for (let n = 0; n < 5; n++) await insertWork(ctx, { genres: ['分页'] })
    const page = await call(ctx, 'vod.list', { ...all, genre: '分页', page: 3, size: 2 })
    expect(page).toMatchObject({ page: 3, size: 2, total: 5 })
    expect(page.list).toHaveLength(1)
    expect((await call(ctx, 'vod.list', { ...all, page: 90_000, size: 100 })).list).toEqual([])
  })

  test.each([
    [{ year: 'abcd' }, '年份'],
    [{ year: '1000-2000' }, '范围过大'],
    [{ letter: '中' }, '首字母'],
    [{ vip: 'x' }, '会员筛选'],
    [{ typeId: 999_999 }, '没有这个分类'],
  ])('%j is refused', async (filter, message) => {
    await expect(call(ctx, 'vod.list', { ...all, ...filter })).rejects.toEqual(warning(message))
  })
})

test('newest and random, without the work on screen', async () => {
  const juji = await idOf('juji')
  const { id } = await insertWork(ctx, { genres: ['相似'], updatedAt: ctx.clock.now() })
  const like = await insertWork(ctx, { genres: ['相似'] })
  const newest = await call(ctx, 'vod.newest', { typeId: juji, size: 3 })
  expect(newest).toHaveLength(3)
  const random = await call(ctx, 'vod.random', { typeId: juji, excludeId: id, size: 4 })
  expect(random[0]!.id).toBe(like.id)
  expect(random.map(work => work.id)).not.toContain(id)
})

test('ranking by period, with movement against the previous one', async () => {
  await upsertCategories(ctx, [{ name: '榜单', typeEn: 'bangdan' }])
  ctx.cache.drop('vod:')
  const days = (recent: number, before: number) => [recent, ...new Array<number>(7).fill(0), before]
  const make = (recent: number, before: number, area = '大陆') =>
    insertWork(ctx, { category: 'bangdan', area, recentHits: days(recent, before), hits: recent + before })
  const riser = await make(50, 1)
  const faller = await make(10, 90)
  const newcomer = await make(20, 0, '日本')
  // In parts of two works.
  await rollUp(ctx, 2)
  const typeId = await idOf('bangdan')
  const week = await call(ctx, 'vod.rank', { typeId, area: 'all', period: 'week', page: 1, size: 10 })
  expect(week.list.map(row => [row.id, row.rank, row.heat, row.move])).toEqual([
    [riser.id, 1, 50, 1],
    [newcomer.id, 2, 20, null],
    [faller.id, 3, 10, -2],
  ])
  const total = await call(ctx, 'vod.rank', { typeId, area: 'all', period: 'all', page: 2, size: 2 })
  expect(total.list.map(row => [row.id, row.rank, row.move])).toEqual([[newcomer.id, 3, 0]])
  const japan = await call(ctx, 'vod.rank', { typeId, area: '日本', period: 'week', page: 1, size: 10 })
  expect(japan.list.map(row => row.id)).toEqual([newcomer.id])
})

describe('boards', () => {
  test('the first places of one category, by plays or by score', async () => {
    await upsertCategories(ctx, [{ name: '好评', typeEn: 'haoping' }])
    ctx.cache.drop('vod:')
    const make = (score: number | null, hits: number) => insertWork(ctx, { category: 'haoping', score, hits })
    const [good, best, unrated] = [await make(7, 30), await make(9, 10), await make(null, 20)]
    const typeId = await idOf('haoping')
    const [byPlays, ...others] = await call(ctx, 'vod.rankBoards', { typeId, by: 'all', size: 2 })
    expect(others).toEqual([])
    expect(byPlays).toMatchObject({ typeId, name: '好评' })
    expect(byPlays!.rows.map(row => [row.id, row.rank, row.heat])).toEqual([
      [good.id, 1, 30],
      [unrated.id, 2, 20],
    ])
    const [byScore] = await call(ctx, 'vod.rankBoards', { typeId, by: 'score', size: 10 })
    expect(byScore!.rows.map(row => [row.id, row.rank, row.score])).toEqual([
      [best.id, 1, 9],
      [good.id, 2, 7],
    ])
  })

  test('one for each category of the navigation, in its order', async () => {
    await upsertCategories(ctx, [{ name: '成人', typeEn: 'chengren' }])
    ctx.cache.drop('vod:')
    const navs = await call(ctx, 'site.navs', {})
    const boards = await call(ctx, 'vod.rankBoards', { typeId: 0, by: 'week', size: 3 })
    expect(boards.map(board => [board.typeId, board.name])).toEqual(navs.map(nav => [nav.typeId, nav.name]))
    expect(boards.every(board => board.rows.length <= 3)).toBe(true)
  })

  test('a category that does not exist is a sentence', async () => {
    const unknown = call(ctx, 'vod.rankBoards', { typeId: 987654, by: 'score', size: 3 })
    await expect(unknown).rejects.toMatchObject({ code: 7, message: '没有这个分类' })
  })
})

describe('play token', () => {
  test('outside lines of an episode in their order', async () => {
    const { id } = await insertWork(ctx, {
      groups: [{ code: 'b', name: '甲' }, { code: 'a' }],
      seasons: [
        { number: 1, episodes: [{ number: 1, lines: [...episodeInput(1, 'a').lines, ...episodeInput(1, 'b').lines] }] },
      ],
    })
    const grant = await call(ctx, 'media.playToken', { type: 'vod', id, level: 1 })
    expect(grant.previewSec).toBeNull()
    expect(grant.lines.map(line => [line.name, line.url, line.kind])).toEqual([
      ['甲', 'https://media.example.com/b/1/index.m3u8', 'hls'],
      ['线路2', 'https://media.example.com/a/1/index.m3u8', 'hls'],
    ])
  })

  test('a VIP episode is for members only, its work without the level is none, passwords close it', async () => {
    const { id } = await insertWork(ctx, { isVip: true })
    const play = (viewer = guest, level = 1) => call(ctx, 'media.playToken', { type: 'vod', id, level }, viewer)
    await expect(play()).rejects.toEqual(warning('会员'))
    expect((await play(vipMember(1))).lines).toHaveLength(1)
    await expect(play(guest, 77)).rejects.toEqual(warning('没有这一集'))
    await sql`update works set password_hash = 'x' where id = ${id}`.execute(ctx.db)
    await expect(play(vipMember(1))).rejects.toEqual(warning('密码'))
  })

  test('channels and matches are not open yet', async () => {
    await expect(call(ctx, 'media.playToken', { type: 'tv', id: 1 })).rejects.toMatchObject({ code: 17 })
  })
})

test('addresses of the old kind find their episode, by another line when theirs is gone', async () => {
  const { id, typeId } = await insertWork(ctx, {
    groups: [{ code: 'main' }, { code: 'second' }],
    seasons: [{ number: 1, episodes: [{ number: 4, lines: [{ ...episodeInput(4, 'second').lines[0]!, nid: 9 }] }] }],
  })
  const resolve = (sid: number, nid: number) => resolveLegacyPlay(ctx, { workId: id, sid, nid })
  expect(await resolve(2, 9)).toEqual({ typeId, id, level: 4 })
  expect(await resolve(1, 9)).toEqual({ typeId, id, level: 4 })
  expect(await resolve(2, 4)).toBeNull()
})

test('adult works are nowhere while the site is not for adults, and their category never in the navigation', async () => {
  await upsertCategories(ctx, [{ name: '成人', typeEn: 'chengren' }])
  ctx.cache.drop('vod:')
  const { id } = await insertWork(ctx, { category: 'juji', genres: ['夜'] })
  await sql`update works set top_category_id = c.id, category_id = c.id from vod_categories c
    where c.type_en = 'chengren' and works.id = ${id}`.execute(ctx.db)
  const names = async () => (await call(ctx, 'vod.types', {})).map(category => category.typeEn)
  expect(await idsOf({ genre: '夜' })).toEqual([])
  await expect(call(ctx, 'vod.detail', { type: 0, id })).rejects.toEqual(warning('不存在'))
  expect(await names()).not.toContain('chengren')

  await changeSettings(ctx, { adult: 1 })
  ctx.cache.drop('')
  expect(await idsOf({ genre: '夜' })).toEqual([id])
  expect(await names()).toContain('chengren')
  const navs = await call(ctx, 'site.navs', {})
  expect(navs.map(item => item.typeEn)).not.toContain('chengren')
  expect(navs.find(item => item.typeEn === 'juji')!.children.map(item => item.name)).toEqual(['古装剧'])
})

test('categories carry the chips of their works, unless an operator chose them', async () => {
  await upsertCategories(ctx, [{ name: '筛选', typeEn: 'shaixuan', areas: ['法国'] }])
  ctx.cache.drop('vod:')
  await insertWork(ctx, { category: 'shaixuan', genres: ['甲', '乙'], area: '德国', year: 2001 })
  await insertWork(ctx, { category: 'shaixuan', genres: ['乙'], year: 2004 })
  await rollUp(ctx)
  ctx.cache.drop('vod:')
  const types = await call(ctx, 'vod.types', {})
  expect(types.find(category => category.typeEn === 'shaixuan')).toMatchObject({
    genres: ['乙', '甲'],
    areas: ['法国'],
    years: [2004, 2001],
  })
})
