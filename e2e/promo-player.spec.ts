import type { Page } from '@playwright/test'
import { playable } from './films.ts'
import { expect, test } from './fixtures.ts'
import { art, type Promotion, Promotions, promote } from './pages/promotions.ts'
import { signIn, vip } from './signed-in.ts'

const opening = (seconds: number): Promotion => ({
  slug: `opening ${seconds}`,
  place: 'PLAY1',
  img: art('huoxing'),
  seconds,
})
const resting: Promotion = { slug: 'resting', place: 'PAUSE1', img: art('yuren'), uri: '/vip' }

/** Pictures of this name have failed as soon as they stand in the page, as on a busy machine, where the page is slower. */
const failAtOnce = (page: Page, name: string) =>
  page.addInitScript(broken => {
    const { get } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete') as { get(): boolean }
    Object.defineProperty(HTMLImageElement.prototype, 'complete', {
      get(this: HTMLImageElement) {
        return this.src.endsWith(broken) || get.call(this)
      },
    })
  }, name)

test.afterAll(({ facts }) => promote(facts))

test('one before the film counts down, then the film plays; one over the pause goes with it', async ({
  page,
  player,
  site,
  facts,
}) => {
  const work = await playable(site, '长河渡')
  await playable(site, '长河渡', 2)
  await promote(facts, opening(8), resting)
  const { all, close } = new Promotions(page)
  await player.open(work)
  const skip = all.getByRole('button', { name: /跳过广告/ })
  const left = async () => Number.parseInt((await skip.textContent()) ?? '', 10)
  const first = await left()
  await expect.poll(left).toBeLessThan(first)
  expect([await player.position(), await player.isPaused()]).toEqual([0, true])
  await expect(all).toHaveCount(0)
  await player.expectPlaying()

  await player.wake()
  await player.button('暂停').click()
  await expect(all).toBeVisible()
  await player.wake()
  await player.button(/^播放$/).click()
  await expect(all).toHaveCount(0)
  await player.expectPlaying()

  await player.wake()
  await player.button('暂停').click()
  await close.click()
  await expect(all).toHaveCount(0)
  expect(await player.isPaused()).toBe(true)

  await player.wake()
  await player.button('下一集').click()
  await player.expectPlaying()
  await expect(skip).toHaveCount(0)
})

test('one before the film can be skipped, and no key starts the film below it', async ({
  page,
  player,
  site,
  facts,
}) => {
  const work = await playable(site, '长河渡')
  await promote(facts, opening(60))
  const { all } = new Promotions(page)
  await player.open(work)
  await expect(all).toBeVisible()
  await expect(player.root).toHaveAttribute('data-state', 'paused')
  await page.keyboard.press('k')
  await page.keyboard.press('Space')
  await expect.poll(() => player.isPaused()).toBe(true)
  await all.getByRole('button', { name: /跳过广告/ }).click()
  await expect(all).toHaveCount(0)
  await player.expectPlaying()
})

test('members who paid see neither', async ({ page, player, site, facts }) => {
  const work = await playable(site, '长河渡')
  await promote(facts, opening(60), resting)
  await signIn(page, { user: vip() })
  await player.open(work)
  await player.expectPlaying()
  await player.wake()
  await player.button('暂停').click()
  await expect(player.root).toHaveAttribute('data-state', 'paused')
  await expect(new Promotions(page).all).toHaveCount(0)
})

for (const isEarly of [false, true])
  test(`a picture that does not come keeps nobody from the film${isEarly ? ', however soon it is known' : ''}`, async ({
    player,
    page,
    site,
    facts,
    noise,
  }) => {
    noise.provoke(/none\.avif/)
    const work = await playable(site, '长河渡')
    await promote(facts, { ...opening(60), img: '/media/art/none.avif' })
    if (isEarly) await failAtOnce(page, 'none.avif')
    await player.open(work)
    await player.expectPlaying()
    await expect(new Promotions(page).all).toHaveCount(0)
  })
