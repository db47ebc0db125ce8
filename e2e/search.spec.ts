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
  await expect(page.getByText('还没有搜索记录')).toBeVisible()
})

test('empty text searches nothing', async ({ home, header, page }) => {
  await home.open()
  await header.searchFor('   ')
  await expect(page).toHaveURL('/')
  await header.search.fill('')
  await expect(page.getByText('还没有搜索记录')).toBeVisible()
})
