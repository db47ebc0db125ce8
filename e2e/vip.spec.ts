import { expect, test } from './fixtures.ts'
import { signIn, vip } from './signed-in.ts'

test('a visitor comes from the footer, reads what VIP brings and is asked to sign in', async ({
  page,
  home,
  header,
}) => {
  await home.open()
  await page.getByRole('contentinfo').getByRole('link', { name: 'VIP 会员' }).click()
  await expect(page).toHaveURL('/vip')
  await expect(page).toHaveTitle('VIP 会员 - 星河')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('少一点打断，多一点好画面')
  await expect(main.getByRole('region', { name: 'VIP 权益' }).getByRole('heading')).toHaveText([
    '全站无广告',
    '离线下载',
    '高清影院',
  ])
  const levels = main.getByRole('table', { name: '权益对比' }).getByRole('row', { name: /清晰度/ })
  await expect(levels.getByRole('cell')).toHaveText(['最高 720P', '最高 720P', '不限'])
  await expect(main.getByRole('region', { name: '选择套餐' })).toContainText('套餐暂未开放')

  await main.getByRole('button', { name: '立即开通' }).click()
  await expect(page.getByText('请先登录用户!')).toBeVisible()
  await expect(header.loginDialog).toBeVisible()
})

test('works for VIP are shown, and lead to all of them', async ({ page }) => {
  await page.goto('/vip')
  const watching = page.getByRole('region', { name: 'VIP 正在看' })
  await expect(watching.locator('a.card')).toHaveCount(8)
  const hrefs = await watching.locator('a.card').evaluateAll(cards => cards.map(card => card.getAttribute('href')))
  const fan = page.locator('.vip-fan a')
  expect(await fan.evaluateAll(posters => posters.map(poster => poster.getAttribute('href')))).toEqual(
    hrefs.slice(0, 4),
  )
  await watching.getByRole('link', { name: '全部 VIP 作品' }).click()
  await expect(page).toHaveURL('/nav/0/0?vip=1&order=hot')
  await expect(page.locator('main a.card').first()).toContainText('VIP')
})

test('everything stands in the HTML, in both scripts, and is found by search engines', async ({ request }) => {
  const simplified = await request.get('/vip')
  expect(simplified.headers()['cache-control']).toContain('public')
  const html = await simplified.text()
  for (const text of ['少一点打断', '选择套餐', '权益对比', 'VIP 正在看']) expect(html).toContain(text)
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/vip"/)
  expect(html).toContain('"BreadcrumbList"')

  const traditional = await (await request.get('/vip', { headers: { cookie: 'lang=t' } })).text()
  for (const text of ['少一點打斷', '選擇套餐', '權益對比', '無廣告']) expect(traditional).toContain(text)
  expect(traditional).not.toContain('权益')
})

test('a VIP member sees until when, and every button leads to the packages', async ({ page, header, toolbar }) => {
  await signIn(page, { user: vip() })
  await page.goto('/rank')
  await header.root.getByRole('button', { name: '续费VIP' }).click()
  await expect(page).toHaveURL('/vip')
  await expect(page.getByText(/^会员有效期至 \d{4}-\d{2}-\d{2}$/)).toBeVisible()
  await expect(toolbar.root.getByRole('button', { name: 'VIP' })).toBeHidden()

  const packages = page.getByRole('region', { name: '选择套餐' }).getByRole('heading')
  for (const button of [
    page.getByRole('button', { name: '立即续费' }),
    header.root.getByRole('button', { name: '续费VIP' }),
  ]) {
    await button.press('Enter')
    await expect(packages).toBeFocused()
    await expect(packages).toBeInViewport()
  }
  await expect(header.loginDialog).toBeHidden()
})
