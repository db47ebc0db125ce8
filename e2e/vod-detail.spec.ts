import { writeFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { importInto } from './import-command.ts'
import { playerAddress } from './site.ts'

test('a series shows its facts, people and episodes', async ({ page, detail, site }) => {
  const work = await site.work('长河渡')
  await detail.open(work)
  const hero = page.getByRole('region', { name: '长河渡', exact: true })
  for (const fact of ['2026', '大陆', '古装', '更新至 24 集 / 共 40 集', '顾晚舟'])
    await expect(hero).toContainText(fact)
  await expect(detail.episodes).toHaveCount(26)
  await expect(detail.episodes.first()).toHaveAttribute('href', playerAddress(work, 1))

  await page.getByRole('button', { name: '倒序' }).click()
  await expect(detail.episodes.first()).not.toHaveAttribute('href', playerAddress(work, 1))
  await page.getByRole('radio', { name: '备用线路' }).click()
  await expect(detail.episodes.last()).toHaveAttribute('href', /\?line=\d+$/)

  await detail.tab('演职员').click()
  await expect(page.getByText('饰 沈渡')).toBeVisible()
  await detail.tab('花絮预告').click()
  await expect(detail.episodes).toHaveCount(2)
})

test('seasons and ranges divide long series', async ({ detail, site }) => {
  const twoSeasons = await site.work('山海拾遗录')
  await detail.open(twoSeasons)
  await expect(detail.episodes).toHaveCount(24)
  await detail.season('第二季 归名').click()
  await expect(detail.episodes).toHaveCount(36)
  await expect(detail.episodes.first()).toHaveAttribute('href', playerAddress(twoSeasons, 20_001))

  const long = await site.work('万象书院')
  await detail.open(long)
  await detail.range('121–148').click()
  await expect(detail.episodes).toHaveCount(28)
  await expect(detail.episodes.last()).toHaveAttribute('href', playerAddress(long, 148))
})

test('many lines and names without an end stay in their places', async ({ page, detail, facts, site }) => {
  const title = '四十条线路'
  const lines = Array.from({ length: 40 }, (_, at) => at + 1)
  const work = {
    vod_id: 8100,
    vod_name: title,
    vod_sub: '别名'.repeat(60),
    type_name: '国产剧',
    // Old, so that lists of what is new stay what other journeys know.
    vod_year: '2001',
    vod_time: '2001-01-01 00:00:00',
    vod_time_add: '2001-01-01 00:00:00',
    vod_play_from: lines.map(line => `line${line}`).join('$$$'),
    vod_play_url: lines.map(line => `第1集$https://v.example.com/${line}.m3u8`).join('$$$'),
  }
  const file = test.info().outputPath('lines.json')
  await writeFile(file, JSON.stringify({ list: [work] }))
  await importInto(facts.dataDir, 'maccms', file)
  await expect.poll(async () => (await site.find(title))?.lines.length).toBe(lines.length)
  await detail.open(await site.work(title))

  const chips = page.getByRole('radiogroup', { name: '线路' }).getByRole('radio')
  const top = async () => (await chips.last().boundingBox())!.y
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const tabs = (await page.getByRole('tablist').boundingBox())!
    expect(await top()).toBeGreaterThanOrEqual(tabs.y + tabs.height)
    const alias = (await page.getByTitle(work.vod_sub).boundingBox())!
    expect(alias.x + alias.width).toBeLessThan(width)
  }
  const folded = await top()
  await page.getByRole('button', { name: '展开', exact: true }).click()
  await expect.poll(top).toBeGreaterThan(folded)
  const episodes = (await detail.episodes.first().boundingBox())!
  expect(await top()).toBeLessThan(episodes.y)
  await chips.last().click()
  await expect.poll(top).toBe(folded)
  await expect(chips.last()).toBeInViewport({ ratio: 1 })
  await chips.last().press('ArrowRight')
  await expect(chips.first()).toBeFocused()
  await expect(chips.first()).toBeInViewport({ ratio: 1 })
})

test('search engines and shared links learn what it is', async ({ page, detail, site, facts }) => {
  const work = await site.work('长河渡')
  await detail.open(work)
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', `${facts.url}/details/${work.typeId}/${work.id}`)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /长河渡/)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const kinds = data.map(text => (JSON.parse(text) as { '@type': string })['@type'])
  expect(kinds).toEqual(expect.arrayContaining(['TVSeries', 'BreadcrumbList']))

  await page.goto(playerAddress(work, 2))
  const playing = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(playing.map(text => (JSON.parse(text) as { '@type': string })['@type'])).toContain('VideoObject')
})

test('another work is one click away', async ({ page, detail, site }) => {
  await detail.open(await site.work('长河渡'))
  const card = detail.related.locator('a.card').first()
  const title = await card.locator('.card-title').textContent()
  await card.click()
  await expect(detail.title).toHaveText(title ?? '')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a share copies the address', async ({ page, context, detail, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await detail.open(await site.work('长河渡'))
  await page.getByRole('button', { name: '分享' }).click()
  await expect(page.getByText('链接已复制')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})
