import type { Locator, Page } from '@playwright/test'

export class UserCentre {
  readonly page: Page
  readonly menu: Locator
  readonly main: Locator
  /** Entries of the history, in the order shown. */
  readonly watched: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
    this.menu = this.main.getByRole('navigation', { name: /^(个人中心|個人中心)$/ })
    this.watched = this.main.locator('.watch-item .card-title')
  }

  day(name: string): Locator {
    return this.main.getByRole('region', { name, exact: true })
  }

  tab(name: string): Locator {
    return this.main.getByRole('tab', { name, exact: true })
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true })
  }
}
