import type { Locator, Page } from '@playwright/test'

export class Header {
  readonly page: Page
  readonly root: Locator
  readonly search: Locator
  readonly searchHistory: Locator
  readonly hotWords: Locator
  readonly historyButton: Locator
  readonly historyMenu: Locator
  readonly messageButton: Locator
  readonly messageMenu: Locator
  readonly loginDialog: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.getByRole('banner')
    this.search = page.getByRole('combobox', { name: '搜索' })
    this.searchHistory = page.getByRole('listbox', { name: '搜索历史' }).getByRole('option')
    this.hotWords = page.getByRole('listbox', { name: '热门搜索' }).getByRole('option')
    this.historyButton = this.root.getByRole('button', { name: '历史' })
    this.historyMenu = page.getByRole('region', { name: '观看历史' })
    this.messageButton = this.root.getByRole('button', { name: '消息' })
    this.messageMenu = page.getByRole('region', { name: '消息' })
    this.loginDialog = page.getByRole('dialog', { name: '登录' })
  }

  navLink(name: string): Locator {
    return this.root.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true })
  }

  async searchFor(text: string): Promise<void> {
    await this.search.fill(text)
    await this.search.press('Enter')
  }
}
