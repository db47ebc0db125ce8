import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { maccmsImporter } from '../import/maccms.ts'
import { feedRow } from '../testing/maccms-feed.ts'
import { runImporter } from '../testing/run-importer.ts'
import { createTestContext } from '../testing/test-context.ts'
import { createTestWeb } from '../testing/test-web.ts'
import { ensureTestCategories, insertWork } from '../testing/vod-factory.ts'
import { categoryTree } from '../vod/vod.rules/categories.ts'

const ctx = await createTestContext()
const web = await createTestWeb(ctx)
await ensureTestCategories(ctx)
const { byTypeEn } = await categoryTree(ctx)
const juji = byTypeEn.get('juji')!.id
const guzhuang = byTypeEn.get('guzhuangju')!.id
const { id, typeId } = await insertWork(ctx)

async function ask(path: string) {
  const response = await web.request(path)
  await response.arrayBuffer()
  return { status: response.status, to: response.headers.get('location') }
}

const work = `/details/${typeId}/${id}`
const episode = (level: number) => `/player/vod/${typeId}/${id}/${level}`
const enc = encodeURIComponent

/** Each row of the route table: its canonical addresses, and every other form with the one it leads to. */
const table: { row: string; canonical: string[]; old: Record<string, string> }[] = [
  {
    row: 'home',
    canonical: ['/'],
    old: { '/index.html': '/', '/index.php/index.html': '/', '/index.html?a=1': '/?a=1' },
  },
  {
    row: 'detail page',
    canonical: [work],
    old: {
      [`/details-${typeId}-${id}.html`]: work,
      [`/index.php/vod/detail/id/${id}`]: work,
      [`/index.php/vod/detail/id/${id}.html`]: work,
    },
  },
  {
    row: 'vod player',
    canonical: [episode(1)],
    old: {
      [`/player/vod/${typeId}-${id}-2.html`]: episode(2),
      [`/index.php/vod/play/id/${id}/sid/1/nid/2`]: episode(2),
      [`/index.php/vod/play/id/${id}/sid/1/nid/2.html`]: episode(2),
    },
  },
  {
    row: 'live player',
    canonical: ['/player/live/tv/0/12', '/player/live/us/2/9', '/player/live/circle/0/3'],
    old: {
      '/player/live/tv-12-3.html': '/player/live/tv/3/12',
      '/player/live/us/4/5/0/9': '/player/live/us/0/9?type=4&group=5',
      '/player/live/anything': '/player/live/tv/0/0',
      '/player/live/any/thing/else': '/player/live/tv/0/0',
    },
  },
  {
    row: 'match player',
    canonical: ['/player/match/77/0', '/player/match/77/3'],
    old: {
      '/player/match/77-3.html': '/player/match/77/3',
      '/player/match/77.html': '/player/match/77/0',
      '/player/match/77': '/player/match/77/0',
      '/match/play/77/3': '/player/match/77/3',
      '/player/match/anything': '/match/single',
    },
  },
  { row: 'match list', canonical: ['/match/single'], old: {} },
  { row: 'password page', canonical: ['/player/password'], old: {} },
  {
    row: 'rankings',
    canonical: ['/rank'],
    old: { '/index.php/label/hot': '/rank', '/index.php/label/new.html': '/rank' },
  },
  { row: 'VIP page', canonical: ['/vip'], old: {} },
  { row: 'update list', canonical: ['/update'], old: { '/index.php/map/week': '/update' } },
  {
    row: 'category browsing',
    canonical: [`/nav/${juji}/0`, `/nav/${juji}/${guzhuang}`],
    old: {
      [`/nav/${juji}/${enc('大陆')}/2024/${enc('古装')}/A/1/hits`]: `/nav/${juji}/0?types=${enc('古装')}&area=${enc('大陆')}&year=2024&letter=A&vip=1&order=hot`,
      [`/nav/${enc('剧集')}/${enc('大陆')}/2024/${enc('古装')}/all/all/${enc('最热')}.html`]: `/nav/${juji}/0?types=${enc('古装')}&area=${enc('大陆')}&year=2024&order=hot`,
      [`/index.php/vod/show/${guzhuang}/${juji}`]: `/nav/${juji}/${guzhuang}`,
      [`/index.php/vod/show/id/${juji}.html`]: `/nav/${juji}/0`,
      '/nav/guzhuangju/0': `/nav/${juji}/${guzhuang}`,
    },
  },
  {
    row: 'tabs',
    canonical: [`/tabs/${juji}`],
    old: {
      [`/tabs-${juji}.html`]: `/tabs/${juji}`,
      [`/index.php/vod/type/id/${juji}`]: `/tabs/${juji}`,
      '/index.php/vod/type/id/juji.html': `/tabs/${juji}`,
    },
  },
  {
    row: 'search',
    canonical: ['/search', `/search?q=${enc('长河')}`],
    old: {
      '/index.php/vod/search': '/search',
      [`/index.php/vod/search.html?wd=${enc('长河')}`]: `/search?q=${enc('长河')}`,
      [`/index.php/vod/search/wd/${enc('长河')}.html`]: `/search?q=${enc('长河')}`,
    },
  },
  {
    row: 'download page',
    canonical: ['/download', '/download?type=android'],
    old: { '/download.html': '/download', '/download.html?type=android': '/download?type=android' },
  },
  {
    row: 'user centre',
    canonical: ['/user/info', '/user/sub', '/user/comment', '/user/access', '/user/back'],
    old: { '/user': '/user/info' },
  },
  { row: 'advertising', canonical: ['/ads', '/ads/info/3', '/ads/form'], old: {} },
]

describe.each(table)('$row', ({ canonical, old }) => {
  test.each(canonical)('%s is a page', async path => {
    expect(await ask(path)).toEqual({ status: 200, to: null })
  })
  test.each(Object.entries(old))('%s leads to %s for good, in one step', async (path, to) => {
    expect(await ask(path)).toEqual({ status: 301, to })
    expect(await ask(to)).toEqual({ status: 200, to: null })
  })
})

test('play addresses of an imported site count groups and episodes that are empty or switched off', async () => {
  const path = join(ctx.config.dataDir, 'old-site.json')
  const at = (name: string) => `https://v.example.com/${name}/index.m3u8`
  const row = feedRow(1, {
    vod_play_from: 'alpha$$$beta$$$gamma',
    vod_play_url: `第1集$${at('a1')}##第3集$${at('a3')}#第4集$${at('a4')}$$$$$$第2集$${at('c2')}#第3集$${at('c3')}#第1集$${at('c1')}`,
  })
  await writeFile(path, JSON.stringify({ code: 1, page: 1, pagecount: 1, list: [row] }))
  await runImporter(ctx, maccmsImporter, path)
  const { rows } = await sql<{ id: number; typeId: number }>`
    select id, top_category_id as type_id from works where title = ${String(row.vod_name)}`.execute(ctx.db)
  const imported = rows[0]!
  const player = (level: number) => `/player/vod/${imported.typeId}/${imported.id}/${level}`
  const detail = `/details/${imported.typeId}/${imported.id}`
  const leads = async () => {
    const play = async (sid: number, nid: number) =>
      (await ask(`/index.php/vod/play/id/${imported.id}/sid/${sid}/nid/${nid}.html`)).to
    return {
      'first group': [await play(1, 1), await play(1, 3), await play(1, 4)],
      'third group': [await play(3, 1), await play(3, 2), await play(3, 3)],
      'an empty group: another one of the same place': await play(2, 1),
      'an empty piece: another group of the same place': await play(1, 2),
      'no such place anywhere': await play(3, 9),
      'no such group': await play(7, 4),
    }
  }
  const expected = {
    'first group': [player(1), player(3), player(4)],
    'third group': [player(2), player(3), player(1)],
    'an empty group: another one of the same place': player(1),
    'an empty piece: another group of the same place': player(3),
    'no such place anywhere': detail,
    'no such group': player(4),
  }
  expect(await leads()).toEqual(expected)

  await sql`update line_groups set disabled_at = now() where work_id = ${imported.id} and sid = 1`.execute(ctx.db)
  await sql`update lines l set disabled_at = now() from line_groups g
    where g.id = l.group_id and g.work_id = ${imported.id} and g.sid = 3 and l.nid = 2`.execute(ctx.db)
  expect(await leads()).toEqual(expected)
})

test('works and categories that are not there lead home', async () => {
  for (const path of [
    '/index.php/vod/detail/id/987654',
    '/index.php/vod/play/id/987654/sid/1/nid/1',
    '/index.php/vod/type/id/nothing',
    `/nav/${enc('没有')}/0`,
  ]) {
    expect([path, await ask(path)]).toEqual([path, { status: 302, to: '/' }])
  }
})

const huge = '9999999999'
const odd = [
  '/nothing',
  '/a/b/c/d/e/f',
  '/%00',
  '/details/%00/1',
  '/tabs/%00',
  '/nav/%00/0',
  `/nav/${enc('全\0部')}/0`,
  '/index.php/vod/show/%00',
  '/details/-1/-2',
  '/details--1--2.html',
  '/index.php/vod/detail/id/-1',
  '/index.php/vod/play/id/1/sid/-1/nid/-1',
  `/details/${huge}/${huge}0`,
  `/index.php/vod/detail/id/${huge}`,
  `/index.php/vod/detail/id/2147483648`,
  `/index.php/vod/play/id/${huge}/sid/${huge}/nid/${huge}`,
  `/index.php/vod/play/id/${id}/sid/${huge}/nid/${huge}`,
  `/index.php/vod/play/id/${id}/sid/1/nid/2147483648`,
  `/index.php/vod/play/id/${id}/sid/0/nid/0`,
  `/index.php/vod/type/id/${huge}`,
  `/tabs-${huge}.html`,
  `/${enc('😀')}`,
  `/tabs/${enc('😀')}`,
  `/nav/${enc('😀')}/0`,
  `/nav/${enc('😀')}/${enc('😀')}/${enc('😀')}/${enc('😀')}/${enc('😀')}/${enc('😀')}/${enc('😀')}.html`,
  `/index.php/vod/${enc('😀')}`,
  `/index.php/label/${enc('😀')}`,
  '/%F0%9F',
  '/index.php/vod/search?wd=%F0%9F',
  '/..%2f..%2fetc/passwd',
  '//evil.example/index.html',
  '/index.php//evil.example',
  ...['/', '/nothing', '/index.html', '/index.php/vod/search', '/search', '/user', `/nav/${juji}/0`].map(
    path => `${path}?wd=${'x'.repeat(10_000)}`,
  ),
]

test.each(odd.map(path => [path.slice(0, 60), path]))('%s is answered, and never leaves the site', async (_, path) => {
  let address = path
  for (let hop = 0; hop < 3; hop += 1) {
    const { status, to } = await ask(address)
    expect(status).toBeLessThan(500)
    if (to === null) return
    expect(to).toMatch(/^\/(?![/\\])/)
    address = to
  }
  expect(address, 'still led on after three steps').toBe('')
})
