import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { root } from './site-process.ts'

const picture = join(root, 'docs/images/home.webp')

test('the README has a picture of the real home page', async ({ page, home }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await home.open()
  await page.waitForLoadState('networkidle')
  const pictures = page.locator('img')
  await expect
    .poll(() =>
      pictures.evaluateAll((all: HTMLImageElement[]) => all.every(img => img.complete && img.naturalWidth > 0)),
    )
    .toBe(true)
  if (process.env.UPDATE_SCREENSHOTS === '1') {
    const shot = await page.screenshot({ type: 'webp', quality: 82, animations: 'disabled' })
    await mkdir(dirname(picture), { recursive: true })
    await writeFile(picture, shot)
  }
  expect(existsSync(picture), 'made with UPDATE_SCREENSHOTS=1').toBe(true)
})
