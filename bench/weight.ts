import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { type Running, root } from './site.ts'
import { record } from './table.ts'

/** An address of each kind of page that budgets.json names. */
const addresses = {
  home: '/',
  vodPlayer: '/player/vod/1/1/1',
  browse: '/nav/0/0',
  search: '/search?q=%E5%B1%B1',
  rank: '/rank',
  update: '/update',
  tabs: '/tabs/1',
  download: '/download',
  ads: '/ads',
  vip: '/vip',
  user: '/user/back',
} as const
type PageKind = keyof typeof addresses

const budgets = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8')).gzipBytes as Record<PageKind, number>

/** Runs in the page: guests would be led home. */
function signIn(): void {
  localStorage.setItem('token', 'x')
  localStorage.setItem('userinfo', JSON.stringify({ userNickName: '林屿' }))
}

/** Script bytes (gzip) that a first visit to each page loads until it is idle. */
export async function benchWeight(browser: Browser, site: Running): Promise<void> {
  for (const name of Object.keys(addresses) as PageKind[]) await weigh(browser, site, name)
}

async function weigh(browser: Browser, site: Running, name: PageKind): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  if (name === 'user') await page.addInitScript(signIn)
  const sizes: Promise<number>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') sizes.push(response.body().then(body => gzipSync(body).length))
  })
  await page.goto(site.url + addresses[name], { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  const limit = budgets[name]
  record({
    what: `JavaScript of the ${name} page, gzip`,
    measured: `${Math.round(bytes / 1024)} KB`,
    target: `≤ ${Math.round(limit / 1024)} KB`,
    isMet: bytes <= limit,
  })
  await context.close()
}
