import type { Browser, Page } from '@playwright/test'
import { newVisitor } from './browser-context.ts'
import type { Running } from './site.ts'
import { median, record } from './table.ts'

const ROUNDS = 10
/** Where the visitor goes, by the links of the page before; every address was asked for in an earlier round. */
const walk = ['/rank', '/update', '/nav/1/0', '/'] as const

/** From the click on a link to the picture of the next page, which the server has in its cache. */
export async function benchRouteChange(browser: Browser, site: Running): Promise<void> {
  const context = await newVisitor(browser)
  await context.addInitScript(() => {
    const watch = (clickedAt: number, title: string) => {
      if (document.title === title) return requestAnimationFrame(() => watch(clickedAt, title))
      // The frame that holds the new page is on screen when the next one begins.
      requestAnimationFrame(now => {
        ;(window as Watching).routeMs = now - clickedAt
      })
    }
    addEventListener('click', event => watch(event.timeStamp, document.title), { capture: true })
  })
  const page = await context.newPage()
  await page.goto(site.url, { waitUntil: 'networkidle' })
  for (const path of walk) await follow(page, path)
  const times = new Map<string, number[]>(walk.map(path => [path, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of walk) times.get(path)!.push(await follow(page, path))
  }
  for (const [path, values] of times) {
    const ms = median(values)
    record({
      what: `route change to ${path}, median of ${ROUNDS}`,
      measured: `${Math.round(ms)} ms`,
      target: '≤ 100 ms',
      isMet: ms <= 100,
    })
  }
  await context.close()
}

interface Watching {
  routeMs?: number | undefined
}

async function follow(page: Page, path: string): Promise<number> {
  const link = page.locator(`a[href="${path}"]:visible`).first()
  await link.hover()
  await page.evaluate(() => {
    ;(window as Watching).routeMs = undefined
  })
  await link.click()
  const ms = (await (await page.waitForFunction(() => (window as Watching).routeMs)).jsonValue()) as number
  await page.waitForLoadState('networkidle')
  return ms
}
