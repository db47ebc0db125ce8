import { expect, test } from './fixtures.ts'

test('a visitor finds a film on the home page and watches it', async ({ page, home, detail, player }) => {
  await home.open()
  await expect(page).toHaveTitle(/^星河/)
  await expect(home.heroTitle).toHaveAccessibleName('长河渡')
  await home.hero.getByRole('link', { name: '详情' }).click()

  await expect(page).toHaveURL(/\/details\/\d+\/\d+$/)
  await expect(detail.title).toHaveText('长河渡')
  await expect(page).toHaveTitle(/长河渡/)
  await detail.play.click()

  await expect(page).toHaveURL(/\/player\/vod\/\d+\/\d+\/1$/)
  await expect(player.title).toContainText('长河渡')
  await player.expectPlaying()
})

test('the hero shows what the rail picks', async ({ home }) => {
  await home.open()
  await expect(home.rail).toHaveCount(8)
  await home.rail.filter({ hasText: '雾港来信' }).click()
  await expect(home.heroTitle).toHaveAccessibleName('雾港来信')
  await expect(home.rail.filter({ hasText: '雾港来信' })).toHaveAttribute('aria-current', 'true')
  await expect(home.hero.getByRole('link', { name: '立即播放' })).toHaveAttribute('href', /^\/player\/vod\//)
})

test('every section is full of works with pictures', async ({ home }) => {
  await home.open()
  for (const title of ['剧集', '星河特辑', '电影', '综艺·动漫', '纪录片', '海外·少儿']) {
    const section = home.section(title)
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByRole('link').first()).toBeVisible()
    const picture = section.locator('img').first()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0), title)
      .toBe(true)
  }
})

test('pictures still to come are empty boxes, before the page works and after', async ({ page, home }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async route => {
    await scripts.promise
    await route.continue()
  })
  const areEmpty = async () => {
    expect(await page.locator('.img > noscript').count()).toBeGreaterThan(0)
    await expect(page.getByRole('main')).not.toContainText('<img', { useInnerText: true })
  }
  await page.goto('/', { waitUntil: 'commit' })
  await expect(home.section('海外·少儿')).toBeAttached()
  await areEmpty()
  scripts.resolve()
  await home.rail.filter({ hasText: '雾港来信' }).click()
  await expect(home.heroTitle).toHaveAccessibleName('雾港来信')
  await areEmpty()
})

test('a chip fills its section with another kind', async ({ home }) => {
  await home.open()
  const films = home.section('电影')
  const before = await home.cards(films).first().getAttribute('href')
  await films.getByRole('button', { name: '喜剧片' }).click()
  await expect(films.getByRole('button', { name: '喜剧片' })).toHaveAttribute('aria-pressed', 'true')
  await expect(home.cards(films).first()).not.toHaveAttribute('href', before ?? '')
  await films.getByRole('button', { name: '热播' }).click()
  await expect(home.cards(films).first()).toHaveAttribute('href', before ?? '')
})

test('the keyboard reaches the content, the hero and the menus', async ({ page, home, header }) => {
  await home.open()
  await expect(home.hero).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到内容' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(home.hero.getByRole('link', { name: '立即播放' })).toBeFocused()

  const all = header.root.getByRole('button', { name: '全部', exact: true })
  await all.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('region', { name: '全部栏目' })
  await expect(menu.getByRole('link', { name: '科幻片' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(all).toBeFocused()
})

test('scrolling changes the header and brings the way back', async ({ page, home, header, toolbar }) => {
  await home.open()
  await expect(header.root).toHaveAttribute('data-over', 'all')
  await expect(toolbar.top).toBeHidden()
  await page.mouse.move(700, 600)
  await page.mouse.wheel(0, 900)
  await expect(header.root).not.toHaveAttribute('data-over')
  await toolbar.top.click()
  await expect(header.root).toHaveAttribute('data-over', 'all')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('what is pressed before the page works is done as soon as it does', async ({ page, header }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async route => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await header.root.getByRole('button', { name: '登录' }).click()
  scripts.resolve()
  await expect(header.loginDialog).toBeVisible()
})

test('what needs an account asks a guest to sign in', async ({ page, home, header }) => {
  await home.open()
  await header.root.getByRole('button', { name: '登录' }).click()
  await expect(header.loginDialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(header.loginDialog).toBeHidden()
  await header.root.getByRole('button', { name: '开通VIP' }).click()
  await expect(page.getByText('请先登录用户!')).toBeVisible()
  await expect(header.loginDialog).toBeVisible()
})
