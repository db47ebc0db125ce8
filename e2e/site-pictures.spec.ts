import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { detailAddress } from './site.ts'

interface Shown {
  address: string
  /** Width of the box, and what `sizes` told the browser, in CSS pixels. */
  box: number
  told: number
  widths: number
}

/** Every picture of the page that comes in several widths, scrolled into view first. */
async function pictures(page: Page): Promise<Shown[]> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise(done => setTimeout(done, 60))
    }
  })
  return page.locator('img[srcset]').evaluateAll(found =>
    (found as HTMLImageElement[])
      .filter(image => image.clientWidth > 0)
      .map(image => {
        const size = image.sizes
          .split(',')
          .map(part => /^\s*(\(.*\))?\s*([\d.]+)(vw|px)\s*$/.exec(part))
          .find(part => part && (!part[1] || matchMedia(part[1]).matches))
        const told = Number(size?.[2]) * (size?.[3] === 'vw' ? innerWidth / 100 : 1)
        const address = new URL(image.currentSrc || image.src).pathname
        return { address, box: image.clientWidth, told, widths: image.srcset.split(',').length }
      }),
  )
}

for (const width of [1280, 1440, 1920]) {
  test(`at ${width} pixels pictures come in widths that fit their boxes`, async ({ page, site }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const work = await site.work('灯塔守夜人')
    const misfits: unknown[] = []
    const lists = [`/nav/${work.typeId}/0`, '/rank', '/update', '/search?q=灯']
    for (const address of ['/', detailAddress(work), '/vip', ...lists]) {
      await page.goto(address)
      const shown = await pictures(page)
      expect(shown.length, address).toBeGreaterThan(0)
      for (const picture of shown) {
        const ratio = picture.told / picture.box
        if (!(ratio > 0.8 && ratio < 1.35) || picture.widths < 2) misfits.push({ page: address, ...picture })
      }
    }
    expect(misfits).toEqual([])
  })
}
