import type { Browser, Page } from '@playwright/test'
import { layoutShift, newVisitor } from './browser-context.ts'
import { type Running, start } from './site.ts'
import { median, record } from './table.ts'

const ROUNDS = 10

/** Requests of a first visit, first paint of later ones, and what moves meanwhile. */
export async function benchHomePage(browser: Browser, site: Running): Promise<void> {
  const context = await newVisitor(browser)
  const page = await context.newPage()
  let requests = 0
  page.on('request', () => requests++)
  await page.goto(site.url, { waitUntil: 'networkidle' })
  record({ what: 'home: requests of a first visit', measured: String(requests), target: '≤ 30', isMet: requests <= 30 })
  // What the browser itself needs on this machine.
  const empty = await start({
    command: process.execPath,
    args: ['bench/bare-server.ts', 'bench/empty-page.html', '{"content-type":"text/html"}'],
    ready: /listening (\d+)/,
    timeoutMs: 10_000,
    cores: '0,1',
  })
  const paints: number[] = []
  const emptyPaints: number[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) {
      emptyPaints.push(await firstPaint(page, empty.url))
      paints.push(await firstPaint(page, site.url))
    }
  } finally {
    await empty.stop()
  }
  const paint = median(paints)
  record({
    what: `home: first paint, warm, median of ${ROUNDS}`,
    measured: `${Math.round(paint)} ms`,
    target: `≤ 200 ms (a page of one line: ${Math.round(median(emptyPaints))} ms)`,
    isMet: paint <= 200,
  })
  const shift = await layoutShift(page)
  record({ what: 'home: layout shift', measured: shift.toFixed(3), target: '0', isMet: shift === 0 })
  await context.close()
}

async function firstPaint(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' })
  return page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN)
}
