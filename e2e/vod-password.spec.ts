import { playable } from './films.ts'
import { expect, test } from './fixtures.ts'
import { detailAddress, playerAddress } from './site.ts'
import { setPassword } from './work-password.ts'

test('a protected film asks once per session, knows a wrong word, and hands out nothing before', async ({
  page,
  player,
  site,
  facts,
  browser,
}) => {
  const work = await playable(site, '归雁')
  await setPassword(facts, work.title, '芝麻开门')
  try {
    expect(await site.grant(work.id, 1)).toBeNull()
    const media: string[] = []
    page.on('request', request => {
      if (request.url().includes('/media/s/')) media.push(request.url())
    })
    await expect(async () => {
      for (const address of [detailAddress(work), playerAddress(work)]) {
        expect(await (await page.request.get(address)).text()).not.toContain('/media/s/')
      }
    }).toPass()

    await player.open(work)
    await expect(page).toHaveURL(/\/player\/password\?/)
    await expect(page.getByRole('heading', { level: 1, name: '请输入观看密码' })).toBeVisible()
    // Before the page works it must neither forget the press nor put a password into the address.
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/entry.client-*.js', async route => {
      await scripts.promise
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    const field = page.getByLabel('密码')
    await page.getByRole('button', { name: '开始观看' }).click()
    scripts.resolve()
    await expect(page.getByText('请输入密码')).toBeVisible()
    await page.unroute('**/assets/entry.client-*.js')
    await field.fill('芝麻')
    await page.keyboard.press('Enter')
    await expect(page.getByText('密码错误，请重新输入')).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    expect(media).toEqual([])

    await field.fill('芝麻开门')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(playerAddress(work))
    await player.expectPlaying()

    await page.goto('/')
    await player.open(work)
    await expect(page).toHaveURL(playerAddress(work))
    await player.expectPlaying()

    const second = await page.context().newPage()
    await second.goto(playerAddress(work))
    await expect(second.locator('video')).toBeVisible()
    await expect(second).toHaveURL(playerAddress(work))
    await second.close()

    const stranger = await browser.newContext({ baseURL: facts.url })
    const other = await stranger.newPage()
    await other.goto(playerAddress(work))
    await expect(other).toHaveURL(/\/player\/password\?/)
    await stranger.close()

    await setPassword(facts, work.title, '新密码')
    await player.open(work)
    await expect(page).toHaveURL(/\/player\/password\?/)
  } finally {
    await setPassword(facts, work.title, null)
  }
  await expect.poll(async () => (await site.grant(work.id, 1)) !== null).toBe(true)
})

test('the password page without a film leads home', async ({ page }) => {
  await page.goto('/player/password?id=x')
  await expect(page).toHaveURL('/')
})
