import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { type Running, root } from './site.ts'
import { record } from './table.ts'

const budgets = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8')).gzipBytes as Record<
  'home' | 'vodPlayer',
  number
>

/** Script bytes (gzip) that a first visit to each page loads until it is idle. */
export async function benchWeight(browser: Browser, site: Running): Promise<void> {
  await weigh(browser, site, 'home', '/', budgets.home)
  await weigh(browser, site, 'vod player', '/player/vod/1/1/1', budgets.vodPlayer)
}

async function weigh(browser: Browser, site: Running, name: string, path: string, limit: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') sizes.push(response.body().then(body => gzipSync(body).length))
  })
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  record({
    what: `JavaScript of the ${name} page, gzip`,
    measured: `${Math.round(bytes / 1024)} KB`,
    target: `≤ ${Math.round(limit / 1024)} KB`,
    isMet: bytes <= limit,
  })
  await context.close()
}
