import type { WatchEntry } from '@xinghe/contract/client'
import { expect, test } from './fixtures.ts'
import { UserCentre } from './pages/user-centre.ts'
import { signIn, watched } from './signed-in.ts'
import { playerAddress, type Site } from './site.ts'

const back = async (site: Site): Promise<WatchEntry[]> => {
  const channel = { type: 'tv', types: 'tv', id: 3, name: '新闻频道', isLevel: false } as const
  return [
    await watched(site, '长河渡', 3),
    await watched(site, '雾港来信', 2),
    { ...(await watched(site, '长河渡', 1, 1.2)), ...channel },
    await watched(site, '归雁', 1, 9),
  ]
}

test('the history is grouped by day and kind, and leads on', async ({ page, site }) => {
  const centre = new UserCentre(page)
  await signIn(page, { back: await back(site) })
  await page.goto('/user/back')
  await expect(page).toHaveTitle('历史回看 - 星河')
  await expect(centre.watched).toHaveText(['长河渡 第 3 集', '雾港来信 第 2 集', '新闻频道', '归雁 第 1 集'])
  await expect(centre.day('今天').getByRole('link')).toHaveCount(2)
  await expect(centre.day('前天').getByRole('link')).toHaveText(/看到 50%/)
  await expect(centre.day('更早').getByRole('link', { name: /归雁/ })).toBeVisible()

  await centre.tab('直播').click()
  await expect(centre.watched).toHaveText(['新闻频道'])
  await page.keyboard.press('ArrowRight')
  await expect(centre.watched).toHaveCount(3)
  await centre
    .day('今天')
    .getByRole('link', { name: /长河渡/ })
    .click()
  await expect(page).toHaveURL(playerAddress(await site.work('长河渡'), 3))
})

test('what is removed can be brought back for a moment, then it is gone for good', async ({ page, header, site }) => {
  const centre = new UserCentre(page)
  await signIn(page, { back: await back(site) })
  await page.goto('/user/back')
  const remove = centre.button('从历史中删除 雾港来信 第 2 集')
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(centre.watched).toHaveText(['长河渡 第 3 集', '新闻频道', '归雁 第 1 集'])
  await expect(centre.button('从历史中删除 新闻频道')).toBeFocused()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(centre.watched).toHaveCount(4)

  await centre.button('批量管理').click()
  await centre.main.getByRole('checkbox', { name: /雾港来信/ }).check()
  await centre.main.getByRole('checkbox', { name: /归雁/ }).check()
  await expect(centre.main.getByRole('status')).toHaveText('已选 2 条')
  await centre.button('删除').click()
  await expect(centre.button('批量管理')).toBeFocused()
  await page.reload()
  await expect(centre.watched).toHaveText(['长河渡 第 3 集', '新闻频道'])

  await centre.button('批量管理').click()
  await centre.button('全选').click()
  await expect(centre.main.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await centre.button('取消全选').click()
  await expect(centre.button('删除')).toBeDisabled()
  await centre.button('完成').click()

  await centre.button('清空').click()
  const question = page.getByRole('dialog', { name: '清空观看历史' })
  await expect(question).toContainText('「全部」下的 2 条')
  await question.getByRole('button', { name: '取消' }).click()
  await expect(question).toBeHidden()
  await expect(centre.watched).toHaveCount(2)
  await centre.button('清空').click()
  await question.getByRole('button', { name: '清空' }).click()
  await expect(centre.main).toContainText('还没有观看记录')
  await page.reload()
  await expect(centre.main.getByRole('link', { name: '看看排行榜' })).toHaveAttribute('href', '/rank')
  await header.historyButton.click()
  await expect(header.historyMenu).toContainText('还没有观看记录')
})

test('what another tab adds shows up, and two hundred entries are no burden', async ({ page, context, site }) => {
  const centre = new UserCentre(page)
  const one = await watched(site, '长河渡', 3)
  const many = Array.from({ length: 200 }, (_, at) => ({
    ...one,
    id: 1000 + at,
    name: `旧片 ${at}`,
    time: one.time - at,
  }))
  await signIn(page, { back: many })
  await page.goto('/user/back')
  await expect(centre.watched).toHaveCount(200)
  const other = await context.newPage()
  await other.goto('/ads')
  await other.evaluate(entry => {
    const kept = JSON.parse(localStorage.getItem('back') ?? '[]') as unknown[]
    localStorage.setItem('back', JSON.stringify([entry, ...kept]))
  }, one)
  await expect(centre.watched.first()).toHaveText('长河渡 第 3 集')
})

test('the header leads members to the whole history, in the script on screen', async ({
  page,
  header,
  toolbar,
  site,
}) => {
  const centre = new UserCentre(page)
  await signIn(page, { back: await back(site) })
  await page.goto('/rank')
  await header.historyButton.click()
  await header.historyMenu.getByRole('link', { name: '全部' }).click()
  await expect(page).toHaveURL('/user/back')
  await expect(centre.watched).toHaveCount(4)
  await toolbar.toTraditional.click()
  await expect(page).toHaveTitle('歷史回看 - 星河')
  await expect(centre.button('批次管理')).toBeVisible()
  await expect(centre.menu.getByRole('link', { name: '觀看歷史' })).toHaveAttribute('aria-current', 'page')
})
