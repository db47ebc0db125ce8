import type { RouteOf, RouteOutput } from '@xinghe/contract/client'
import { openSealed, seal } from '@xinghe/contract/wire/seal'
import { expect, test } from './fixtures.ts'

test('searched words are kept, ten at most, newest first, and can be removed', async ({ home, header, page }) => {
  await home.open()
  const words = Array.from({ length: 11 }, (_, at) => `词${at + 1}`)
  for (const word of words) {
    await header.searchFor(word)
    await expect(page).toHaveURL(/\/search\?q=|\/$/)
    await expect(header.search).not.toBeFocused()
  }
  await page.reload()
  await header.search.fill('')
  await expect(header.searchHistory).toHaveText(words.toReversed().slice(0, 10))

  await page.keyboard.press('Escape')
  await expect(header.searchHistory).toHaveCount(0)
  await header.search.click()
  await page.getByRole('button', { name: '清空' }).click()
  await expect(header.searchHistory).toHaveCount(0)
  await page.reload()
  await header.search.click()
  await expect(header.hotWords.first()).toBeVisible()
  await expect(header.searchHistory).toHaveCount(0)
})

test('one searched word can be removed alone', async ({ home, header, page }) => {
  await home.open()
  for (const word of ['灯塔', '归雁']) await header.searchFor(word)
  await expect(page).toHaveURL(/q=/)
  await header.search.fill('')
  await page.getByRole('button', { name: '删除 归雁' }).click()
  await expect(header.searchHistory).toHaveText(['灯塔'])
})

test('what is typed before the page works is kept and helped with', async ({ page, header }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async route => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await header.search.fill('灯塔')
  scripts.resolve()
  await expect(page.getByRole('option', { name: '灯塔守夜人' }).first()).toBeVisible()
  await expect(header.search).toHaveValue('灯塔')
})

test('empty text searches nothing', async ({ home, header, page }) => {
  await home.open()
  await header.searchFor('   ')
  await expect(page).toHaveURL('/')
})

test('typing suggests works and people, marked, and arrows choose one', async ({ home, header, page }) => {
  await home.open()
  await header.search.click()
  await expect(header.hotWords).toHaveCount(6)
  await header.search.pressSequentially('长河')
  const suggestions = page.getByRole('listbox', { name: '「长河」的建议' }).getByRole('option')
  await expect(suggestions.first()).toHaveText('长河渡')
  await expect(suggestions.first().locator('mark')).toHaveText('长河')
  await page.keyboard.press('ArrowDown')
  await expect(suggestions.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('长河渡')}`)
  await expect(header.search).toHaveValue('长河渡')
})

test('suggestions of something else are never shown or taken', async ({ home, header, page }) => {
  await home.open()
  const gate = Promise.withResolvers<void>()
  await page.route('**/search/keywords/**', async route => {
    if (route.request().url().includes(encodeURIComponent('归'))) await gate.promise
    await route.continue()
  })
  const options = page.getByRole('listbox', { name: /的建议$/ }).getByRole('option')
  await header.search.fill('长河')
  await expect(options.first()).toHaveText('长河渡')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await header.search.fill('归')
  await expect(options).toHaveCount(0)
  await expect(header.hotWords).toHaveCount(6)
  await page.keyboard.press('ArrowDown')
  gate.resolve()
  await expect(options.first()).toHaveText(/归/)
  await expect(options.first()).toHaveAttribute('aria-selected', 'false')
})

test('one panel of the header is open at a time, and Esc closes what hovering opened', async ({
  home,
  header,
  page,
}) => {
  await home.open()
  await header.search.click()
  await expect(header.hotWords).toHaveCount(6)
  await header.messageButton.hover()
  await expect(header.messageMenu).toBeVisible()
  await expect(header.hotWords).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(header.messageMenu).toBeHidden()
  await header.search.press('ArrowDown')
  await expect(header.hotWords).toHaveCount(6)
})

test('a page of results after the last one leads to that', async ({ request }) => {
  const q = encodeURIComponent('长河渡')
  const answer = await request.get(`/search?q=${q}&page=99`, { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe(`/search?q=${q}`)
})

test('ten kilobytes of Chinese are answered by a page', async ({ request }) => {
  const answer = await request.get(`/search?q=${encodeURIComponent('长'.repeat(3_400))}`)
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('</html>')
})

for (const typed of ['长河渡', '長河渡', 'changhedu', 'chd', '长河杜']) {
  test(`「${typed}」 finds 长河渡 with its episodes`, async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent(typed)}`)
    const best = page.getByRole('region', { name: '最佳匹配' })
    const card = page.getByRole('main').getByRole('link', { name: '长河渡' })
    await expect(best.or(card).first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText('长河渡')
  })
}

test('more results than are listed are told from all there are', async ({ page, header, site }) => {
  const key = await site.contentKey()
  await page.route(`**/v1/pub/index/search/${encodeURIComponent('山')}/**`, async route => {
    const answer = await route.fetch()
    const envelope = (await answer.json()) as { data: string }
    const results = (await openSealed(key, envelope.data)) as RouteOutput<RouteOf<'search.results'>>
    await route.fulfill({
      response: answer,
      json: { ...envelope, data: await seal(key, { ...results, isCapped: true }) },
    })
  })
  const heading = page.locator('.search-head')
  const tab = page.getByRole('navigation', { name: '结果类型' }).getByRole('link').first()
  await page.goto('/search?q=灯')
  await expect(heading).toHaveText(/^「灯」的搜索结果\s*\d+ 条$/)
  await expect(tab).toHaveText(/^全部 \d+$/)
  // Before the page works, searching loads a page from the server, which asks nothing from here.
  await expect(page.locator('.header-login')).not.toHaveAttribute('data-early')
  await header.searchFor('山')
  await expect(heading).toHaveText(/^「山」的搜索结果\s*最相关的 \d+ 条$/)
  await expect(tab).toHaveText(/^全部 \d+\+$/)
})

test('the best match plays from the result page', async ({ page }) => {
  await page.goto('/search?q=chd')
  const best = page.getByRole('region', { name: '最佳匹配' })
  await expect(best).toContainText('首字母')
  await best.getByRole('navigation', { name: '选集' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/player\/vod\/\d+\/\d+\/1$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('tabs and filters work', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox', { name: '搜索' }).fill('山')
    await page.getByRole('combobox', { name: '搜索' }).press('Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('「山」的搜索结果')
    const tabs = page.getByRole('navigation', { name: '结果类型' }).getByRole('link')
    await tabs.nth(1).click()
    await expect(page).toHaveURL(/kind=\d+/)
    await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'true')
  })
})

for (const q of ['😀', '%00', 'x'.repeat(10_000), '%E4%B8', '！？']) {
  test(`odd text ${q.slice(0, 6)} is a clear page`, async ({ request, facts }) => {
    const answer = await request.get(`${facts.url}/search?q=${q}`)
    expect(answer.status()).toBeLessThan(500)
    expect(await answer.text()).toMatch(/没有找到|想看什么/)
  })
}
