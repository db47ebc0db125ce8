import { test as base, expect } from '@playwright/test'
import { Noise } from './noise.ts'
import { DetailPage } from './pages/detail-page.ts'
import { Header } from './pages/header.ts'
import { HomePage } from './pages/home-page.ts'
import { PlayerPage } from './pages/player-page.ts'
import { Toolbar } from './pages/toolbar.ts'
import { Site, type SiteFacts, siteFacts } from './site.ts'

interface Fixtures {
  /** Fails every test whose browser complained about something the test did not provoke. */
  noise: Noise
  home: HomePage
  detail: DetailPage
  player: PlayerPage
  header: Header
  toolbar: Toolbar
  site: Site
}

interface WorkerFixtures {
  facts: SiteFacts
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  facts: [async ({}, use) => use(siteFacts()), { scope: 'worker' }],
  baseURL: ({ facts }, use) => use(facts.url),
  site: ({ facts }, use) => use(new Site(facts.url)),
  noise: [
    async ({ context, facts, javaScriptEnabled }, use) => {
      const noise = new Noise(context, facts.url)
      if (!javaScriptEnabled) noise.expectBlockedScripts()
      await use(noise)
      expect(noise.unexpected, 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
  home: ({ page }, use) => use(new HomePage(page)),
  detail: ({ page }, use) => use(new DetailPage(page)),
  player: ({ page }, use) => use(new PlayerPage(page)),
  header: ({ page }, use) => use(new Header(page)),
  toolbar: ({ page }, use) => use(new Toolbar(page)),
})

export { expect }
