import type { Locator, Page } from '@playwright/test'

/** Beside the content: script, theme, app, VIP. */
export class Toolbar {
  readonly root: Locator
  readonly toTraditional: Locator
  readonly toSimplified: Locator
  readonly toWhite: Locator
  readonly toDark: Locator
  readonly top: Locator

  constructor(page: Page) {
    this.root = page.getByRole('complementary', { name: /^工具[栏欄]$/ })
    this.toTraditional = this.root.getByRole('button', { name: '繁體' })
    this.toSimplified = this.root.getByRole('button', { name: '简体' })
    this.toWhite = this.root.getByRole('button', { name: '切换到浅色' })
    this.toDark = this.root.getByRole('button', { name: '切换到深色' })
    this.top = this.root.getByRole('button', { name: '回到顶部' })
  }
}
