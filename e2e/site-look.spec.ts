import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { paintSeen, recordPaint } from './first-paint.ts'
import { expect, test } from './fixtures.ts'
import { detailAddress, playerAddress, type Site } from './site.ts'

/** The kinds of pages there are, and how to know that one has come. */
async function addresses(site: Site): Promise<Record<string, string>> {
  const work = await site.work('长河渡')
  return { home: '/', detail: detailAddress(work), player: playerAddress(work) }
}

const wear = (page: Page, theme: 'b' | 'w') =>
  page.addInitScript(chosen => localStorage.setItem('theme', chosen), theme)

for (const name of ['home', 'detail', 'player']) {
  for (const theme of ['b', 'w'] as const) {
    test(`${name} has nothing against it for assistive technology, theme ${theme}`, async ({ page, site }) => {
      await wear(page, theme)
      await page.goto((await addresses(site))[name]!)
      await page.waitForLoadState('networkidle')
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
      expect(said).toEqual([])
    })
  }

  test(`${name} stands still while it loads`, async ({ page, site }) => {
    await recordPaint(page)
    const address = (await addresses(site))[name]!
    for (const visit of ['first', 'second']) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      expect((await paintSeen(page)).shifts, `${visit} visit`).toEqual([])
    }
  })

  test(`${name} has its styles in their order`, async ({ page, site }) => {
    await page.goto((await addresses(site))[name]!)
    // A reset that comes late would take the margins away.
    await expect(page.locator('.header > .wrap')).toHaveCSS('padding-left', '48.096px')
  })

  test(`${name} fits 1280 and 1920 pixels`, async ({ page, site }) => {
    const address = (await addresses(site))[name]!
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      const [content, window] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return [scrollWidth, clientWidth]
      })
      expect(content).toBeLessThanOrEqual(window!)
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('pages show their content', async ({ page, site, noise }) => {
    // The browser's word for scripts that it must not load.
    noise.provoke(/^failed: .* csp$/)
    const { home, detail, player } = await addresses(site)
    await page.goto(home!)
    await expect(page.getByRole('heading', { level: 2, name: '剧集', exact: true })).toBeVisible()
    await page.goto(detail!)
    await expect(page.getByRole('heading', { level: 1, name: '长河渡' })).toBeVisible()
    await page.goto(player!)
    await expect(page.getByRole('heading', { level: 1, name: /长河渡/ })).toBeVisible()
  })
})
