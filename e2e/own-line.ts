import type { Page } from '@playwright/test'
import type { PlayGrant } from '@xinghe/contract/client'

/** Marks the addresses of one line: lines of the same film share theirs otherwise. */
const MARK = '/of-first-line'

export interface OwnLine {
  /** From now on nothing of it comes any more. */
  cut(): void
  mend(): void
}

/** Gives the first line of every episode addresses of its own, so that it can fail while the others go on. */
export async function giveFirstLineItsOwn(page: Page): Promise<OwnLine> {
  let isCut = false
  await page.route('**/pub/user/play/token*', async route => {
    const answer = await route.fetch()
    const envelope = (await answer.json()) as { data: PlayGrant }
    const [first] = envelope.data.lines
    if (first) first.url = first.url.replace('/media/s/', `/media${MARK}/s/`)
    await route.fulfill({ response: answer, json: envelope })
  })
  await page.route(`**${MARK}/**`, route =>
    isCut ? route.abort('connectionreset') : route.continue({ url: route.request().url().replace(MARK, '') }),
  )
  return {
    cut() {
      isCut = true
    },
    mend() {
      isCut = false
    },
  }
}
