import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { pages } from '@xinghe/contract/client'
import { seal } from '@xinghe/contract/wire/seal'
import { expect, test } from './fixtures.ts'
import { importInto } from './import-command.ts'
import { detailAddress, playerAddress, type Site } from './site.ts'

/** Nothing of the demo is of this kind, so that its pages have no picture at all. */
const KIND = '体育'
const DATED = '城市马拉松'
/** As some feeds write it: nowhere to break. */
const ENDLESS = 'X'.repeat(180)
const titles = [DATED, ENDLESS, '雪山接力', '夜跑之城', '环岛骑行', '少年棋手', '深水区', '最后一投', '风帆纪', '拳台']

const days = Array.from({ length: 12 }, (_, at) => `2026-01-${String(at + 1).padStart(2, '0')}`)
const episodes = (names: readonly string[], id: number) =>
  names.map(name => `${name}$https://v.example.com/${id}/${name}.m3u8`).join('#')

/** Every text that pages show. */
const columns = [
  'vod_content',
  'vod_remarks',
  'vod_actor',
  'vod_director',
  'vod_area',
  'vod_lang',
  'vod_sub',
  'vod_class',
  'vod_tag',
]

const feed = {
  list: titles.map((title, at) => ({
    vod_id: 8000 + at,
    vod_name: title,
    type_name: KIND,
    // Old, so that lists of what is new stay what other journeys know.
    vod_year: '2001',
    vod_time: '2001-01-01 00:00:00',
    vod_time_add: '2001-01-01 00:00:00',
    vod_hits_day: 100 - at,
    ...(title === ENDLESS && Object.fromEntries(columns.map(column => [column, ENDLESS]))),
    vod_play_from: 'alpha',
    vod_play_url: episodes(title === DATED ? days.map(day => `${day}期`) : ['第1集', '第2集'], at),
  })),
}

let typeId: number

test.beforeAll(async ({ facts, site }) => {
  const file = join(facts.dataDir, 'bare.json')
  await writeFile(file, JSON.stringify(feed))
  await importInto(facts.dataDir, 'maccms', file)
  await expect.poll(async () => (await site.find(DATED))?.typeId).toBeDefined()
  typeId = (await site.work(DATED)).typeId
})

const tiles = (root: Page | Locator) => root.locator('.img-fallback')

test('works without a picture wear tiles with their names, told apart by quiet colours', async ({ page }) => {
  const tints = () =>
    tiles(page.getByRole('main')).evaluateAll(found =>
      found.map(tile => [tile.textContent, getComputedStyle(tile).getPropertyValue('--picture')] as const),
    )
  await page.goto(pages.nav(typeId))
  await expect(tiles(page.getByRole('main'))).toHaveCount(titles.length)
  const seen = new Map(await tints())
  expect([...seen.keys()].sort()).toEqual(titles.toSorted())
  expect(new Set(seen.values()).size).toBeGreaterThan(3)
  // White words stand on all of them.
  for (const tint of seen.values()) expect(tint).toMatch(/^#[2-4][0-9a-f][2-4][0-9a-f][2-4][0-9a-f]$/)
  await page.reload()
  expect(new Map(await tints())).toEqual(seen)
})

test('thumbs without a picture show one letter', async ({ page }) => {
  await page.goto(pages.tabs(typeId))
  const words = tiles(page.locator('.rank-thumb')).locator('span')
  await expect(words).toHaveText(titles.slice(0, 3))
  for (const word of await words.all()) {
    await expect(word).toHaveCSS('font-size', '0px')
    expect(await word.evaluate(one => getComputedStyle(one, '::first-letter').fontSize)).toBe('18px')
  }
})

/** The site's answer about slides, as long as no editor has chosen any. */
async function takeSlides(page: Page, site: Site): Promise<void> {
  await page.route('**/v1/pub/index/banners*', async route => {
    const answer = await route.fetch()
    const envelope = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...envelope, data: await seal(await site.contentKey(), []) } })
  })
}

test('the header lies on a picture only where there is one', async ({ page, header, home, site }) => {
  const isPlain = async () => {
    await expect(header.root).not.toHaveAttribute('data-over')
    await expect(header.root).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const { height } = (await header.root.boundingBox())!
    await expect(page.getByRole('main')).toHaveCSS('padding-top', `${height}px`)
  }
  await page.addInitScript(() => localStorage.setItem('theme', 'w'))
  await page.goto(pages.tabs((await site.work('长河渡')).typeId))
  await expect(header.root).toHaveAttribute('data-over')
  await page.goto(pages.tabs(typeId))
  await expect(page.getByRole('heading', { level: 1, name: KIND })).toBeVisible()
  await isPlain()

  await takeSlides(page, site)
  await header.root.getByRole('link', { name: '星河' }).first().click()
  await expect(page).toHaveURL('/')
  await expect(home.section('剧集')).toBeVisible()
  await expect(home.hero).toBeHidden()
  await isPlain()
})

test('episodes with dates for names get the room to be read', async ({ page, player, detail, site, noise }) => {
  noise.provoke(/v\.example\.com/)
  const work = await site.work(DATED)
  const labels = (root: Locator) => root.locator('[aria-hidden="true"]')
  const areRead = async (links: Locator, expected = days) => {
    // The episode that is played shows that it is.
    const names = labels(links).filter({ hasText: '2026' })
    await expect(names).toHaveText(expected)
    const cut = await names.evaluateAll(found => found.filter(one => one.scrollWidth > one.clientWidth).length)
    expect(cut, page.url()).toBe(0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await detail.open(work)
  await areRead(detail.episodes)
  await page.goto(pages.search(DATED))
  await areRead(detail.episodes)
  await player.open(work)
  await areRead(player.episode(/./), days.slice(1))
})

test('a name without an end makes no page wider', async ({ page, site, noise }) => {
  noise.provoke(/v\.example\.com/)
  const work = await site.work(ENDLESS)
  await page.setViewportSize({ width: 1280, height: 800 })
  const addresses = [
    detailAddress(work),
    playerAddress(work),
    pages.search('XXXX'),
    pages.tabs(typeId),
    pages.nav(typeId),
    pages.rank(typeId),
  ]
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByText(ENDLESS).first(), address).toBeVisible()
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await beyond(), address).toBeLessThanOrEqual(0)
  }
})
