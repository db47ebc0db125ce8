import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { detailAddress } from './site.ts'

test.use({ serviceWorkers: 'allow' })

/** Names of the caches and the paths in them. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(request => new URL(request.url).pathname)
  })

/** A page on a site whose worker has taken its place. */
async function openWithWorker(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

async function goOffline(context: BrowserContext, page: Page, address: string): Promise<void> {
  await context.setOffline(true)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/现在没有网络|現在沒有網路/)
}

const watched = {
  type: 'vod',
  id: 7,
  ids: 0,
  pidId: 2,
  types: '',
  name: '灯塔守夜人',
  img: '',
  level: 1,
  currentTime: 1721,
  duration: 3600,
  time: 1_700_000_000,
  remarks: '第 1 集',
  isLevel: true,
}

test('the manifest makes the site installable', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await request.get(address!)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    id: '/',
    name: '星河',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'zh-Hans',
  })
  const purposes = new Set<string>()
  for (const icon of manifest.icons as { src: string; sizes: string; type: string; purpose: string }[]) {
    purposes.add(icon.purpose)
    const picture = await request.get(icon.src)
    expect(picture.headers()['content-type'], icon.src).toBe(icon.type)
    const width = await page.evaluate(async ({ src }) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return image.naturalWidth
    }, icon)
    if (icon.sizes !== 'any') expect(width, icon.src).toBe(Number.parseInt(icon.sizes, 10))
  }
  expect([...purposes]).toEqual(['any', 'maskable'])
  const browser = await page.context().newCDPSession(page)
  const { errors } = (await browser.send('Page.getAppManifest')) as { errors: unknown[] }
  expect(errors).toEqual([])
})

test('offline the visitor sees what was watched, online again the page that was asked for', async ({
  page,
  context,
  site,
  noise,
}) => {
  noise.provoke(/ERR_INTERNET_DISCONNECTED/)
  const work = await site.work('长河渡')
  await openWithWorker(page)
  await page.evaluate(entry => localStorage.setItem('back', JSON.stringify([entry])), watched)
  await goOffline(context, page, detailAddress(work))
  const entry = page.getByRole('link', { name: '灯塔守夜人 第 1 集' })
  await expect(entry).toHaveAttribute('href', '/player/vod/2/7/1')
  await expect(entry).toContainText('看到 28:41')
  expect(new URL(page.url()).pathname, 'the address stays').toBe(detailAddress(work))
  // A retry without network comes back to the same page.
  await page.getByRole('button', { name: '重试' }).click()
  await expect(entry).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: work.title })).toBeVisible()
})

test('the offline page follows theme and script, and can be used with the keyboard alone', async ({
  page,
  context,
  noise,
}) => {
  noise.provoke(/ERR_INTERNET_DISCONNECTED/)
  await openWithWorker(page)
  await page.evaluate(() => {
    localStorage.setItem('theme', 'w')
    localStorage.setItem('lang', 't')
  })
  await goOffline(context, page, '/rank')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'w')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 247, 249)')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '重試' })).toBeFocused()
  await expect(page.getByRole('list')).toHaveCount(0)
})

test('nothing but the build and the offline page is kept', async ({ page }) => {
  await openWithWorker(page)
  // What the worker fetches for a page that is left meanwhile fails, and the browser says so.
  await page.goto('/rank', { waitUntil: 'networkidle' })
  await page.goto('/')
  await expect(page.getByRole('main')).toBeVisible()
  await expect
    .poll(async () => (await kept(page)).filter(path => path.startsWith('/assets/')).length)
    .toBeGreaterThan(3)
  const strangers = (await kept(page)).filter(path => !/^\/(?:assets\/[\w.-]+|offline\.html|logo\.svg)$/.test(path))
  expect(strangers).toEqual([])
})

test('another worker waits for the last tab, then drops what the old one kept', async ({ page, context }) => {
  await openWithWorker(page)
  const state = await page.evaluate(async () => {
    await (await caches.open('assets of-long-ago')).put('/assets/old.js', new Response(''))
    const { active } = await navigator.serviceWorker.ready
    // Another address is another worker to the browser, as other bytes are.
    const registration = await navigator.serviceWorker.register('/sw.js?next')
    const next = registration.installing ?? registration.waiting
    await new Promise<void>(done => {
      if (next?.state === 'installed') done()
      else next?.addEventListener('statechange', () => done(), { once: true })
    })
    return { waits: registration.waiting === next, isSame: registration.active === active }
  })
  expect(state).toEqual({ waits: true, isSame: true })
  expect(await kept(page)).toContain('/assets/old.js')
  await page.close()
  const later = await context.newPage()
  await later.goto('/')
  await expect.poll(async () => kept(later)).not.toContain('/assets/old.js')
  expect(await kept(later)).toContain('/offline.html')
})
