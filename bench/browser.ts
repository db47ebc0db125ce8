import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import type pg from 'pg'
import { browserArgs } from './browser-args.ts'
import { withDir } from './dir.ts'
import { benchLighthouse } from './lighthouse.ts'
import { type Running, withSite } from './site.ts'
import { median, record } from './table.ts'
import { benchWeight } from './weight.ts'

/** The demo site in a real browser on loopback. */
export async function benchBrowser(): Promise<void> {
  await withDir(async dir => {
    await withSite({ dir, cores: '0,1', env: { DEMO: '1' } }, async ({ site, client }) => {
      await demoIsReady(client)
      const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: browserArgs })
      try {
        await benchHome(browser, site)
        await benchFirstFrame(browser, site)
        await benchWeight(browser, site)
      } finally {
        await browser.close()
      }
      await benchLighthouse(site)
    })
  })
}

const READING_MS = 1_500

async function demoIsReady(client: pg.Client): Promise<void> {
  const pending = `select count(*)::int as all, count(*) filter (where state <> 'ready')::int as left from media_assets`
  for (let minutes = 0; minutes < 10 * 60; minutes++) {
    const { rows } = await client.query<{ all: number; left: number }>(pending)
    const { all, left } = rows[0]!
    if (all >= 8 && left === 0) return
    await new Promise(resolve => setTimeout(resolve, 1_000))
  }
  throw new Error('the demo clips were not packaged within ten minutes')
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  await context.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) seen.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return context
}

const layoutShift = (page: Page) => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)

async function benchHome(browser: Browser, site: Running): Promise<void> {
  const context = await newContext(browser)
  const page = await context.newPage()
  let requests = 0
  page.on('request', () => requests++)
  await page.goto(site.url, { waitUntil: 'networkidle' })
  record({ what: 'home: requests of a first visit', measured: String(requests), target: '≤ 30', isMet: requests <= 30 })
  const paints: number[] = []
  for (let round = 0; round < 10; round++) {
    await page.goto(site.url, { waitUntil: 'networkidle' })
    paints.push(await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN))
  }
  const paint = median(paints)
  record({
    what: 'home: first paint, warm, median of 10',
    measured: `${Math.round(paint)} ms`,
    target: '≤ 200 ms',
    isMet: paint <= 200,
  })
  const shift = await layoutShift(page)
  record({ what: 'home: layout shift', measured: shift.toFixed(3), target: '0', isMet: shift === 0 })
  await context.close()
}

/** From the click on the play button of a detail page to the first picture of the film, new visitor each time. */
async function benchFirstFrame(browser: Browser, site: Running): Promise<void> {
  const times: number[] = []
  let shift = 0
  for (let round = 0; round < 10; round++) {
    const context = await newContext(browser)
    const page = await context.newPage()
    await page.goto(`${site.url}/details/1/1`, { waitUntil: 'networkidle' })
    // As long as anybody needs to find the button.
    await page.waitForTimeout(READING_MS)
    const play = page.getByRole('link', { name: /立即播放|播放/ }).first()
    await play.hover()
    const begun = performance.now()
    await play.click()
    await page.waitForFunction(() => {
      const video = document.querySelector('video')
      return video !== null && video.currentTime > 0 && video.getVideoPlaybackQuality().totalVideoFrames > 0
    })
    times.push(performance.now() - begun)
    shift = Math.max(shift, await layoutShift(page))
    await context.close()
  }
  const p50 = median(times)
  record({
    what: 'click on play to first frame, p50 of 10 new visitors',
    measured: `${Math.round(p50)} ms`,
    target: '≤ 600 ms',
    isMet: p50 <= 600,
  })
  record({ what: 'detail and player: layout shift', measured: shift.toFixed(3), target: '0', isMet: shift === 0 })
}
