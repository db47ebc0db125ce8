import type { Page, VodCard } from '@xinghe/contract/client'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { api } from '../core/api.ts'
import { useHydrated } from '../core/use-hydrated.ts'
import { useZh } from '../core/zh.ts'
import { keepList, type Loaded, recallList } from './kept-lists.ts'
import { type Filter, listInput, type NavPlace } from './nav-filter.ts'

export interface MorePages {
  /** Works of the pages after the first one on screen. */
  works: readonly VodCard[]
  /** The last page on screen. */
  page: number
  state: 'idle' | 'loading' | 'failed'
  load(): void
}

/** The pages after `first`, one at a time. When the script changes they come again in the other one. */
export function useMorePages(place: NavPlace, filter: Filter, first: Page<VodCard>): MorePages {
  const { key } = useLocation()
  const { script } = useZh()
  const isHydrated = useHydrated()
  const [loaded, setLoaded] = useState<Loaded>(
    // The server's HTML has the first page only.
    () => (isHydrated && recallList(key)) || { works: [], page: first.page, script },
  )
  const [state, setState] = useState<MorePages['state']>('idle')
  const isOld = loaded.script !== script
  const ask = (page: number, signal?: AbortSignal) =>
    api('vod.list', { ...listInput(place, filter, first.size), page }, { quiet: true, ...(signal && { signal }) })
  const load = () => {
    if (state === 'loading' || isOld) return
    setState('loading')
    const page = loaded.page + 1
    ask(page).then(
      ({ list }) => {
        // Of the script before: those pages come again, this one when it is next.
        setLoaded(now => (now.script === script ? { works: [...now.works, ...list], page, script } : now))
        setState('idle')
      },
      () => setState('failed'),
    )
  }
  useEffect(() => {
    if (loaded.works.length > 0) keepList(key, loaded)
  }, [key, loaded])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list is made anew for another place or filter
  useEffect(() => {
    if (!isOld) return
    const leave = new AbortController()
    const pages = Array.from({ length: loaded.page - first.page }, (_, n) => first.page + 1 + n)
    Promise.all(pages.map(page => ask(page, leave.signal))).then(
      answers => setLoaded({ works: answers.flatMap(({ list }) => list), page: loaded.page, script }),
      // They stay as they are; all they miss is the other script.
      () => leave.signal.aborted || setLoaded(now => ({ ...now, script })),
    )
    return () => leave.abort()
  }, [isOld, script])
  return { works: unlike(first.list, loaded.works), page: loaded.page, state: isOld ? 'loading' : state, load }
}

/** A work that moved to a later page meanwhile must not stand twice. */
function unlike(shown: readonly VodCard[], works: readonly VodCard[]): VodCard[] {
  const seen = new Set(shown.map(work => work.id))
  return works.filter(work => !seen.has(work.id) && seen.add(work.id))
}
