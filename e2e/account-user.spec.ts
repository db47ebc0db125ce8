import { expect, test } from './fixtures.ts'
import { UserCentre } from './pages/user-centre.ts'
import { signIn, vip } from './signed-in.ts'

const pages = ['/user/info', '/user/back', '/user/favorite', '/user/comment', '/user/sub', '/user/access', '/user']

test('guests are led home from every page of the user centre, and the way back is free', async ({
  page,
  home,
  header,
}) => {
  await page.goto('/rank')
  for (const path of pages) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
    await expect(home.hero).toBeVisible()
  }
  await page.goto('/update')
  await page.goto('/user/back')
  await expect(page).toHaveURL('/')
  await expect(home.hero).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/update')

  // A link somebody left in a text; what opens shows that the page works and follows it.
  await header.historyButton.click()
  await expect(header.historyMenu).toBeVisible()
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/user/back', textContent: '我的历史' })
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: '我的历史' }).click()
  await expect(page).toHaveURL('/')
  await expect(home.hero).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/update')
})

test('its pages are the same for everyone until the browser knows who is there', async ({ request }) => {
  const html = await (await request.get('/user/back')).text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<title>历史回看')
  expect(html).not.toMatch(/watch-|user-menu|membership/)
})

test('a member sees what the site knows, moves by the menu and signs out', async ({ page, header, home }) => {
  const centre = new UserCentre(page)
  await signIn(page, { user: { ...vip(30), userQq: '10001' } })
  await page.goto('/rank')
  await header.root.getByRole('link', { name: '林屿' }).click()
  await expect(page).toHaveURL('/user/info')
  await expect(page).toHaveTitle('个人信息 - 星河')
  await expect(centre.main.getByRole('definition')).toHaveText([
    'linyu',
    '林屿',
    'lin***u@example.com',
    '10001',
    /^VIP · 有效期至 \d{4}-\d\d-\d\d，还有 30 天$/,
  ])
  expect(await page.content()).not.toContain('linyu@')
  await expect(centre.menu.getByRole('link', { name: '个人信息' })).toHaveAttribute('aria-current', 'page')

  await centre.menu.getByRole('link', { name: '观看历史' }).click()
  await expect(page).toHaveURL('/user/back')
  await expect(centre.main).toContainText('还没有观看记录')
  await expect(centre.menu.getByRole('link', { name: '个人信息' })).not.toHaveAttribute('aria-current')
  await page.goto('/user/favorite')
  await expect(page).toHaveURL('/user/info')

  await centre.button('退出登录').click()
  await expect(page).toHaveURL('/')
  await expect(home.hero).toBeVisible()
  await expect(header.root.getByRole('button', { name: '登录' })).toBeVisible()
  await page.goto('/user/info')
  await expect(page).toHaveURL('/')
  await expect(home.hero).toBeVisible()
})

test('signing out in another tab ends the user centre in this one', async ({ page, context, home }) => {
  await signIn(page)
  await page.goto('/user/info')
  await expect(new UserCentre(page).button('退出登录')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/ads')
  await other.evaluate(() => localStorage.removeItem('token'))
  await expect(page).toHaveURL('/')
  await expect(home.hero).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('everyone is a guest', async ({ page, home }) => {
    await page.goto('/user/back')
    await expect(page).toHaveURL('/')
    await expect(home.hero).toBeVisible()
  })
})
