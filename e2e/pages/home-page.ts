import type { Locator, Page } from '@playwright/test'

export class HomePage {
  readonly page: Page
  readonly hero: Locator
  /** Small pictures that choose what the hero shows. */
  readonly rail: Locator
  readonly keepWatching: Locator

  constructor(page: Page) {
    this.page = page
    this.hero = page.getByRole('region', { name: '今日推荐' })
    this.rail = this.hero.getByRole('list', { name: '选择推荐' }).getByRole('button')
    this.keepWatching = this.section('继续观看')
  }

  async open(): Promise<void> {
    await this.page.goto('/')
  }

  section(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true })
  }

  /** Cards of works, on whatever width they are shown. */
  cards(section: Locator): Locator {
    return section.locator('a.card')
  }

  get heroTitle(): Locator {
    return this.hero.getByRole('heading', { level: 2 })
  }
}
