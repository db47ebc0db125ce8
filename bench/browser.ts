import { chromium } from '@playwright/test'
import type pg from 'pg'
import { browserArgs } from './browser-args.ts'
import { withDir } from './dir.ts'
import { benchFirstFrame } from './first-frame.ts'
import { benchHomePage } from './home-page.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchRouteChange } from './route-change.ts'
import { settle } from './settle.ts'
import { withSite } from './site.ts'
import { benchWeight } from './weight.ts'

/** The demo site in a real browser on loopback. */
export async function benchBrowser(): Promise<void> {
  await withDir(async dir => {
    await withSite({ dir, cores: '0,1', env: { DEMO: '1' } }, async ({ site, client }) => {
      await demoIsReady(client)
      await settle(site.child.pid!)
      const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: browserArgs })
      try {
        await benchHomePage(browser, site)
        await benchFirstFrame(browser, site)
        await benchRouteChange(browser, site)
        await benchWeight(browser, site, client)
      } finally {
        await browser.close()
      }
      await benchLighthouse(site)
    })
  })
}

async function demoIsReady(client: pg.Client): Promise<void> {
  const pending = `select count(*)::int as all, count(*) filter (where state <> 'ready')::int as left from media_assets`
  for (let seconds = 0; seconds < 10 * 60; seconds++) {
    const { rows } = await client.query<{ all: number; left: number }>(pending)
    const { all, left } = rows[0]!
    if (all >= 8 && left === 0) return
    await new Promise(resolve => setTimeout(resolve, 1_000))
  }
  throw new Error('the demo clips were not packaged within ten minutes')
}
