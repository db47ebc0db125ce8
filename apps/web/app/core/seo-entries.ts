import type { SeoEntry } from '@xinghe/contract/client'
import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { cachedForVisit } from './caches.ts'
import { whenIdle } from './when-idle.ts'
import { currentScript, useZh } from './zh.ts'

/** Pages that are one address each: their titles may stand in `/info.json`. Route id → its name there. */
const pageNames: Record<string, SeoEntry['page']> = {
  'home/home.page': 'Index',
  Rank: 'Rank',
  Update: 'Update',
  Vip: 'Vip',
}

/** The operator's titles of pages, read once a visit. None when the file is away: the site's own titles stand. */
export async function seoEntries(): Promise<SeoEntry[]> {
  try {
    return await cachedForVisit('seo', async () => {
      const answer = await fetch(currentScript() === 't' ? '/info.json?lang=t' : '/info.json')
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
      const rows: unknown = await answer.json()
      if (!Array.isArray(rows)) throw new Error('not a list')
      return rows as SeoEntry[]
    })
  } catch {
    // Silently: nothing on the page depends on it.
    return []
  }
}

/** Gives the page on screen the title and words that `/info.json` has for it. */
export function useSeoEntry(): void {
  const page = pageNames[useMatches().at(-1)?.id ?? '']
  const { script } = useZh()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another script has other words
  useEffect(() => {
    if (!page) return
    let isGone = false
    const cancel = whenIdle(async () => {
      const entry = (await seoEntries()).find(one => one.page === page)
      if (entry && !isGone) apply(entry)
    })
    return () => {
      isGone = true
      cancel()
    }
  }, [page, script])
}

function apply({ seo_title, seo_keywords, seo_description }: SeoEntry): void {
  if (seo_title && document.title !== seo_title) document.title = seo_title
  for (const [name, content] of Object.entries({ keywords: seo_keywords, description: seo_description })) {
    if (content) document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
  }
}
