import type { Page } from '@playwright/test'
import type { PlayGrant } from '@xinghe/contract/client'

/** Marks the addresses of one line: lines of the same film share theirs otherwise. */
const MARK = '/of-first-line'

export interface OwnLine {
  /** Its segments end with this one, what follows breaks off; 0 lets nothing of it come. */
  endWith(segment: number): void
  mend(): void
}

/** Gives the first line of every episode addresses of its own, so that it can fail while the others go on. */
export async function giveFirstLineItsOwn(page: Page): Promise<OwnLine> {
  let last = Number.POSITIVE_INFINITY
  await page.route('**/pub/user/play/token*', async route => {
    const answer = await route.fetch()
    const envelope = (await answer.json()) as { data: PlayGrant }
    const [first] = envelope.data.lines
    if (first) first.url = first.url.replace('/media/s/', `/media${MARK}/s/`)
    await route.fulfill({ response: answer, json: envelope })
  })
  await page.route(`**${MARK}/**`, route => {
    const url = route.request().url()
    const segment = Number(/\/seg-(\d+)\./.exec(url)?.[1] ?? 0)
    const isGone = last === 0 || segment > last
    return isGone ? route.abort('connectionreset') : route.continue({ url: url.replace(MARK, '') })
  })
  return {
    endWith(segment) {
      last = segment
    },
    mend() {
      last = Number.POSITIVE_INFINITY
    },
  }
}
