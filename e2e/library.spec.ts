import { playable } from './films.ts'
import { expect, test } from './fixtures.ts'
import { playerAddress } from './site.ts'

test('leaving and returning goes on where it was, or from the start', async ({ page, player, site }) => {
  const work = await site.work('长河渡')
  await player.open(work)
  await player.expectPlaying()
  await player.seekTo(0.5)
  await expect.poll(() => player.position()).toBeGreaterThan((await player.duration()) / 2)
  await player.expectPlaying()
  const left = await player.position()

  await page.reload()
  await expect(player.says(/已为你从 .* 续播/)).toBeVisible()
  await player.expectPlaying()
  const resumed = await player.position()
  expect(resumed).toBeGreaterThan(left - 5)
  await player.says(/续播/).getByRole('button', { name: '从头播放' }).click()
  await expect.poll(() => player.position()).toBeLessThan(5)
  await player.expectPlaying()
})

test('what was watched stands in the header, on the home page and on its own page', async ({
  page,
  home,
  header,
  detail,
  player,
  site,
}) => {
  const work = await playable(site, '长河渡', 3)
  await home.open()
  await header.historyButton.click()
  await expect(header.historyMenu).toContainText('还没有观看记录')

  await player.open(work, 3)
  await player.expectPlaying()
  await player.seekTo(0.3)
  await player.expectPlaying()
  await page.goto('/')

  await expect(home.keepWatching.getByRole('link', { name: /长河渡/ })).toHaveAttribute('href', playerAddress(work, 3))
  await header.historyButton.click()
  const row = header.historyMenu.getByRole('link', { name: /长河渡/ })
  await expect(row).toContainText('第 3 集')
  await expect(row).toContainText('%')
  await header.historyMenu.getByRole('tab', { name: '直播' }).click()
  await expect(row).toBeHidden()
  await header.historyMenu.getByRole('tab', { name: '点播' }).click()
  await expect(row).toBeVisible()

  await detail.open(work)
  await expect(detail.resume).toContainText('第 3 集')
  await detail.resume.click()
  await expect(page).toHaveURL(playerAddress(work, 3))
  await expect(player.says(/续播/)).toBeVisible()
})
