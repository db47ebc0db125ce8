import type { Page, VodCard } from '@xinghe/contract/client'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { api } from '../core/api.ts'
import { type Filter, listInput, type NavPlace } from './nav-filter.ts'

interface Loaded {
  /** Works of the pages after the first one on screen. */
  works: readonly VodCard[]
  /** The last page on screen. */
  page: number
}

/** Who comes back to a list finds what was loaded there, so that the place scrolled to exists. By history entry. */
const kept = new Map<string, Loaded>()
const MOST_KEPT = 20

export interface MorePages extends Loaded {
  state: 'idle' | 'loading' | 'failed'
  load(): void
}

/** The pages after `first`, one at a time. */
export function useMorePages(place: NavPlace, filter: Filter, first: Page<VodCard>): MorePages {
  const { key } = useLocation()
  const [loaded, setLoaded] = useState<Loaded>(() => kept.get(key) ?? { works: [], page: first.page })
  const [state, setState] = useState<MorePages['state']>('idle')
  const load = () => {
    if (state === 'loading') return
    setState('loading')
    const page = loaded.page + 1
    api('vod.list', { ...listInput(place, filter, first.size), page }, { quiet: true }).then(
      ({ list }) => {
        // A work that moved to a later page meanwhile must not stand twice.
        const seen = new Set([...first.list, ...loaded.works].map(work => work.id))
        const now = { works: [...loaded.works, ...list.filter(work => !seen.has(work.id))], page }
        keep(key, now)
        setLoaded(now)
        setState('idle')
      },
      () => setState('failed'),
    )
  }
  return { ...loaded, state, load }
}

function keep(key: string, loaded: Loaded): void {
  kept.delete(key)
  kept.set(key, loaded)
  const oldest = kept.keys().next().value
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}
