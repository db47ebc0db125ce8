import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { layoutShift, newVisitor } from './browser-context.ts'
import { type Running, root } from './site.ts'
import { median, record } from './table.ts'

const ROUNDS = 10
/** As long as anybody needs to find the button. */
const READING_MS = 1_500

/**
 * From the click on the play button of a work's page to the film's first picture on screen, a new visitor each time; between
 * them the same film from a page that has nothing but a button and hls.js, loaded beforehand.
 */
export async function benchFirstFrame(browser: Browser, site: Running): Promise<void> {
  const times: number[] = []
  const bareTimes: number[] = []
  let shift = 0
  for (let round = 0; round < ROUNDS; round++) {
    const visit = await visitFilm(browser, site)
    times.push(visit.ms)
    shift = Math.max(shift, visit.shift)
    bareTimes.push(await playBare(browser, visit.playlist))
  }
  const p50 = median(times)
  record({
    what: `click on play to first frame, p50 of ${ROUNDS} new visitors`,
    measured: `${Math.round(p50)} ms`,
    target: `≤ 600 ms (bare hls.js: ${Math.round(median(bareTimes))} ms)`,
    isMet: p50 <= 600,
  })
  record({ what: 'detail and player: layout shift', measured: shift.toFixed(3), target: '0', isMet: shift === 0 })
}

async function visitFilm(browser: Browser, site: Running): Promise<{ ms: number; shift: number; playlist: string }> {
  const context = await newVisitor(browser)
  await watchFirstFrame(context)
  const page = await context.newPage()
  const multivariant = page.waitForRequest(request => new URL(request.url()).pathname.endsWith('.m3u8'))
  await page.goto(`${site.url}/details/1/1`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(READING_MS)
  const play = page.getByRole('link', { name: /立即播放|播放/ }).first()
  await play.hover()
  await play.click()
  const ms = await firstFrameMs(page)
  const result = { ms, shift: await layoutShift(page), playlist: (await multivariant).url() }
  await context.close()
  return result
}

async function playBare(browser: Browser, playlist: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true })
  await watchFirstFrame(context)
  const page = await context.newPage()
  await page.goto(new URL('/robots.txt', playlist).href)
  await page.addScriptTag({ path: join(root, 'node_modules/hls.js/dist/hls.light.min.js') })
  await page.evaluate(src => {
    document.body.innerHTML = '<button>▶</button><video muted width="1036" height="583"></video>'
    document.querySelector('button')!.onclick = () => {
      const { Hls } = window as unknown as { Hls: HlsClass }
      const video = document.querySelector('video')!
      const hls = new Hls()
      hls.loadSource(src)
      hls.attachMedia(video)
      void video.play()
    }
  }, playlist)
  await page.getByRole('button').hover()
  await page.getByRole('button').click()
  const ms = await firstFrameMs(page)
  await context.close()
  return ms
}

/** As much of hls.js as the bare page needs. */
type HlsClass = new () => { loadSource(url: string): void; attachMedia(video: HTMLVideoElement): void }

interface Watching {
  firstFrameMs?: number
}

/** Notes when the first picture after a click appears; a video outside the document shows nobody anything. */
async function watchFirstFrame(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const watch = (clickedAt: number) => {
      const video = document.querySelector('video')
      if (!video) return requestAnimationFrame(() => watch(clickedAt))
      video.requestVideoFrameCallback((_, { expectedDisplayTime }) => {
        ;(window as Watching).firstFrameMs = expectedDisplayTime - clickedAt
      })
    }
    addEventListener('click', event => watch(event.timeStamp), { capture: true, once: true })
  })
}

const firstFrameMs = async (page: Page): Promise<number> =>
  (await page.waitForFunction(() => (window as Watching).firstFrameMs)).jsonValue() as Promise<number>
