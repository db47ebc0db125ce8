import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { paintSeen, recordPaint } from './first-paint.ts'
import { expect, test } from './fixtures.ts'
import { signIn, vip, watched } from './signed-in.ts'
import { detailAddress, playerAddress, type Site } from './site.ts'
import { startSlowSite } from './slow-site.ts'
import { setPassword } from './work-password.ts'

/** Every kind of page there is. */
const kinds: Record<string, (site: Site) => string | Promise<string>> = {
  home: () => '/',
  detail: async site => detailAddress(await site.work('长河渡')),
  player: async site => playerAddress(await site.work('长河渡')),
  browse: () => '/nav/0/0',
  'empty list': () => `/nav/0/0?area=${encodeURIComponent('南极')}`,
  search: () => `/search?q=${encodeURIComponent('山')}`,
  ranking: () => '/rank',
  'ranking of one category': async site => `/rank?type=${(await site.work('长河渡')).typeId}`,
  updates: () => '/update',
  category: async site => `/tabs/${(await site.work('长河渡')).typeId}`,
  download: () => '/download',
  vip: () => '/vip',
  advertising: () => '/ads',
  'appointment form': () => '/ads/form',
  password: async site => {
    const { typeId, id } = await site.work(PROTECTED)
    return `/player/password?type=${typeId}&id=${id}&level=1`
  },
  'watch history': () => '/user/back',
  'personal information': () => '/user/info',
}
const PROTECTED = '归雁'

test.beforeAll(({ facts }) => setPassword(facts, PROTECTED, '芝麻开门'))
test.afterAll(({ facts }) => setPassword(facts, PROTECTED, null))

async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}

/** Waits until the page works and nothing fades from one colour to another any more: half-way, contrast is nobody's. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some(key => key.startsWith('__reactFiber'))
  })
  // What is sent goes with a moment of the film, so the button waits for the player.
  const send = page.getByRole('button', { name: '发送' })
  if ((await send.count()) > 0) await expect(send).toBeEnabled()
  await page.waitForFunction(() =>
    document.getAnimations().every(each => !(each instanceof CSSTransition) || each.playState !== 'running'),
  )
}

for (const [name, addressOn] of Object.entries(kinds)) {
  test(`${name} is for everyone, in both themes; it stands still while it loads, and fits every window`, async ({
    page,
    site,
  }) => {
    await recordPaint(page)
    const address = await addressOn(site)
    if (address.startsWith('/user/')) await signIn(page, { user: vip(), back: [await watched(site, '长河渡', 3)] })
    const visit = async () => {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      await settled(page)
      expect((await paintSeen(page)).shifts).toEqual([])
    }
    await visit()
    await expect(page).toHaveURL(encodeURI(decodeURI(address)))
    expect(await complaints(page), 'dark').toEqual([])
    await page.evaluate(() => localStorage.setItem('theme', 'w'))
    await visit()
    expect(await complaints(page), 'white').toEqual([])
    // A reset that comes late would take the margins away.
    const margins = page.locator('.header > .wrap')
    if ((await margins.count()) > 0) await expect(margins).toHaveCSS('padding-left', '48.096px')
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
        .toBeLessThanOrEqual(0)
    }
  })
}

test('pages that arrive piece by piece stand still too', async ({ page, site, facts }) => {
  const slow = await startSlowSite(facts.url)
  try {
    await recordPaint(page)
    for (const address of ['/', '/rank', '/update', '/vip', await kinds.detail!(site)]) {
      await page.goto(slow.url + address)
      expect((await paintSeen(page)).shifts, address).toEqual([])
    }
  } finally {
    slow.stop()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('pages show their content', async ({ page, site }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 2, name: '剧集', exact: true })).toBeVisible()
    await page.goto(await kinds.detail!(site))
    await expect(page.getByRole('heading', { level: 1, name: '长河渡' })).toBeVisible()
    await page.goto(await kinds.player!(site))
    await expect(page.getByRole('heading', { level: 1, name: /长河渡/ })).toBeVisible()
  })
})
