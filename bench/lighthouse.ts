import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { browserArgs } from './browser-args.ts'
import type { Running } from './site.ts'
import { record } from './table.ts'

const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** Scores vary with the machine's other work: the middle one of so many counts, as Lighthouse's own guide says. */
const ROUNDS = 3

type Category = keyof typeof limits
const everything = Object.keys(limits) as Category[]

/** Search engines are asked to stay away from searches, and lists are judged by their speed. */
const pages: { name: string; path: string; categories: Category[] }[] = [
  { name: 'home', path: '/', categories: everything },
  { name: 'detail', path: '/details/1/1', categories: everything },
  { name: 'browse', path: '/nav/0/0', categories: ['performance'] },
  { name: 'search', path: '/search?q=%E5%B1%B1', categories: ['performance'] },
  { name: 'rank', path: '/rank', categories: ['performance'] },
]

/** Lighthouse's scores, desktop. */
export async function benchLighthouse(site: Running): Promise<void> {
  const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags: ['--headless', ...browserArgs] })
  try {
    for (const { name, path, categories } of pages) {
      const reports = []
      for (let round = 0; round < ROUNDS; round++) {
        reports.push(await audit(site.url + path, chrome.port, categories))
      }
      for (const category of categories) {
        const limit = limits[category]
        const { score, failed } = reports
          .map(report => ({ score: scoreOf(report, category), failed: failedAudits(report, category) }))
          .sort((a, b) => a.score - b.score)[ROUNDS >> 1]!
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

async function audit(url: string, port: number, onlyCategories: Category[]) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories }, desktopConfig)
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
  return result.lhr
}

const scoreOf = (report: Awaited<ReturnType<typeof audit>>, category: string) =>
  Math.round((report.categories[category]?.score ?? 0) * 100)

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
