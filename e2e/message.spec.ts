import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { importInto } from './import-command.ts'

const LIST = '**/v1/pub/index/messages/bulletin/**'

test('a visitor reads bulletins, one by one and all at once', async ({ page, home, header }) => {
  await home.open()
  await expect(header.messageButton).toHaveAccessibleName(/5 条未读/)
  await header.messageButton.click()
  const rows = header.messageMenu.getByRole('listitem')
  await expect(rows).toHaveCount(5)
  await expect(rows.first()).toContainText('欢迎来到星河')
  await rows.first().getByRole('button').click()
  const bulletin = page.getByRole('dialog', { name: '欢迎来到星河' })
  await expect(bulletin).toContainText('看到一半的内容会记在「历史」里')
  await bulletin.getByRole('button', { name: '知道了' }).click()
  await expect(bulletin).toBeHidden()
  await expect(header.messageButton).toHaveAccessibleName(/4 条未读/)

  await page.reload()
  await expect(header.messageButton).toHaveAccessibleName(/4 条未读/)
  await header.messageButton.click()
  await header.messageMenu.getByRole('button', { name: '全部标为已读' }).click()
  await expect(header.messageMenu.getByRole('button', { name: '全部标为已读' })).toBeHidden()
  await expect(header.messageButton).toHaveAccessibleName('消息')
})

test('the keyboard opens a bulletin and comes back to where it was', async ({ page, home, header }) => {
  await home.open()
  await expect(header.messageButton).toHaveAccessibleName(/未读/)
  await header.messageButton.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(header.messageMenu.getByRole('tab', { name: '系统公告' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '欢迎来到星河' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(header.messageButton).toBeFocused()
})

test('what belongs to members asks to sign in', async ({ home, header }) => {
  await home.open()
  await header.messageButton.click()
  for (const name of ['点赞', '评论']) {
    await header.messageMenu.getByRole('tab', { name }).click()
    await expect(header.messageMenu).toContainText('登录后可以看到点赞与评论')
  }
  await header.messageMenu.getByRole('button', { name: '登录' }).click()
  await expect(header.loginDialog).toBeVisible()
})

test('bulletins are written in the script on screen', async ({ page, home, header, toolbar }) => {
  await home.open()
  await toolbar.toTraditional.click()
  await header.root.getByRole('button', { name: /訊息|消息/ }).click()
  await page.getByRole('button', { name: /歡迎來到星河/ }).click()
  await expect(page.getByRole('dialog')).toContainText('看到一半的內容會記在「歷史」裡')
})

test('when bulletins do not come the menu says so and asks again', async ({ page, home, header, noise }) => {
  noise.provoke(/messages\/bulletin|net::ERR_FAILED/)
  let asked = 0
  await page.route(LIST, route => {
    asked += 1
    return route.abort()
  })
  await home.open()
  await expect.poll(() => asked).toBe(1)
  // Opening asks again by itself.
  await header.messageButton.click()
  await expect.poll(() => asked).toBe(2)
  await expect(header.messageMenu).toContainText('公告没有加载出来')
  await page.unroute(LIST)
  await header.messageMenu.getByRole('button', { name: '重试' }).click()
  await expect(header.messageMenu.getByRole('listitem')).toHaveCount(5)
})

test('the operator changes the bulletins; an urgent one opens by itself until it was read', async ({
  page,
  facts,
  home,
  header,
}) => {
  const file = join(facts.dataDir, 'bulletins.json')
  const put = async (bulletins: object[]) => {
    await writeFile(file, JSON.stringify({ bulletins }))
    return importInto(facts.dataDir, 'bulletins', file)
  }
  const urgent = { slug: 'urgent', title: '今晚停播一小时', content: '21:00–22:00 机房搬迁。', dialog: 1 }
  expect(await put([urgent])).toMatchObject({ created: 1, rejected: 0 })
  expect(await put([urgent])).toMatchObject({ unchanged: 1 })
  const dialog = page.getByRole('dialog', { name: '今晚停播一小时' })
  await home.open()
  await expect(dialog).toContainText('机房搬迁')
  await dialog.getByRole('button', { name: '关闭' }).click()
  await page.reload()
  await expect(header.messageButton).toHaveAccessibleName('消息')
  await expect(dialog).toBeHidden()
  expect(await put([])).toMatchObject({ created: 0, updated: 0 })
  await page.evaluate(() => localStorage.removeItem('cache.bulletins'))
  await header.messageButton.click()
  await expect(header.messageMenu).toContainText('还没有公告')
})
