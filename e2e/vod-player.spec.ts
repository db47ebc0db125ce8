import { packaged, playable, withMemberLevels } from './films.ts'
import { expect, test } from './fixtures.ts'
import { giveFirstLineItsOwn } from './own-line.ts'
import { playerAddress } from './site.ts'

test('another quality is chosen in the menu and remembered', async ({ page, player, site }) => {
  await player.open(await packaged(site, '长河渡'))
  await player.expectPlaying()
  await player.choose(/^清晰度/, '流畅 360P')
  await expect(player.says('正在切换到 流畅 360P')).toBeVisible()
  await expect.poll(() => player.height()).toBe(360)
  await player.choose(/^清晰度/, '高清 720P')
  await expect.poll(() => player.height()).toBe(720)
  await expect(player.button('清晰度 720P')).toBeAttached()
  await player.expectPlaying()

  await page.reload()
  await player.expectPlaying()
  await expect(player.button('清晰度 720P')).toBeAttached()
  expect(await player.height()).toBe(720)
})

test('the seek bar shows where it leads and goes there', async ({ player, site }) => {
  await player.open(await packaged(site, '长河渡'))
  await player.expectPlaying()
  const duration = await player.duration()
  await player.pointAt(0.6)
  const picture = player.seekTip.locator('.pl-tip-pic')
  await expect(picture).toBeVisible()
  await expect(picture).toHaveCSS('background-image', /\/storyboard\/.*\.(webp|jpg|avif)/)
  const before = await picture.getAttribute('style')
  expect(Math.abs((await player.pointedSec()) - duration * 0.6)).toBeLessThan(2)
  await player.pointAt(0.8)
  await expect(picture).not.toHaveAttribute('style', before ?? '')

  await player.seekTo(0.8)
  await expect.poll(() => player.position()).toBeGreaterThan(duration * 0.8 - 1)
  await player.expectPlaying()
  expect(await player.position()).toBeLessThan(duration * 0.8 + 10)
})

test('what to watch next is in the script on screen', async ({ page, player, site, toolbar }) => {
  await player.open(await site.work('长河渡'))
  const related = page.locator('a.related')
  const before = await related.allInnerTexts()
  expect(before.length).toBeGreaterThan(0)
  await toolbar.toTraditional.click()
  await expect.poll(() => related.allInnerTexts()).not.toEqual(before)
  const switched = await related.allInnerTexts()
  await page.reload()
  expect(await related.allInnerTexts()).toEqual(switched)
})

test('speed is chosen in the menu and remembered', async ({ page, player, site }) => {
  await player.open(await site.work('长河渡'))
  await player.expectPlaying()
  await player.choose(/^倍速/, '1.5x')
  expect(await player.speed()).toBe(1.5)
  await page.reload()
  await player.expectPlaying()
  expect(await player.speed()).toBe(1.5)
})

test('keys control the player, and the question mark lists them', async ({ page, player, site }) => {
  await player.open(await site.work('长河渡'))
  await player.expectPlaying()
  await page.keyboard.press('Space')
  await expect.poll(() => player.isPaused()).toBe(true)
  const at = await player.position()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => player.position()).toBeCloseTo(at + 10, 0)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => player.position()).toBeCloseTo(at + 5, 0)
  await page.keyboard.press('Space')
  await player.expectPlaying()

  const isMuted = () => player.video.evaluate((video: HTMLVideoElement) => video.muted)
  await page.keyboard.press('m')
  await expect.poll(isMuted).toBe(true)
  await page.keyboard.press('m')
  await expect.poll(isMuted).toBe(false)
  await page.keyboard.press('d')
  await expect(player.says('弹幕已关闭')).toBeVisible()
  await page.keyboard.press('d')
  await expect(player.says('弹幕已开启')).toBeVisible()

  await page.keyboard.press('?')
  await expect(player.keysHelp).toContainText('播放 / 暂停')
  await page.keyboard.press('Escape')
  await expect(player.keysHelp).toBeHidden()
  await playable(site, '长河渡', 2)
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/2$/)
})

test('the player fills the page and leaves it', async ({ page, player, site }) => {
  await player.open(await site.work('长河渡'))
  await player.expectPlaying()
  await player.wake()
  await player.button('网页全屏').click()
  expect(await player.root.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await player.root.boundingBox())?.width).toBeLessThan(1440)
})

test('the next episode follows by button, panel and on its own', async ({ page, player, site }) => {
  const work = await site.work('长河渡')
  for (const level of [2, 5, 6]) await playable(site, '长河渡', level)
  await player.open(work)
  await player.expectPlaying()
  await player.wake()
  await player.button('下一集').click()
  await expect(page).toHaveURL(playerAddress(work, 2))
  await expect(player.title).toContainText('第 2 集')
  await player.expectPlaying()

  await player.episode('第 5 集').click()
  await expect(page).toHaveURL(playerAddress(work, 5))
  await player.expectPlaying()
  await expect(player.episode('第 5 集')).toHaveAttribute('aria-current', 'true')
  await expect(player.episode('第 2 集')).toHaveAttribute('data-seen', '')

  await player.seekTo(0.995)
  const countdown = player.says(/秒后播放 第 6 集/)
  await expect(countdown).toBeVisible()
  await countdown.getByRole('button', { name: '立即播放' }).click()
  await expect(page).toHaveURL(playerAddress(work, 6))
  await player.expectPlaying()
})

test('the panel divides seasons and long lists', async ({ page, player, site }) => {
  const twoSeasons = await playable(site, '山海拾遗录', 20_003)
  await player.open(twoSeasons)
  await player.panel.getByRole('button', { name: '第二季 归名' }).click()
  await expect(player.episode(/./)).toHaveCount(36)
  await player.episode('第 2 季 第 3 集').click()
  await expect(page).toHaveURL(playerAddress(twoSeasons, 20_003))
  await player.expectPlaying()

  const long = await site.work('万象书院')
  await player.open(long, 100)
  await expect(player.panel.getByRole('button', { name: '91–120' })).toHaveAttribute('aria-pressed', 'true')
  await expect(player.episode('第 100 集')).toHaveAttribute('aria-current', 'true')
  await player.panel.getByRole('button', { name: '121–148' }).click()
  await expect(player.episode(/./)).toHaveCount(28)
})

test('another line takes over when one breaks off, says so, and goes on from there', async ({
  page,
  player,
  site,
  noise,
}) => {
  noise.provoke(/of-first-line/)
  const line = await giveFirstLineItsOwn(page)
  line.endWith(3)
  await player.open(await packaged(site, '长河渡'))
  await player.expectPlaying()
  const at = await player.position()
  await expect(player.says('主线中断，已切换到备用线路')).toBeVisible()
  await player.expectPlaying()
  expect(await player.position()).toBeGreaterThan(at)

  await player.panel.getByRole('tab', { name: /^线路/ }).click()
  await expect(player.panel.getByRole('button', { name: /主线/ })).toContainText('不可用')
  line.mend()
  await player.panel.getByRole('button', { name: /主线/ }).click()
  await expect(player.says('已切换到主线')).toBeVisible()
  await player.expectPlaying()
})

test('a jump made while lines change is not lost', async ({ page, player, site, noise }) => {
  noise.provoke(/of-first-line/)
  const line = await giveFirstLineItsOwn(page)
  line.endWith(3)
  const second = Promise.withResolvers<void>()
  await page.route('**/media/s/**/master.m3u8', async route => {
    await second.promise
    await route.continue()
  })
  await player.open(await packaged(site, '长河渡'))
  let duration = 0
  await expect
    .poll(async () => {
      duration = await player.duration()
      return duration
    })
    .toBeGreaterThan(0)
  await expect(player.says('主线中断，正在切换到备用线路')).toBeVisible()
  await player.seekTo(0.7)
  second.resolve()
  await expect.poll(() => player.position()).toBeGreaterThan(duration * 0.7 - 1)
  await player.expectPlaying()
})

test('a line that is dead from the start is passed over', async ({ page, player, site, noise }) => {
  noise.provoke(/of-first-line/)
  const line = await giveFirstLineItsOwn(page)
  line.endWith(0)
  await player.open(await site.work('长河渡'))
  await expect(player.says('主线中断，已切换到备用线路')).toBeVisible()
  await player.expectPlaying()
})

test('when nothing comes at all there is a code to read out, and a way to try again', async ({
  page,
  player,
  site,
  noise,
}) => {
  noise.provoke(/\/media\/s\//)
  await page.route('**/media/s/**', route => route.abort('connectionreset'))
  await player.open(await playable(site, '归雁'))
  await expect(player.says(/错误码 [A-Z]-\d{3}/)).toBeVisible()
  await page.unroute('**/media/s/**')
  await player.button('重试').click()
  await player.expectPlaying()
})

test('a level for members is marked, and leads guests to VIP', async ({ player, header, site }) => {
  const film = await withMemberLevels(site, '火星邮差')
  await player.open(film)
  await player.expectPlaying()
  await player.choose(/^清晰度/, /超清 1080P.*VIP/)
  await expect(header.loginDialog).toBeVisible()
})
