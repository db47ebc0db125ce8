import { paintSeen, recordPaint } from './first-paint.ts'
import { expect, test } from './fixtures.ts'
import { detailAddress, playerAddress } from './site.ts'

test('the white theme survives reload without a flash, and players stay dark', async ({
  page,
  home,
  toolbar,
  site,
}) => {
  await recordPaint(page)
  await home.open()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'b')
  await toolbar.toWhite.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'w')

  await page.reload()
  await expect(toolbar.toDark).toBeVisible()
  expect((await paintSeen(page)).themes).toEqual(['w'])

  const work = await site.work('长河渡')
  await page.goto(playerAddress(work))
  await expect(toolbar.toTraditional).toBeVisible()
  expect((await paintSeen(page)).themes).toEqual(['b'])
  await expect(toolbar.toDark).toBeHidden()

  await page.goto(detailAddress(work))
  await toolbar.toDark.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'b')
})

test('traditional script reaches everything, survives reload, and comes from the server', async ({
  page,
  home,
  toolbar,
  context,
}) => {
  await recordPaint(page)
  await home.open()
  await toolbar.toTraditional.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  await expect(home.section('劇集')).toBeVisible()
  await expect(home.section('紀錄片').getByRole('link', { name: /深藍之下/ })).toBeVisible()

  await page.reload()
  await expect(toolbar.toSimplified).toBeVisible()
  expect((await paintSeen(page)).langs).toEqual(['zh-Hant'])
  await expect(page).toHaveTitle(/劇集/)

  const html = await (await context.request.get('/')).text()
  expect(html).toContain('<html lang="zh-Hant"')
  expect(html).toContain('長河渡')
  expect(html).not.toContain('长河渡')

  const other = await context.newPage()
  await other.goto('/rank')
  await expect(other.locator('main')).toContainText('長河渡')
  await toolbar.toSimplified.click()
  await expect(home.section('剧集')).toBeVisible()
  await expect(other.locator('main')).toContainText('长河渡')
  expect(await (await context.request.get('/')).text()).toContain('长河渡')
})

test('a visitor whose browser asks for traditional gets it', async ({ request }) => {
  const html = await (await request.get('/', { headers: { 'accept-language': 'zh-TW,zh;q=0.9' } })).text()
  expect(html).toContain('<html lang="zh-Hant"')
  expect(html).toContain('長河渡')
})

test('the player speaks traditional too', async ({ context, facts, page, player, site }) => {
  await context.addCookies([{ name: 'lang', value: 't', url: facts.url }])
  await page.addInitScript(() => localStorage.setItem('lang', 't'))
  const work = await site.work('长河渡')
  await page.goto(playerAddress(work))
  await expect(player.title).toContainText('長河渡')
  await expect(page.getByRole('region', { name: '影片播放器' })).toBeVisible()
})
