import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { indexQueued } from '../search/search.rules/maintain.ts'
import { call } from '../testing/call.ts'
import { feedRow, startMaccmsFeed } from '../testing/maccms-feed.ts'
import { runImporter } from '../testing/run-importer.ts'
import { createTestContext } from '../testing/test-context.ts'
import { upsertCategories } from '../vod/vod.rules/categories.ts'
import { setWorkPassword } from '../vod/vod.rules/password.ts'
import { UnreadableInput } from './importer.ts'
import { maccmsImporter } from './maccms.ts'

const ctx = await createTestContext({ allowPrivateUpstreams: true })
const dir = join(ctx.config.dataDir, 'feeds')
await mkdir(dir)

const page = (rows: unknown[], given: object = {}) => ({ code: 1, page: 1, pagecount: '1', list: rows, ...given })
async function file(name: string, content: unknown): Promise<string> {
  const path = join(dir, name)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
const none = { created: 0, updated: 0, unchanged: 0, rejected: 0 }

async function workOf(origin: string, id: number) {
  const { rows } = await sql<{ workId: number }>`
    select work_id from work_origins where origin = ${`maccms:${origin}`} and origin_id = ${String(id)}`.execute(ctx.db)
  ctx.cache.drop('vod:')
  return call(ctx, 'vod.detail', { type: 0, id: rows[0]!.workId })
}

test('a page, twice: the second run changes nothing', async () => {
  const path = await file('twice.json', page([feedRow(1), feedRow(2)]))
  expect((await runImporter(ctx, maccmsImporter, path)).counts).toEqual({ ...none, created: 2 })
  expect((await runImporter(ctx, maccmsImporter, path)).counts).toEqual({ ...none, unchanged: 2 })
})

test('rows that are made to take for ever, or too much, are rejected and hide no other', async () => {
  const start = performance.now()
  const long = 300_000
  const path = await file(
    'bombs.json',
    page(
      [
        feedRow(901, { vod_name: `a${'-'.repeat(long)}b` }),
        feedRow(902, {
          vod_area: `a${' '.repeat(long)}b`,
          vod_remarks: '全'.repeat(long),
          vod_class: ','.repeat(long),
        }),
        feedRow(903, { vod_play_url: '1$https://v.example.com/1.m3u8#'.repeat(100_000) }),
        feedRow(904, { vod_play_url: '1$https://v.example.com/1.m3u8$$$'.repeat(100_000) }),
        feedRow(905, { vod_play_url: `${'1'.repeat(long)}集$https://v.example.com/1.m3u8` }),
        feedRow(906, { vod_content: '<script>'.repeat(long / 10), vod_actor: '甲/'.repeat(long) }),
        feedRow(907),
      ],
      { class: [null, 'x', 1] },
    ),
  )
  const { counts, entries } = await runImporter(ctx, maccmsImporter, path)
  expect(counts).toEqual({ ...none, created: 5, rejected: 2 })
  expect(entries.map(entry => entry.reason)).toEqual(['一组播放地址超过 20000 条', '线路超过 100 组'])
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('a row becomes a work with the numbers of its old addresses', async () => {
  const row = feedRow(10, {
    vod_name: '雾港来信 第二季',
    type_name: '国产剧',
    vod_pic: 'upload/a.jpg',
    vod_pic_slide: 'https://img.example.com/s.jpg',
    vod_class: '剧情 悬疑,剧情,New Age',
    vod_actor: '甲,乙,未知',
    vod_director: '林一',
    vod_area: '中国大陆,内地,美国,香港地区',
    vod_year: 2024,
    vod_remarks: '更新至03集',
    vod_content: '<p>简介</p><script>alert(1)</script>',
    vod_douban_id: '123',
    vod_douban_score: '8.7',
    vod_hits: '900',
    vod_hits_week: 70,
    vod_play_from: 'alpha$$$beta',
    vod_play_url:
      '第1集$https://v.example.com/1.m3u8##第2集$https://v.example.com/2.m3u8#花絮$https://v.example.com/x.mp4$$$02$https://w.example.com/2.m3u8#03$https://w.example.com/share/3',
  })
  const path = await file('row.json', page([row]))
  const options = { pictures: 'https://img.example.com' }
  expect((await runImporter(ctx, maccmsImporter, path, { options })).counts).toEqual({ ...none, created: 1 })
  const work = await workOf('row.json', 10)
  expect(work).toMatchObject({
    title: '雾港来信 第二季',
    category: { typeName: '国产剧' },
    genres: ['剧情', '悬疑', 'New Age'],
    area: '大陆 / 美国 / 香港',
    content: '简介',
    score: 8.7,
    hits: 900,
    remarks: '更新至03集',
    poster: { src: 'https://img.example.com/upload/a.jpg' },
    backdrop: { src: 'https://img.example.com/s.jpg' },
    updatedAt: Date.UTC(2026, 0, 1, 19, 4, 5) / 1000,
  })
  expect(work.people.map(person => person.name)).toEqual(['林一', '甲', '乙'])
  expect(work.episodes.map(({ season, number, kind, lineIds }) => [season, number, kind, lineIds.length])).toEqual([
    [2, 1, 'main', 1],
    [2, 2, 'main', 2],
    [0, expect.any(Number), 'extra', 1],
  ])
  const { rows } = await sql`select g.sid, l.nid, e.level from lines l join line_groups g on g.id = l.group_id
    join episodes e on e.id = l.episode_id where g.work_id = ${work.id} order by 1, 2`.execute(ctx.db)
  expect(rows).toEqual([
    { sid: 1, nid: 1, level: 20_001 },
    { sid: 1, nid: 3, level: 20_002 },
    { sid: 1, nid: 4, level: expect.any(Number) },
    { sid: 2, nid: 1, level: 20_002 },
  ])
})

test('a work with a password on the old site asks for it, until the operator decides otherwise', async () => {
  const rows = [
    feedRow(60, { vod_pwd: '页面', vod_pwd_play: ' 芝麻 ' }),
    feedRow(61, { vod_pwd: '页面' }),
    feedRow(62, { vod_pwd: '', vod_pwd_play: null }),
  ]
  const path = await file('pwd.json', page(rows))
  expect((await runImporter(ctx, maccmsImporter, path)).counts).toEqual({ ...none, created: 3 })
  const works = [await workOf('pwd.json', 60), await workOf('pwd.json', 61), await workOf('pwd.json', 62)] as const
  expect(works.map(work => work.hasPassword)).toEqual([true, true, false])
  expect(await setWorkPassword(ctx, works[0].id, '芝麻')).toBe('unchanged')
  expect(await setWorkPassword(ctx, works[1].id, '页面')).toBe('unchanged')
  expect((await runImporter(ctx, maccmsImporter, path)).counts).toEqual({ ...none, unchanged: 3 })

  await setWorkPassword(ctx, works[0].id, null)
  const changed = await file(
    'pwd.json',
    page([
      { ...rows[0], vod_remarks: '更新' },
      { ...rows[2], vod_pwd: '晚了' },
    ]),
  )
  expect((await runImporter(ctx, maccmsImporter, changed)).counts).toEqual({ ...none, updated: 1, unchanged: 1 })
  expect((await workOf('pwd.json', 60)).hasPassword).toBe(false)
  expect((await workOf('pwd.json', 62)).hasPassword).toBe(false)
})

test('bad rows are explained and stop nothing', async () => {
  const rows = [
    feedRow(20),
    { vod_id: 21 },
    feedRow(22, { vod_play_url: '', vod_play_from: '' }),
    feedRow(23, { vod_play_url: '第1集$javascript:alert(1)#第2集$https://v.example.com/share/2' }),
    feedRow(24, { vod_name: '<b></b>' }),
    feedRow(25, { vod_status: 0 }),
    { vod_name: '没有编号', vod_play_url: 'x' },
    feedRow(26),
  ]
  const text = JSON.stringify(page(rows)).replace('"vod_name":"影片26"', '"vod_name":"影片\\u26"')
  const { counts, entries } = await runImporter(ctx, maccmsImporter, await file('bad.json', text))
  expect(counts).toEqual({ ...none, created: 1, rejected: 7 })
  expect(entries.map(entry => [entry.where, entry.reason])).toEqual([
    ['bad.json row 2', '没有 vod_name'],
    ['bad.json row 3', expect.stringContaining('没有播放地址')],
    ['bad.json row 4', '没有可以播放的地址'],
    ['bad.json row 7', '没有 vod_id'],
    ['bad.json row 8', expect.stringContaining('无法解析')],
    ['bad.json row 6', '已下架'],
    ['bad.json row 5', '没有片名'],
  ])
})

describe('a row that is taken down', () => {
  const take = async (name: string, ...rows: unknown[]) =>
    (await runImporter(ctx, maccmsImporter, await file(name, page(rows)))).counts
  const gone = { vod_status: 0, vod_play_url: '' }

  test('hides its work, which comes back with it', async () => {
    await take('down.json', feedRow(50), feedRow(51))
    const { id } = await workOf('down.json', 50)
    const found = async () => {
      await indexQueued(ctx)
      const input = { text: '影片50', kind: 'all', order: 'best', page: 1, size: 24 } as const
      return (await call(ctx, 'search.results', input)).list.some(hit => hit.vod?.id === id)
    }
    expect(await found()).toBe(true)
    expect(await take('down.json', feedRow(50, gone), feedRow(51), feedRow(52, gone))).toEqual({
      ...none,
      updated: 1,
      unchanged: 1,
      rejected: 1,
    })
    await expect(workOf('down.json', 50)).rejects.toThrow('不存在')
    await expect(call(ctx, 'media.playToken', { type: 'vod', id, level: 1 })).rejects.toThrow('下架')
    expect(await found()).toBe(false)
    expect(await take('down.json', feedRow(50, gone))).toEqual({ ...none, unchanged: 1 })

    expect(await take('down.json', feedRow(50))).toEqual({ ...none, updated: 1 })
    expect(await workOf('down.json', 50)).toMatchObject({ id, lines: [{ sid: 1 }] })
    expect(await found()).toBe(true)
    expect(await take('down.json', feedRow(50))).toEqual({ ...none, unchanged: 1 })
  })

  test('leaves what other feeds bring, and any of them brings the work back', async () => {
    const row = (id: number, code: string, given = {}) =>
      feedRow(id, { vod_name: '几家都有', vod_play_from: code, ...given })
    await take('first.json', row(60, 'alpha'))
    await take('second.json', row(61, 'beta'))
    await take('first.json', row(60, 'alpha', gone))
    expect((await workOf('first.json', 60)).lines.map(line => line.sid)).toEqual([2])
    ctx.clock.advance(60)
    await take('second.json', row(61, 'beta', gone))
    await expect(workOf('first.json', 60)).rejects.toThrow('不存在')
    await take('third.json', row(62, 'gamma'))
    expect((await workOf('first.json', 60)).lines.map(line => line.sid)).toEqual([3])
    await take('first.json', row(60, 'alpha'))
    expect((await workOf('first.json', 60)).lines.map(line => line.sid)).toEqual([1, 3])
  })

  test('does not show again what an operator has hidden', async () => {
    await take('kept.json', feedRow(70))
    const { id } = await workOf('kept.json', 70)
    await ctx.db
      .updateTable('works')
      .set({ hiddenAt: new Date('2026-01-01') })
      .where('id', '=', id)
      .execute()
    await take('kept.json', feedRow(70, gone))
    await take('kept.json', feedRow(70))
    await expect(workOf('kept.json', 70)).rejects.toThrow('不存在')
  })
})

test('two feeds bring lines of the same work', async () => {
  const row = (id: number, code: string) => feedRow(id, { vod_name: '同一部剧', vod_play_from: code })
  await runImporter(ctx, maccmsImporter, await file('one.json', page([row(30, 'alpha')])))
  const { counts } = await runImporter(ctx, maccmsImporter, await file('two.json', page([row(99, 'beta')])))
  expect(counts).toEqual({ ...none, updated: 1 })
  const work = await workOf('one.json', 30)
  expect((await workOf('two.json', 99)).id).toBe(work.id)
  expect(work.lines.map(line => line.sid)).toEqual([1, 2])
})

test('XML and a folder of pages, repeated rows counted once', async () => {
  const xml = (id: number) => `<?xml version="1.0"?><rss version="5.1"><list page="1"><video><id>${id}</id>
    <name><![CDATA[影片${id}]]></name><type>动作片</type><year>2020</year>
    <dl><dd flag="alpha"><![CDATA[HD$https:||v.example.com/${id}.m3u8]]></dd></dl></video></list></rss>`
  await file('pages/1.xml', xml(40))
  await file('pages/2.xml', xml(41))
  await file('pages/3.xml', xml(40))
  await file('pages/notes.txt', 'not a page')
  const { counts } = await runImporter(ctx, maccmsImporter, join(dir, 'pages'))
  expect(counts).toEqual({ ...none, created: 2, unchanged: 1 })
  expect(await workOf('pages', 40)).toMatchObject({ genres: ['动作'], category: { typeName: '动作片' } })
})

describe('categories', async () => {
  const names = ['剧情片', '4K', '国产剧', '少儿', '战争片', '电影', '伦理片', '喜剧片', '戏剧片']
  const rows = names.map((name, index) => feedRow(300 + index, { type_name: name }))

  const sites = [await createTestContext(), await createTestContext(), await createTestContext()]

  async function siteWith(categories: Parameters<typeof upsertCategories>[1]) {
    const site = sites.pop()!
    await upsertCategories(site, categories)
    const take = async (content: unknown[]) =>
      (await runImporter(site, maccmsImporter, await file('site.json', page(content)))).counts
    /** `top/below typeEn` of every category, with the numbers of the feed's rows that stand in it. */
    const tree = async () => {
      const { rows: found } = await sql<{ place: string; ids: number[] }>`
        select concat_ws('/', p.name, c.name) || ' ' || c.type_en as place,
          array_remove(array_agg(o.origin_id::int order by o.origin_id), null) as ids
        from vod_categories c left join vod_categories p on p.id = c.parent_id
          left join works w on w.category_id = c.id left join work_origins o on o.work_id = w.id
        group by c.id, p.name order by c.id`.execute(site.db)
      return Object.fromEntries(found.map(({ place, ids }) => [place, ids]))
    }
    return { site, take, tree }
  }

  test('the site has under the same name, in either script and width, are used', async () => {
    const { take, tree } = await siteWith([
      { name: '電影', typeEn: 'movie' },
      { name: '剧集', typeEn: 'juji' },
      { name: '少儿', typeEn: 'kids' },
      { name: '剧情片', typeEn: 'juqing', parent: 'movie' },
      { name: '４Ｋ', typeEn: 'uhd', parent: 'movie' },
      { name: '國產劇', typeEn: 'guochan', parent: 'juji' },
      { name: '喜剧片', typeEn: 'comedy', parent: 'movie' },
      { name: '战争', typeEn: 'zhanzheng', parent: 'movie' },
      { name: '战争片', typeEn: 'war', parent: 'juji' },
    ])
    expect(await take(rows)).toEqual({ ...none, created: rows.length })
    const expected = {
      '電影 movie': [305],
      '剧集 juji': [],
      '少儿 kids': [303],
      '電影/剧情片 juqing': [300],
      '電影/４Ｋ uhd': [301],
      '剧集/國產劇 guochan': [302],
      '電影/喜剧片 comedy': [307],
      // A name that only resembles or sounds alike, or stands elsewhere, is another category.
      '電影/戏剧片 xijupian': [308],
      '電影/战争 zhanzheng': [],
      '剧集/战争片 war': [],
      '電影/战争片 zhanzhengpian': [304],
      '成人 chengren': [],
      '成人/伦理片 lunlipian': [306],
    }
    expect(await tree()).toEqual(expected)
    expect(await take(rows)).toEqual({ ...none, unchanged: rows.length })
    expect(await tree()).toEqual(expected)
  })

  test('that an earlier import made keep their works, and no more of them are made', async () => {
    const { site, take, tree } = await siteWith([])
    await take(rows.slice(0, 1))
    await upsertCategories(site, [
      { name: '电影', typeEn: 'movie' },
      { name: '剧情片', typeEn: 'juqing', parent: 'movie' },
      { name: '4K', typeEn: 'uhd', parent: 'movie' },
    ])
    expect(await take(rows.slice(0, 2))).toEqual({ ...none, created: 1, unchanged: 1 })
    expect(await tree()).toEqual({
      '电影 dianying': [],
      '电影/剧情片 juqingpian': [300],
      '电影 movie': [],
      '电影/剧情片 juqing': [],
      '电影/4K uhd': [301],
    })
  })

  test('for adults are never found by name: only the one the site can close takes them', async () => {
    const { take, tree } = await siteWith([
      { name: '成人', typeEn: 'adult' },
      { name: '伦理片', typeEn: 'late', parent: 'adult' },
      { name: '福利', typeEn: 'gifts' },
    ])
    await take([feedRow(310, { type_name: '伦理片' }), feedRow(311, { type_name: '福利' })])
    expect(await tree()).toMatchObject({ '成人/伦理片 lunlipian': [310], '成人/福利 fuli': [311], '福利 gifts': [] })
  })
})

test.each([
  ['closed.json', 'closed'],
  ['page.html', '<html></html>'],
  ['empty.json', '{"list":[]}'],
])('%s can not be read at all', async (name, content) => {
  await expect(runImporter(ctx, maccmsImporter, await file(name, content))).rejects.toThrow(UnreadableInput)
})

describe('a feed', () => {
  const SIZE = 130
  const feedOf = (pages: number) => (query: URLSearchParams) => {
    const number = Number(query.get('pg'))
    const rows = Array.from({ length: SIZE }, (_, index) => feedRow(100_000 + number * SIZE + index))
    return page(number <= pages ? rows : [], { page: number, pagecount: pages })
  }
  const open: { close(): Promise<void> }[] = []
  const start = async (answer: (query: URLSearchParams) => unknown) => {
    const feed = await startMaccmsFeed(answer)
    open.push(feed)
    return feed
  }
  afterAll(() => Promise.all(open.map(feed => feed.close())))

  test('page by page in detail mode, only recent rows when asked for', async () => {
    const feed = await start(feedOf(2))
    const { counts } = await runImporter(ctx, maccmsImporter, `${feed.address}?ac=list&t=3`, {
      options: { hours: '24' },
    })
    expect(counts).toEqual({ ...none, created: 2 * SIZE })
    expect(feed.requests.map(String)).toEqual(['ac=videolist&t=3&pg=1&h=24', 'ac=videolist&t=3&pg=2&h=24'])
  })

  test('goes on near the page where it was interrupted', async () => {
    const feed = await start(feedOf(8))
    const stop = new AbortController()
    const progress = (text: string) => text.startsWith('page 6') && stop.abort()
    const first = await runImporter(ctx, maccmsImporter, feed.address, { signal: stop.signal, progress })
    expect(first.counts.created + first.counts.updated).toBe(6 * SIZE)
    feed.requests.length = 0
    const second = await runImporter(ctx, maccmsImporter, feed.address)
    expect(feed.requests[0]!.get('pg')).toBe('4')
    expect(second.counts).toMatchObject({ created: 2 * SIZE, rejected: 0 })
    feed.requests.length = 0
    const third = await runImporter(ctx, maccmsImporter, feed.address)
    expect(feed.requests).toHaveLength(8)
    expect(third.counts).toEqual({ ...none, unchanged: 8 * SIZE })
  })

  test('a broken page is explained, a feed that repeats itself ends', async () => {
    const rows = [feedRow(200_000)]
    const feed = await start(query => {
      const number = Number(query.get('pg'))
      return number === 2 ? 404 : page(number === 1 ? rows : [feedRow(200_001)], { pagecount: 1_000_000 })
    })
    const { counts, entries } = await runImporter(ctx, maccmsImporter, feed.address)
    expect(counts).toEqual({ ...none, created: 2, rejected: 1 })
    expect(entries[0]).toMatchObject({ where: 'page 2', reason: expect.stringContaining('HTTP 404') })
  })

  test('one that is closed, or answers a page of words, can not be read', async () => {
    const feed = await start(() => 'closed')
    await expect(runImporter(ctx, maccmsImporter, feed.address)).rejects.toThrow(UnreadableInput)
    await expect(runImporter(ctx, maccmsImporter, 'http://127.0.0.1:1/')).rejects.toThrow(UnreadableInput)
    await expect(runImporter(ctx, maccmsImporter, 'ftp://example.com/')).rejects.toThrow(UnreadableInput)
  })

  test('private addresses are not asked unless the operator allows it', async () => {
    const feed = await start(feedOf(1))
    const strict = { ...ctx, config: { ...ctx.config, allowPrivateUpstreams: false } }
    await expect(runImporter(strict, maccmsImporter, feed.address)).rejects.toThrow(UnreadableInput)
    expect(feed.requests).toEqual([])
  })
})
