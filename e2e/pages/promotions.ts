import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { importInto } from '../import-command.ts'
import { Site, type SiteFacts } from '../site.ts'

export interface Promotion {
  slug: string
  place: string
  img?: string
  uri?: string
  html?: string
  seconds?: number
}

/** Makes these the promotions of the running site, and returns once it tells them to visitors. */
export async function promote(facts: SiteFacts, ...anchors: Promotion[]): Promise<void> {
  const path = join(facts.dataDir, 'promotions.json')
  await writeFile(path, JSON.stringify({ anchors }))
  await importInto(facts.dataDir, 'promo', path)
  const site = new Site(facts.url)
  const told = async () => {
    const lists = await Promise.all(
      (['a', 'b'] as const).map(type => site.call('promo.anchors', { platform: 'pc', type })),
    )
    return lists
      .flat()
      .map(({ anchor, img, html }) => `${anchor} ${img}${html}`)
      .sort()
  }
  const wanted = anchors.map(({ place, img = '', html = '' }) => `${place} ${img}${html}`).sort()
  await expect.poll(told).toEqual(wanted)
}

/** A wide picture of the demo. */
export const art = (slug: string) => `/media/art/demo/${slug}-b-1600.avif`

/** What is promoted on a page. */
export class Promotions {
  readonly page: Page
  readonly all: Locator
  readonly close: Locator

  constructor(page: Page) {
    this.page = page
    this.all = page.getByRole('complementary', { name: '广告' })
    this.close = this.all.getByRole('button', { name: '关闭广告' })
  }

  /** The code of the next answer to a view or click that is counted: 0 the first time, 15 when it was counted already. */
  async nextCount(event: 'view' | 'click'): Promise<number> {
    const isCount = (answer: Response) =>
      answer.url().includes('/common/hits') &&
      answer.request().postDataJSON()?.type === 'promo' &&
      answer.request().postDataJSON()?.event === event
    const answer = await this.page.waitForResponse(isCount)
    return ((await answer.json()) as { code: number }).code
  }
}
