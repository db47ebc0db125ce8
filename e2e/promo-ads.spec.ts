import { expect, test } from './fixtures.ts'

test('the advertising section has a frame of its own and leads from product to form', async ({ page, toolbar }) => {
  await page.goto('/ads')
  await expect(page.getByRole('heading', { level: 1, name: '在对的时刻，被认真地看见' })).toBeVisible()
  await expect(toolbar.root).toHaveCount(0)
  await page.getByRole('link', { name: /片头五秒/ }).click()
  await expect(page).toHaveURL(/\/ads\/info\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: '片头五秒' })).toBeVisible()
  await expect(page.getByLabel('意向产品')).toHaveText(/片头五秒/)
  await page.getByRole('link', { name: '预约咨询' }).first().click()
  await expect(page).toHaveURL(/\/ads\/form$/)
})

test('the form says what is missing, and asks for another picture after a wrong answer', async ({ page }) => {
  await page.goto('/ads/form')
  const picture = page.getByRole('button', { name: '换一张验证码' }).locator('img')
  const first = await picture.getAttribute('src')
  await page.getByRole('button', { name: '提交预约' }).click()
  await expect(page.getByText('请正确填写信息!')).toBeVisible()
  for (const sentence of ['请输入公司名称', '请输入联系人', '请输入有效的电话', '请输入验证码']) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await page.getByLabel('公司名称').fill('临江文化')
  await page.getByLabel('联系人').fill('林屿')
  await page.getByLabel('电话').fill('13800000000')
  await page.getByLabel('验证码', { exact: true }).fill('0000')
  await page.getByRole('button', { name: '提交预约' }).click()
  await expect(page.getByText('验证码错误，请重新输入')).toBeVisible()
  await expect(picture).not.toHaveAttribute('src', first!)
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('')
})
