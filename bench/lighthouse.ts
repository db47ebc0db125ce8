import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { browserArgs } from './browser-args.ts'
import type { Running } from './site.ts'
import { record } from './table.ts'

const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** Lighthouse's four scores of the home and a detail page, desktop. */
export async function benchLighthouse(site: Running): Promise<void> {
  const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags: ['--headless', ...browserArgs] })
  try {
    for (const [name, path] of [
      ['home', '/'],
      ['detail', '/details/1/1'],
    ] as const) {
      const result = await lighthouse(
        site.url + path,
        { port: chrome.port, output: 'json', logLevel: 'error' },
        desktopConfig,
      )
      if (!result) throw new Error(`Lighthouse gave nothing for ${path}`)
      for (const [category, limit] of Object.entries(limits)) {
        const score = Math.round((result.lhr.categories[category]?.score ?? 0) * 100)
        const failed = failedAudits(result.lhr, category)
        record({
          what: `Lighthouse ${category}, ${name}`,
          measured: `${score}${score < limit ? ` (${failed})` : ''}`,
          target: `≥ ${limit}`,
          isMet: score >= limit,
        })
      }
    }
  } finally {
    chrome.kill()
  }
}

/** Names of the audits that cost points. */
function failedAudits(
  lhr: {
    categories: Record<string, { auditRefs: { id: string; weight: number }[] }>
    audits: Record<string, { score: number | null }>
  },
  category: string,
): string {
  return (lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
    .join(', ')
}
