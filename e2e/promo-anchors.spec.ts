import { paintSeen, recordPaint } from './first-paint.ts'
import { expect, test } from './fixtures.ts'
import { art, Promotions, promote } from './pages/promotions.ts'
import { signIn, vip } from './signed-in.ts'
import { detailAddress, playerAddress } from './site.ts'

test.afterAll(({ facts }) => promote(facts))

test.describe('a picture above every page', () => {
  test.beforeAll(({ facts }) => promote(facts, { slug: 'top', place: 'ALL1', img: art('changhe'), uri: '/rank' }))

  test('can be closed, and comes back with the next kind of page', async ({ page, header }) => {
    const { all, close } = new Promotions(page)
    await page.goto('/')
    await expect(all).toHaveCount(1)
    await close.click()
    await expect(all).toHaveCount(0)

    await header.root.getByRole('link', { name: '排行榜' }).click()
    await expect(page).toHaveURL('/rank')
    await expect(all).toBeVisible()
    await close.click()
    await page.getByRole('link', { name: '口碑榜' }).click()
    await expect(page).toHaveURL('/rank?by=score')
    await expect(all).toHaveCount(0)

    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(all).toBeVisible()
  })

  test('is counted once when seen and once when clicked', async ({ page, context, facts }) => {
    await promote(facts, { slug: 'counted', place: 'ALL1', img: art('jidi'), uri: '/rank' })
    const promotions = new Promotions(page)
    const seen = promotions.nextCount('view')
    await page.goto('/')
    expect(await seen).toBe(0)
    const again = promotions.nextCount('view')
    await page.reload()
    expect(await again).toBe(15)

    for (const code of [0, 15]) {
      const clicked = promotions.nextCount('click')
      const opened = context.waitForEvent('page')
      await promotions.all.getByRole('link', { name: '广告' }).click()
      const tab = await opened
      await expect(tab).toHaveURL('/rank')
      expect(await clicked).toBe(code)
      await tab.close()
    }
  })

  test('is asked for once per page, and never from Index.html', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().includes('/anchor/check/')) asked.push(new URL(page.url()).pathname)
    })
    for (const path of ['/Index.html', '/index.html']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
      await page.waitForLoadState('networkidle')
      expect(asked.filter(from => /index\.html$/i.test(from))).toEqual([])
    }
    expect(asked.length).toBeLessThanOrEqual(2)
  })

  test('moves nothing for members who paid', async ({ page, site, header }) => {
    await signIn(page, { user: vip() })
    await recordPaint(page)
    await page.addInitScript(() => localStorage.setItem('theme', 'w'))
    const work = await site.work('长河渡')
    for (const address of ['/', detailAddress(work), `/tabs/${work.typeId}`, '/rank', playerAddress(work)]) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      expect((await paintSeen(page)).shifts, address).toEqual([])
    }
    // The header lies on the picture from the first moment on, not only once the page works.
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/entry.client-*.js', async route => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(header.root).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(page.getByRole('main')).toHaveCSS('padding-top', '0px')
    scripts.resolve()
    await expect(header.root).toHaveAttribute('data-over', 'all')
  })

  test('is not shown to members who paid, until they are signed out', async ({ page, detail, site, header }) => {
    const { all } = new Promotions(page)
    await signIn(page, { user: vip() })
    await detail.open(await site.work('长河渡'))
    await expect(header.root.getByRole('link', { name: '林屿' })).toBeVisible()
    await expect(all).toBeHidden()
    await page.route('**/pub/vod/favorite*', route => route.fulfill({ json: { code: 16, data: null, msg: '' } }))
    await page.getByRole('button', { name: '收藏' }).click()
    await expect(all).toBeVisible()
    await expect(header.root).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
})

test('a picture that does not come leaves no gap', async ({ page, facts, noise }) => {
  noise.provoke(/none\.avif/)
  await promote(facts, { slug: 'broken', place: 'ALL1', img: '/media/art/none.avif' })
  await page.goto('/rank')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(new Promotions(page).all).toHaveCount(0)
})

/** Tries everything that belongs to the page around it, and writes down what came of it. */
const curious = `<h3 id="said"></h3><a id="partner" href="/rank">合作伙伴</a><script>
  const tries = {
    title: () => parent.document.title,
    top: () => { top.location.href = '/rank' },
    parent: () => parent.localStorage.length,
    storage: () => localStorage.length,
    session: () => sessionStorage.length,
    cookie: () => document.cookie,
    database: () => indexedDB.open('x'),
  }
  const said = Object.entries(tries).map(([name, attempt]) => {
    try { return name + ' ' + JSON.stringify(attempt()) } catch (error) { return name + ' ' + error.name }
  })
  document.getElementById('said').textContent = said.join(', ') + ', origin ' + origin
</script>`

test('raw HTML runs in a frame of its own and reaches nothing of the site', async ({ page, facts, noise, context }) => {
  // What the browser says when the frame tries to lead the page away.
  noise.provoke(/Unsafe attempt to initiate navigation/)
  await promote(facts, { slug: 'raw', place: 'ALL1', html: curious })
  await context.addCookies([{ name: 'secret', value: 'x', url: facts.url }])
  await page.addInitScript(() => {
    if (window === top && origin !== 'null') localStorage.setItem('secret', 'x')
  })
  const promotions = new Promotions(page)
  const seen = promotions.nextCount('view')
  await page.goto('/rank')
  expect(await seen).toBe(0)
  await expect(promotions.all).toBeVisible()
  await expect(promotions.close).toHaveCount(0)
  const frame = promotions.all.locator('iframe')
  const denied = ['title', 'top', 'parent', 'storage', 'session', 'cookie', 'database']
    .map(name => `${name} SecurityError`)
    .join(', ')
  await expect(frame.contentFrame().locator('#said')).toHaveText(`${denied}, origin null`)
  await expect(page).toHaveURL('/rank')
  // As high as its content, not as the frame was at first.
  await expect.poll(async () => (await frame.boundingBox())?.height).not.toBe(90)

  const clicked = promotions.nextCount('click')
  const opened = context.waitForEvent('page')
  await frame.contentFrame().locator('#partner').click()
  await (await opened).close()
  expect(await clicked).toBe(0)

  // Opened by itself it is no page of the site either.
  const policy = (await page.request.get((await frame.getAttribute('src')) ?? '')).headers()['content-security-policy']
  expect(policy).toMatch(/^sandbox allow-scripts/)
  expect(policy).not.toContain('allow-same-origin')
})

test('lists, home and detail pages carry one inside', async ({ page, facts, site }) => {
  const places = { HOME1: art('huoxing'), DETAIL1: art('jidi'), LIST1: art('yuren') }
  await promote(facts, ...Object.entries(places).map(([place, img]) => ({ slug: place, place, img, uri: '/vip' })))
  const { typeId, id } = await site.work('长河渡')
  const lists = ['/nav/0/0', `/nav/${typeId}/0?order=score`, '/search?q=山', '/rank', '/update', `/tabs/${typeId}`]
  const expected = [
    ['/', places.HOME1],
    [`/details/${typeId}/${id}`, places.DETAIL1],
  ].concat(lists.map(path => [path, places.LIST1]))
  for (const [path, picture] of expected as [string, string][]) {
    await page.goto(path)
    const inside = page.getByRole('main').getByRole('complementary', { name: '广告' })
    await expect(inside, path).toHaveCount(1)
    await expect(inside.locator('img'), path).toHaveAttribute('src', picture)
  }
})
