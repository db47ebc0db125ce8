import { rankKinds } from '@xinghe/contract/pages'
import { period } from '@xinghe/contract/vod'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { createTestContext } from '../../testing/test-context.ts'
import { insertWork } from '../../testing/vod-factory.ts'
import { countBits, pickFirst, pickNumbers, placesOf, selectBits, toBitmap } from './bitmap.ts'
import { pickWorks } from './browse.ts'
import { ADULT_TYPE, categoryTree, upsertCategories } from './categories.ts'
import { makeLists } from './make-lists.ts'

const ctx = await createTestContext()
const years = [2020, 2023, 2024]
let typeId: number
/** Below `typeId`, with one work. */
let rareTypeId: number

beforeAll(async () => {
  for (let n = 0; n < 40; n++) {
    const made = await insertWork(ctx, {
      title: `片${n}`,
      category: n % 3 === 0 ? 'juji' : 'dianying',
      genres: n % 2 === 0 ? ['剧情'] : ['悬疑', '剧情'],
      area: n % 5 === 0 ? '日本' : '大陆',
      year: years[n % 3]!,
      score: (n * 7) % 10,
      isVip: n % 4 === 0,
      schedule: n % 6 === 0 ? '每周一至周三 20:00' : '',
      isFinished: n % 12 === 0,
    })
    if (n === 0) typeId = made.typeId
    const plays = { hits: n * 3, hitsDay: n % 5, hitsWeek: n % 7, hitsMonth: (n * 11) % 40 }
    await ctx.db.updateTable('works').set(plays).where('id', '=', made.id).execute()
  }
  const old = await insertWork(ctx, { title: '老片', category: 'guzhuangju', area: '很少', tags: ['很少'], year: 1961 })
  const { byTypeEn } = await categoryTree(ctx)
  rareTypeId = byTypeEn.get('guzhuangju')!.id
  await sql`update works set updated_at = '2001-01-01' where id = ${old.id}`.execute(ctx.db)
})

const all = { typeId: 0, genre: 'all', area: 'all', year: 'all', lang: 'all', letter: 'all', vip: 'all' }
const filters = [
  {},
  { genre: '悬疑' },
  { year: '2023-2026' },
  { year: '1950-1960' },
  { vip: '1' },
  { genre: '悬疑', vip: '0', year: '2024' },
  { area: '日本', genre: '没有这种' },
  { letter: 'P' },
  { tags: '很少' },
]
const orders = ['latest', 'hot', 'score', 'new'] as const

async function everyAnswer() {
  ctx.cache.drop('')
  const found: unknown[] = []
  for (const filter of filters) {
    for (const type of [0, typeId, rareTypeId]) {
      for (const order of orders) {
        for (const page of [1, 2, 9]) {
          const input = { ...all, typeId: type, ...filter, order, page, size: 7 }
          const { list, total } = await call(ctx, 'vod.list', input)
          found.push({ filter, type, order, page, total, ids: list.map(work => work.id) })
        }
      }
    }
  }
  for (const type of [0, typeId, rareTypeId]) {
    for (const by of rankKinds) found.push(await call(ctx, 'vod.rankBoards', { typeId: type, by, size: 9 }))
    for (const by of period.options) {
      for (const [area, page] of [
        ['all', 1],
        ['all', 3],
        ['日本', 1],
        ['很少', 1],
        ['没有', 2],
      ] as const)
        found.push(await call(ctx, 'vod.rank', { typeId: type, area, period: by, page, size: 9 }))
    }
    found.push(
      await call(ctx, 'vod.timetable', { typeId: type }),
      await call(ctx, 'vod.newest', { typeId: type, size: 9 }),
    )
  }
  found.push(await pickWorks(ctx, [rareTypeId, typeId], '', 'hot', 50), await pickWorks(ctx, [], '很少', 'new', 5))
  return found
}

test('lists of a large catalogue say the same as the works themselves', async () => {
  const asked = await everyAnswer()
  await makeLists(ctx, 10)
  expect(await ctx.db.selectFrom('workLists').select('name').where('name', '=', '/ids').execute()).toHaveLength(1)
  expect(await everyAnswer()).toEqual(asked)
  const similar = await call(ctx, 'vod.random', { typeId: rareTypeId, excludeId: 0, size: 9 })
  expect(similar.map(work => work.title)).toEqual(['老片'])
})

test('a work hidden since is not shown, a small catalogue has no lists', async () => {
  await makeLists(ctx, 10)
  ctx.cache.drop('')
  const first = async () =>
    (await call(ctx, 'vod.list', { ...all, order: 'latest', page: 1, size: 3 })).list.map(work => work.id)
  const [hidden] = await first()
  await ctx.db.updateTable('works').set({ hiddenAt: new Date() }).where('id', '=', hidden!).execute()
  expect(await first()).not.toContain(hidden)
  await makeLists(ctx)
  expect(await ctx.db.selectFrom('workLists').select('name').execute()).toEqual([])
})

test('a language whose facet is named like an order finds nothing, a work closed since is not shown', async () => {
  await makeLists(ctx, 10)
  ctx.cache.drop('')
  const list = (given: object) => call(ctx, 'vod.list', { ...all, order: 'latest', page: 1, size: 50, ...given })
  expect(await list({ lang: 'ew' })).toMatchObject({ list: [], total: 0 })
  const [closed] = (await list({})).list
  await upsertCategories(ctx, [{ name: '伦理', typeEn: ADULT_TYPE }])
  const { id } = await ctx.db
    .selectFrom('vodCategories')
    .select('id')
    .where('typeEn', '=', ADULT_TYPE)
    .executeTakeFirstOrThrow()
  const moved = (topCategoryId: number) =>
    ctx.db.updateTable('works').set({ topCategoryId }).where('id', '=', closed!.id).returning('topCategoryId').execute()
  await moved(id)
  ctx.cache.drop('')
  const shown = [
    ...(await list({})).list,
    ...(await pickWorks(ctx, [], '', 'latest', 50)),
    ...(await call(ctx, 'vod.rank', { typeId: 0, area: 'all', period: 'all', page: 1, size: 50 })).list,
    ...(await call(ctx, 'vod.rank', { typeId: closed!.typeId, area: 'all', period: 'all', page: 1, size: 50 })).list,
    ...(await call(ctx, 'vod.timetable', { typeId: 0 })).flatMap(day => day.works),
  ]
  expect(shown.length).toBeGreaterThan(100)
  expect(shown.map(work => work.id)).not.toContain(closed!.id)
  await moved(closed!.typeId)
})

test('the generation before stays for those who still read it', async () => {
  const generations = async () => {
    const rows = await ctx.db.selectFrom('workLists').select('generation').distinct().orderBy('generation').execute()
    return rows.map(row => row.generation)
  }
  const list = () => call(ctx, 'vod.list', { ...all, order: 'latest', page: 1, size: 3 })
  await makeLists(ctx, 10)
  ctx.cache.drop('')
  const before = await list()
  await makeLists(ctx, 10)
  await makeLists(ctx, 10)
  const [, newest] = await generations()
  await makeLists(ctx, 10)
  expect(await generations()).toEqual([newest, expect.any(Number)])
  ctx.cache.drop('')
  expect(await list()).toEqual(before)
  await makeLists(ctx)
  expect(await generations()).toEqual([])
})

test('bitmaps', () => {
  const orderOf = (numbers: readonly number[]) => {
    const order = Uint32Array.from(numbers)
    return { numbers: order, places: () => placesOf(order) }
  }
  const [few, odd] = [toBitmap(Uint32Array.from([5, 31, 32])), toBitmap(Uint32Array.from([1, 31, 69]))]
  const bits = toBitmap(Uint32Array.from([0, 31, 32, 70]))
  expect(countBits(bits)).toBe(4)
  expect(countBits(selectBits(71, {}))).toBe(71)
  expect(countBits(selectBits(64, {}))).toBe(64)
  // The four are a large share of the one catalogue and a small one of the other.
  for (const works of [71, 2_000]) {
    const falling = orderOf(Array.from({ length: works }, (_, at) => works - 1 - at))
    const select = (...[conditions]: [Parameters<typeof selectBits>[1]]) => {
      const selected = selectBits(works, conditions)
      return pickNumbers(falling, selected, countBits(selected), works, 0)
    }
    expect(select({})).toEqual([...falling.numbers])
    expect(select({ every: [bits, few] })).toEqual([32, 31])
    expect(select({ some: [few, odd], none: [bits] })).toEqual([69, 5, 1])
    expect(select({ every: [bits], some: [few, odd], none: [odd] })).toEqual([32])
    for (const [limit, offset] of [
      [2, 1],
      [9, 0],
      [9, 3],
      [9, 4],
      [0, 0],
    ] as const) {
      const page = [70, 32, 31, 0].slice(offset, offset + limit)
      expect(pickNumbers(falling, bits, 4, limit, offset)).toEqual(page)
    }
    const all = selectBits(works, {})
    expect(pickFirst(falling, all, [bits, few, new Uint32Array()], 2)).toEqual([[70, 32], [32, 31], []])
    expect(pickFirst(falling, bits, [few, odd], 2)).toEqual([[32, 31], [31]])
    expect(pickFirst(falling, all, [bits, few], 1)).toEqual([[70], [32]])
  }
})
