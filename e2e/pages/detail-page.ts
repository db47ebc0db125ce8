import type { Locator, Page } from '@playwright/test'
import type { VodDetail } from '@xinghe/contract/client'
import { detailAddress } from '../site.ts'

export class DetailPage {
  readonly page: Page
  readonly title: Locator
  /** 立即播放, or 续播 where something was watched. */
  readonly play: Locator
  readonly resume: Locator
  readonly episodes: Locator
  readonly related: Locator

  constructor(page: Page) {
    this.page = page
    this.title = page.getByRole('heading', { level: 1 })
    this.play = page.getByRole('link', { name: '立即播放' })
    this.resume = page.getByRole('link', { name: /^续播/ })
    this.episodes = page.getByRole('navigation', { name: '选集' }).getByRole('link')
    this.related = page.getByRole('region', { name: '猜你喜欢' })
  }

  async open(work: VodDetail): Promise<void> {
    await this.page.goto(detailAddress(work))
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name })
  }

  season(name: string): Locator {
    return this.page.getByRole('group', { name: '选择季' }).getByRole('button', { name })
  }

  range(name: string): Locator {
    return this.page.getByRole('group', { name: '选择范围' }).getByRole('button', { name })
  }
}
