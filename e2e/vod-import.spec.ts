import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { playable } from './films.ts'
import { expect, test } from './fixtures.ts'
import { importInto, makeClip } from './import-command.ts'
import { playerAddress } from './site.ts'

const nfo = `<?xml version="1.0" encoding="UTF-8"?>
<movie>
  <title>萤火试映</title>
  <year>2026</year>
  <tagline>一盏灯，一整夜</tagline>
  <plot>放映员在停电的夜里，用一盏灯给全镇放完了最后一部片子。</plot>
  <genre>剧情</genre>
  <director>沈念初</director>
  <actor><name>陆青野</name><role>放映员</role></actor>
</movie>
`

test('an own folder of films appears on the running site and plays', async ({
  page,
  home,
  detail,
  player,
  facts,
  site,
}) => {
  const folder = test.info().outputPath('我的片库')
  const film = join(folder, '电影', '萤火试映 (2026)')
  await mkdir(film, { recursive: true })
  await makeClip(join(film, '萤火试映 (2026).mp4'))
  await writeFile(join(film, '萤火试映 (2026).nfo'), nfo)
  await home.open()

  const counts = await importInto(facts.dataDir, 'folder', folder)
  expect(counts).toMatchObject({ kind: 'folder', created: 1, updated: 0, rejected: 0 })
  const card = home.section('电影').getByRole('link', { name: /萤火试映/ })
  await expect(async () => {
    await home.open()
    await expect(card).toBeVisible({ timeout: 1000 })
  }).toPass()
  await card.click()
  await expect(detail.title).toHaveText('萤火试映')
  await expect(page.getByRole('region', { name: '萤火试映', exact: true })).toContainText('沈念初')

  const work = await playable(site, '萤火试映')
  await detail.play.click()
  await expect(page).toHaveURL(playerAddress(work))
  await player.expectPlaying()

  const again = await importInto(facts.dataDir, 'folder', folder)
  expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 1, rejected: 0 })
})

const feed = {
  code: 1,
  msg: '数据列表',
  page: 1,
  pagecount: 1,
  limit: '20',
  total: 2,
  list: [
    {
      vod_id: 7001,
      vod_name: '潮汐邮局',
      type_name: '国产剧',
      vod_class: '剧情,悬疑',
      vod_year: '2025',
      vod_area: '大陆',
      vod_lang: '国语',
      vod_remarks: '更新至03集',
      vod_time: '2026-01-02 03:04:05',
      vod_actor: '白露行,何远山',
      vod_director: '裴照野',
      vod_content: '<p>退潮时才开门的邮局，收到一封寄给明天的信。</p>',
      vod_play_from: 'alpha$$$beta',
      vod_play_url: [
        '第01集$https://a.example.org/1/index.m3u8#第02集$https://a.example.org/2/index.m3u8#第03集$https://a.example.org/3/index.m3u8',
        '第01集$https://b.example.org/1.mp4#第02集$https://b.example.org/2.mp4',
      ].join('$$$'),
    },
    { vod_id: 7002, vod_name: '', type_name: '国产剧', vod_play_url: '第01集$https://a.example.org/x.m3u8' },
  ],
}

test('a MacCMS feed appears on the running site, bad rows are left out', async ({ page, detail, facts, site }) => {
  const file = test.info().outputPath('feed.json')
  await writeFile(file, JSON.stringify(feed))
  expect(await importInto(facts.dataDir, 'maccms', file)).toMatchObject({ kind: 'maccms', created: 1, rejected: 1 })

  await expect.poll(async () => (await site.find('潮汐邮局'))?.episodes.length).toBe(3)
  const work = await site.work('潮汐邮局')
  await detail.open(work)
  await expect(detail.title).toHaveText('潮汐邮局')
  await expect(page.getByText('退潮时才开门的邮局，收到一封寄给明天的信。')).toBeVisible()
  await expect(detail.episodes).toHaveCount(3)
  expect(work.lines).toHaveLength(2)
  expect((await site.grant(work.id, 1))?.lines.map(line => line.url)).toEqual([
    'https://a.example.org/1/index.m3u8',
    'https://b.example.org/1.mp4',
  ])

  expect(await importInto(facts.dataDir, 'maccms', file)).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
})

test('a work that its feed takes down is gone until the feed shows it again', async ({
  page,
  detail,
  facts,
  site,
  noise,
}) => {
  const file = test.info().outputPath('feed.json')
  const take = async (status: number) => {
    await writeFile(file, JSON.stringify({ list: [{ ...feed.list[0], vod_name: '退潮之后', vod_status: status }] }))
    await importInto(facts.dataDir, 'maccms', file, '--origin', 'tides')
  }
  await take(1)
  await expect.poll(() => site.find('退潮之后')).not.toBeNull()
  const work = await site.work('退潮之后')
  await detail.open(work)
  await expect(detail.title).toHaveText('退潮之后')

  await take(0)
  await expect.poll(() => site.find('退潮之后')).toBeNull()
  noise.provoke(/404/)
  await detail.open(work)
  await expect(page.getByText('不存在')).toBeVisible()

  await take(1)
  await expect.poll(() => site.find('退潮之后')).not.toBeNull()
  await detail.open(work)
  await expect(detail.title).toHaveText('退潮之后')
})
