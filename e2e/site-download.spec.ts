import { expect, test } from './fixtures.ts'

test('the toolbar opens the app page in a window of its own', async ({ home, toolbar, page }) => {
  await home.open()
  const opened = page.waitForEvent('popup')
  await toolbar.root.getByRole('link', { name: 'APP' }).click()
  const download = await opened
  await expect(download).toHaveURL(/\/download\?type=android$/)
  await expect(download.getByRole('heading', { level: 1 })).toHaveText('把星河装进口袋')
  await expect(download.getByRole('img', { name: '手机扫码打开网站' })).toBeVisible()
})

test('the old address of the app page leads to it', async ({ page }) => {
  await page.goto('/download.html')
  await expect(page).toHaveURL(/\/download$/)
})
