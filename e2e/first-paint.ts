import type { Page } from '@playwright/test'

interface Seen {
  themes: string[]
  langs: string[]
  shifts: { value: number; what: string }[]
}

/**
 * Records in every document of the page, from its first moment on: each theme and script the document wears once there is
 * something to paint, and each shift of its layout.
 */
export async function recordPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { themes: [], langs: [], shifts: [] }
    Object.assign(window, { seen })
    const look = () => {
      const root = document.documentElement
      if (!document.body) return
      const theme = root.dataset.theme ?? ''
      if (seen.themes.at(-1) !== theme) seen.themes.push(theme)
      if (seen.langs.at(-1) !== root.lang) seen.langs.push(root.lang)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        const what = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''))
        seen.shifts.push({ value: entry.value, what: what.join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

export const paintSeen = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
