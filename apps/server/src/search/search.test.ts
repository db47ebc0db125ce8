import { expect, test } from 'vitest'
import { dispatch } from '../http/dispatch.ts'
import { changeSettings } from '../site/site.rules.ts'
import { call, guest } from '../testing/call.ts'
import { createTestContext } from '../testing/test-context.ts'
import { insertWork, workInput } from '../testing/vod-factory.ts'
import { upsertWork } from '../vod/vod.rules/write.ts'
import { indexQueued, measure } from './search.rules/maintain.ts'

const ctx = await createTestContext()

const search = (text: string, given: object = {}) =>
  call(ctx, 'search.results', { text, kind: 'all', order: 'best', page: 1, size: 24, ...given })
const signs = [...'甲乙丙丁戊己庚辛壬癸子丑']
/** Tells up to 144 titles apart. */
const signOf = (at: number) => `${signs[Math.floor((at - 1) / 12)]}${signs[(at - 1) % 12]}`
const titlesOf = async (text: string, given?: object) => (await search(text, given)).list.map(hit => hit.vod?.title)

test('a new, a renamed and a hidden work are found, found anew and no longer found', async () => {
  const input = workInput({ title: '灯塔守夜人' })
  const { id } = await insertWork(ctx, input)
  await indexQueued(ctx)
  expect(await titlesOf('灯塔')).toEqual(['灯塔守夜人'])
  await upsertWork(ctx, { ...input, title: '渔港守夜人' })
  await indexQueued(ctx)
  expect(await titlesOf('灯塔守夜')).toEqual([])
  expect(await titlesOf('渔港')).toEqual(['渔港守夜人'])
  await ctx.db.updateTable('works').set({ hiddenAt: ctx.clock.now() }).where('id', '=', id).execute()
  await indexQueued(ctx)
  expect(await titlesOf('渔港')).toEqual([])
})

test('rare characters and pictures in a title keep neither it nor others from being found', async () => {
  await insertWork(ctx, { title: '𠮷野家的夏天' })
  await insertWork(ctx, { title: '😀表情🎬片名' })
  await indexQueued(ctx)
  expect(await titlesOf('𠮷野家')).toEqual(['𠮷野家的夏天'])
  expect(await titlesOf('夏天')).toEqual(['𠮷野家的夏天'])
  expect(await titlesOf('表情')).toEqual(['😀表情🎬片名'])
})

test('each result says why it is one', async () => {
  await insertWork(ctx, {
    title: '归雁',
    aliases: ['北雁南飞'],
    people: [{ name: '程雪宁', role: 'actor' }],
  })
  await indexQueued(ctx)
  const why = async (text: string) => (await search(text)).list[0]?.why
  expect(await why('归雁')).toEqual({ by: 'title', marked: [{ text: '归雁', hit: true }] })
  expect(await why('北雁')).toEqual({
    by: 'alias',
    marked: [
      { text: '北雁', hit: true },
      { text: '南飞', hit: false },
    ],
  })
  expect(await why('程雪宁')).toMatchObject({ by: 'person' })
  expect(await why('guiya')).toEqual({ by: 'pinyin', marked: [{ text: '归雁', hit: true }] })
  const initials = [{ text: '北雁南飞', hit: true }]
  expect(await why('by nf')).toEqual({ by: 'initials', marked: initials })
  expect(await why('归雁 程雪宁')).toMatchObject({ by: 'words' })
})

test('punctuation within a title is marked along', async () => {
  await insertWork(ctx, { title: '远帆：《海图》' })
  await indexQueued(ctx)
  const pieces = async (text: string) => (await search(text)).list[0]?.why.marked.map(piece => piece.text)
  expect(await pieces('fht')).toEqual(['远', '帆：《海图', '》'])
  expect(await pieces('fanhai')).toEqual(['远', '帆：《海', '图》'])
  expect(await pieces('haitu')).toEqual(['远帆：《', '海图', '》'])
})

test('tabs, filters and orders narrow the same findings', async () => {
  await insertWork(ctx, { title: '极光甲', category: 'juji', year: 2020, score: 7, area: '大陆' })
  await insertWork(ctx, { title: '极光乙', category: 'dianying', year: 2021, score: 9, area: '香港', isVip: true })
  await insertWork(ctx, { title: '极光丙', category: 'guzhuangju', year: 2021, score: 8, area: '大陆' })
  await indexQueued(ctx)
  const all = await search('极光')
  expect(all.total).toBe(3)
  expect(all.counts.map(tab => [tab.name, tab.total])).toEqual([
    ['全部', 3],
    ['剧集', 2],
    ['电影', 1],
  ])
  expect(all).toMatchObject({ years: [2021, 2020], areas: ['大陆', '香港'] })
  expect(await titlesOf('极光', { kind: all.counts[2]!.kind })).toEqual(['极光乙'])
  expect(await titlesOf('极光', { order: 'score' })).toEqual(['极光乙', '极光丙', '极光甲'])
  expect(await titlesOf('极光', { year: '2021', area: '大陆' })).toEqual(['极光丙'])
  expect(await titlesOf('极光', { vip: '1' })).toEqual(['极光乙'])
  expect(await titlesOf('极光', { order: 'score', page: 2, size: 2 })).toEqual(['极光甲'])
  expect(await titlesOf('极光', { kind: 'match' })).toEqual([])
})

test('results that were cut are told from those that are all', async () => {
  const title = (at: number) => `彗星来信${signOf(at)}`
  for (let at = 1; at <= 120; at++) await insertWork(ctx, { title: title(at), year: at > 100 ? 2020 : 2021 })
  await indexQueued(ctx)
  expect(await search('彗星')).toMatchObject({ total: 120, isCapped: false })
  await insertWork(ctx, { title: title(121) })
  await indexQueued(ctx)
  expect(await search('彗星')).toMatchObject({ total: 120, isCapped: true, counts: [{ total: 120 }, { total: 120 }] })
  // Those of that year that were not looked at are missing too.
  expect(await search('彗星', { year: '2020' })).toMatchObject({ isCapped: true })
  expect(await search('huixing')).toMatchObject({ isCapped: true })
  expect(await search(title(121))).toMatchObject({ best: { title: title(121) } })
})

test('of more works than are looked at, the popular ones come first, however long what was typed', async () => {
  for (let at = 1; at <= 130; at++) await insertWork(ctx, { title: `寒潮将至之${signOf(at)}号站台` })
  const known = await insertWork(ctx, { title: '寒潮将至之末班车' })
  await ctx.db.updateTable('works').set({ hits: 5_000_000 }).where('id', '=', known.id).execute()
  await indexQueued(ctx)
  await measure(ctx)
  await indexQueued(ctx)
  for (const text of ['寒潮', '寒潮将至', 'hanchao', 'hanchaojiangzhi', 'hcjz']) {
    const { list, isCapped } = await search(text)
    expect([text, list[0]?.vod?.id, isCapped]).toEqual([text, known.id, true])
  }
})

test('completions are works first, then people, with what was typed marked', async () => {
  await insertWork(ctx, { title: '沈园旧梦', people: [{ name: '沈知遥', role: 'actor' }] })
  await indexQueued(ctx)
  const { rows, words, hit } = await call(ctx, 'search.suggest', { text: '沈' })
  expect(rows.map(row => [row.kind, row.text])).toEqual([
    ['work', '沈园旧梦'],
    ['person', '沈知遥'],
  ])
  expect(rows[1]?.marked).toEqual([
    { text: '沈', hit: true },
    { text: '知遥', hit: false },
  ])
  expect(words).toEqual(['沈园旧梦', '沈知遥'])
  expect(hit?.title).toBe('沈园旧梦')
})

test('one Latin letter completes to works alone, two to people as well', async () => {
  await insertWork(ctx, { title: '漆园秋', people: [{ name: '戚望舒', role: 'actor' }] })
  await indexQueued(ctx)
  const kindsOf = async (text: string) =>
    (await call(ctx, 'search.suggest', { text })).rows
      .filter(row => /漆园秋|戚望舒/.test(row.text))
      .map(row => row.kind)
  expect(await kindsOf('q')).toEqual(['work'])
  expect(await kindsOf('qi')).toEqual(['work', 'person'])
})

test('hot words come from searches, fade, and obey the operator', async () => {
  await insertWork(ctx, { title: '一桌好饭' })
  await insertWork(ctx, { title: '狐火巷' })
  await indexQueued(ctx)
  const counted = async (word: string) =>
    (await ctx.db.selectFrom('searchWords').select('searches').where('word', '=', word).executeTakeFirst())?.searches
  for (let n = 0; n < 3; n++) await search('一桌好饭')
  await search('yizhuohaofan')
  await expect.poll(() => counted('一桌好饭'), { timeout: 5_000 }).toBe(4)
  ctx.clock.advance(5 * 86_400)
  await search('狐火巷')
  await expect.poll(() => counted('狐火巷'), { timeout: 5_000 }).toBe(1)
  const hot = async () => (await call(ctx, 'search.hot', { limit: 6 })).words
  await expect.poll(async () => (await hot()).slice(0, 2)).toEqual(['狐火巷', '一桌好饭'])
  await changeSettings(ctx, { search_hot_words: ['中秋专题'], search_hidden_words: ['狐火'] })
  ctx.cache.drop('site:')
  expect((await hot()).slice(0, 2)).toEqual(['中秋专题', '一桌好饭'])
})

test.each(['！？……', '😀🎬', '%', "' or 1=1 --", '{1,2}', '的'.repeat(60), 'a'.repeat(60), '\u{fffd}', 'ﷺ'])(
  'odd text %s is an empty page',
  async text => {
    const { list, total } = await search(text)
    expect({ list, total }).toEqual({ list: [], total: 0 })
    expect(await call(ctx, 'search.suggest', { text })).toMatchObject({ words: [], hit: null })
  },
)

test('a reader of traditional text searches and reads in it', async () => {
  await insertWork(ctx, { title: '山海拾遗录' })
  await indexQueued(ctx)
  const meta = { viewer: guest, requestId: 'test', signal: AbortSignal.timeout(10_000), script: 't' as const }
  const input = { text: '山海拾遺錄', kind: 'all', order: 'best', page: 1, size: 3 }
  expect(await dispatch(ctx, 'search.results', input, meta)).toMatchObject({ list: [{ vod: { title: '山海拾遺錄' } }] })
})
