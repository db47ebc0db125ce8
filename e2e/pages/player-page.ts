import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { VodDetail } from '@xinghe/contract/client'
import { playerAddress } from '../site.ts'

const clockSec = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

export class PlayerPage {
  readonly page: Page
  readonly root: Locator
  readonly video: Locator
  readonly seekBar: Locator
  /** Picture and time above the pointer on the seek bar. */
  readonly seekTip: Locator
  readonly keysHelp: Locator
  readonly panel: Locator
  /** Texts on their way over the picture; decoration for screen readers, so only CSS finds them. */
  readonly danmaku: Locator
  readonly danmakuBar: Locator
  readonly title: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.getByRole('region', { name: '视频播放器' })
    this.video = this.root.locator('video')
    this.seekBar = this.root.getByRole('slider', { name: '播放进度' })
    this.seekTip = this.seekBar.locator('.pl-tip')
    this.keysHelp = page.getByRole('dialog', { name: '键盘快捷键' })
    this.panel = page.getByRole('complementary', { name: '播放面板' })
    this.danmaku = this.root.locator('.pl-dm > span')
    this.danmakuBar = page.getByRole('region', { name: '弹幕', exact: true })
    this.title = page.getByRole('heading', { level: 1 })
  }

  async open(work: VodDetail, level = 1): Promise<void> {
    await this.page.goto(playerAddress(work, level))
  }

  /** Seconds on the video's own clock. */
  position(): Promise<number> {
    return this.video.evaluate((video: HTMLVideoElement) => video.currentTime)
  }

  duration(): Promise<number> {
    return this.video.evaluate((video: HTMLVideoElement) => video.duration)
  }

  height(): Promise<number> {
    return this.video.evaluate((video: HTMLVideoElement) => video.videoHeight)
  }

  isPaused(): Promise<boolean> {
    return this.video.evaluate((video: HTMLVideoElement) => video.paused)
  }

  speed(): Promise<number> {
    return this.video.evaluate((video: HTMLVideoElement) => video.playbackRate)
  }

  /** The frame on screen, small, as text that differs when the picture does. */
  frame(): Promise<string> {
    return this.video.evaluate((video: HTMLVideoElement) => {
      const canvas = new OffscreenCanvas(64, 36)
      const context = canvas.getContext('2d')
      context?.drawImage(video, 0, 0, canvas.width, canvas.height)
      return String(context?.getImageData(0, 0, canvas.width, canvas.height).data)
    })
  }

  /** The clock runs and frames are painted. */
  async expectPlaying(): Promise<void> {
    await expect.poll(() => this.position(), 'the first moment').toBeGreaterThan(0)
    const [from, frame] = [await this.position(), await this.frame()]
    await expect.poll(() => this.position(), 'the clock runs').toBeGreaterThan(from + 0.5)
    await expect.poll(() => this.frame(), 'the picture changes').not.toBe(frame)
  }

  /** Shows the bar, which hides while nobody moves. */
  async wake(): Promise<void> {
    const box = await this.root.boundingBox()
    if (!box) throw new Error('the player is not on screen')
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 3)
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 3 + 4)
  }

  button(name: string | RegExp): Locator {
    return this.root.getByRole('button', { name })
  }

  /** Opens a menu of the bar and picks one of its choices. */
  async choose(menu: RegExp, choice: string | RegExp): Promise<void> {
    await this.wake()
    await this.button(menu).click()
    await this.root.getByRole('menuitemradio', { name: choice }).click()
  }

  /** Moves the pointer along the seek bar. @param share 0 is the start, 1 the end */
  async pointAt(share: number): Promise<void> {
    await this.wake()
    const box = await this.seekBar.boundingBox()
    if (!box) throw new Error('the seek bar is not on screen')
    const y = box.y + box.height / 2
    await this.page.mouse.move(box.x + box.width * share - 3, y)
    await this.page.mouse.move(box.x + box.width * share, y)
  }

  async seekTo(share: number): Promise<void> {
    await this.pointAt(share)
    await this.page.mouse.down()
    await this.page.mouse.up()
  }

  async pointedSec(): Promise<number> {
    return clockSec((await this.seekTip.textContent()) ?? '')
  }

  /** A line of words above the bar, or over the middle of the picture. */
  says(text: string | RegExp): Locator {
    return this.root.getByRole('status').filter({ hasText: text })
  }

  episode(name: string | RegExp): Locator {
    return this.panel.getByRole('navigation', { name: '选集' }).getByRole('link', { name })
  }
}
