import { expect, test } from './fixtures.ts'

test('browsing narrows by links, grows at its end and comes back to the same card', async ({ page }) => {
  await page.goto('/nav/0/0')
  const cards = page.locator('main a.card')
  await expect(cards).toHaveCount(40)
  await cards.nth(39).scrollIntoViewIfNeeded()
  await expect.poll(() => cards.count()).toBeGreaterThan(40)
  const far = cards.nth(45)
  await far.scrollIntoViewIfNeeded()
  const href = await far.getAttribute('href')
  const top = await page.evaluate(() => scrollY)
  await far.click()
  await expect(page).toHaveURL(href ?? '')
  await page.goBack()
  await expect(page.locator(`main a.card[href="${href}"]`)).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, -2)
})

test('what was loaded at the end of a list changes its script too, and is there after a reload elsewhere', async ({
  page,
  toolbar,
}) => {
  const cards = page.locator('main a.card')
  const texts = () => cards.allInnerTexts()
  await page.goto('/nav/0/0?page=2')
  await toolbar.toTraditional.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  await page.reload()
  const second = await texts()
  await toolbar.toSimplified.click()
  await page.goto('/nav/0/0')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await cards.nth(39).scrollIntoViewIfNeeded()
  await expect.poll(() => cards.count()).toBeGreaterThan(40)
  expect((await texts()).slice(40)).not.toEqual(second)
  await toolbar.toTraditional.click()
  await expect.poll(async () => (await texts()).slice(40)).toEqual(second)

  const far = cards.nth(45)
  const href = await far.getAttribute('href')
  await far.click()
  await expect(page).toHaveURL(href ?? '')
  await page.reload()
  await page.goBack()
  await expect(page.locator(`main a.card[href="${href}"]`)).toBeInViewport()
})

test('clicking twice, or on something else at once, leads there all the same', async ({ page, home, header }) => {
  let gate = Promise.withResolvers<void>()
  await page.route('**/v1/pub/vod/list/type*', async route => {
    await gate.promise
    await route.continue()
  })
  // Both navigations wait for the categories.
  const open = async () => {
    gate = Promise.withResolvers()
    await home.open()
    await page.evaluate(() => localStorage.removeItem('cache.types'))
  }
  await open()
  await header.navLink('动漫').dblclick()
  gate.resolve()
  await expect(page).toHaveTitle(/^动漫/)
  await expect(page.locator('main a.card').first()).toBeVisible()
  await open()
  await header.navLink('动漫').click()
  await header.navLink('综艺').click()
  gate.resolve()
  await expect(page).toHaveTitle(/^综艺/)
  await expect(page.locator('main a.card').first()).toBeVisible()
})

test('filters stand in the address, each can be dropped alone', async ({ page, site }) => {
  const { typeId } = await site.work('长河渡')
  await page.goto(`/nav/${typeId}/0`)
  await page.getByRole('navigation', { name: '类型', exact: true }).getByRole('link', { name: '悬疑' }).click()
  await expect(page).toHaveURL(`/nav/${typeId}/0?types=${encodeURIComponent('悬疑')}`)
  await page.getByRole('navigation', { name: '资费' }).getByRole('link', { name: '免费' }).click()
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '评分' }).click()
  await expect(page).toHaveURL(/vip=0&order=score$/)
  await expect(page).toHaveTitle(/剧集 · 悬疑 · 免费/)
  await page.getByRole('link', { name: '去掉条件「悬疑」' }).click()
  await expect(page).toHaveURL(`/nav/${typeId}/0?vip=0&order=score`)
})

test('an empty list offers the one condition to drop', async ({ page, site }) => {
  const { typeId } = await site.work('长河渡')
  await page.goto(`/nav/${typeId}/0?types=${encodeURIComponent('悬疑')}&area=${encodeURIComponent('南极')}`)
  await expect(page.getByText('没有符合条件的剧集')).toBeVisible()
  await page.getByRole('link', { name: '只去掉「南极」' }).click()
  await expect(page).toHaveURL(`/nav/${typeId}/0?types=${encodeURIComponent('悬疑')}`)
  await expect(page.locator('main a.card').first()).toBeVisible()
})

test('an address with fields of others changes its script whole and is no trap on the way back', async ({
  page,
  home,
  toolbar,
}) => {
  await home.open()
  await page.goto('/rank?utm_source=mail')
  await toolbar.toTraditional.click()
  await expect(page.getByRole('banner').getByRole('link', { name: '劇集' })).toBeVisible()
  await expect(page.locator('main')).toContainText('長河渡')
  await expect(page).toHaveURL('/rank?utm_source=mail')
  await page.getByRole('banner').getByRole('link', { name: '劇集' }).click()
  await expect(page).toHaveURL(/\/nav\//)
  await page.goBack()
  await expect(page).toHaveURL('/rank?utm_source=mail')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('conditions nobody can meet leave the address', async ({ request }) => {
  for (const query of ['letter=QQ', 'vip=7', 'year=20x', 'order=x', 'page=0', 'types=%00', `area=${'x'.repeat(90)}`]) {
    const answer = await request.get(`/nav/0/0?${query}`, { maxRedirects: 0 })
    expect([query, answer.status(), answer.headers().location]).toEqual([query, 302, '/nav/0/0'])
  }
  expect((await request.get('/nav/0/0?page=90000')).status()).toBe(200)
  expect((await request.get('/nav/987654/0')).status()).toBe(404)
  expect((await request.get('/tabs/987654')).status()).toBe(404)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('posters are there, and pages follow one another by links', async ({ page }) => {
    await page.goto('/nav/0/0')
    const last = page.locator('main a.card img').last()
    await last.scrollIntoViewIfNeeded()
    await expect(page.locator('main a.card img')).toHaveCount(40)
    await expect.poll(() => last.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    const first = await page.locator('main a.card').first().getAttribute('href')
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '下一页' }).click()
    await expect(page).toHaveURL('/nav/0/0?page=2')
    await expect(page.locator('main a.card').first()).not.toHaveAttribute('href', first ?? '')
  })
})

test('rankings by kind and by category', async ({ page }) => {
  await page.goto('/rank')
  await expect(page.getByRole('region', { name: '剧集榜' }).getByRole('link')).toHaveCount(11)
  await page.getByRole('link', { name: '口碑榜' }).click()
  await expect(page).toHaveURL('/rank?by=score')
  await page.getByRole('navigation', { name: '分类' }).getByRole('link', { name: '电影' }).click()
  await expect(page).toHaveURL(/\/rank\?type=\d+&by=score$/)
  await expect(page.getByRole('region', { name: '电影榜' })).toBeVisible()
})

test('the week of series, today marked, and the last updates as a feed', async ({ page, request }) => {
  await page.goto('/update')
  const days = page.getByRole('region', { name: /^周.$/ })
  await expect(days).toHaveCount(7)
  await expect(page.locator('[aria-current="date"]')).toHaveCount(1)
  const feed = await request.get('/update.rss')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  expect(await feed.text()).toContain('<item>')
})

test('a category has a front page of its own', async ({ page, site }) => {
  const { typeId } = await site.work('长河渡')
  await page.goto(`/tabs/${typeId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('剧集')
  await expect(page.getByRole('region', { name: '热播剧集' }).locator('a.card').first()).toBeVisible()
  await page.getByRole('navigation', { name: '剧集分类' }).getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/nav/${typeId}/\\d+$`))
})
