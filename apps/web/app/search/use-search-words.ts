import type { RouteOf, RouteOutput } from '@xinghe/contract/client'
import { useEffect, useState } from 'react'
import { api } from '../core/api.ts'
import { cached } from '../core/caches.ts'
import { useZh } from '../core/zh.ts'

const HOT_LIMIT = 6
const TYPING_MS = 180

export interface Suggestions extends RouteOutput<RouteOf<'search.suggest'>> {
  /** What they complete. */
  typed: string
}

/** What others search now; empty until it has come, kept for a minute. */
export function useHotWords(wanted: boolean): string[] {
  const { script } = useZh()
  const [words, setWords] = useState<string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another script has other words
  useEffect(() => {
    if (!wanted) return
    let isCurrent = true
    cached('hot', () => api('search.hot', { limit: HOT_LIMIT }, { quiet: true })).then(
      ({ words }) => isCurrent && setWords(words),
      () => isCurrent && setWords([]),
    )
    return () => {
      isCurrent = false
    }
  }, [wanted, script])
  return words
}

/**
 * Completions of what is typed, asked for when typing rests; null when there are none to show. Until they come, those of a
 * beginning of it, or of what it is the beginning of, stay: the list does not blink with each letter.
 */
export function useSuggestions(typed: string): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null)
  useEffect(() => {
    if (!typed) return setFound(null)
    const leave = new AbortController()
    const timer = setTimeout(() => {
      api('search.suggest', { text: typed }, { signal: leave.signal, quiet: true }).then(
        answer => setFound({ typed, ...answer }),
        () => leave.signal.aborted || setFound(null),
      )
    }, TYPING_MS)
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
  }, [typed])
  if (!typed || !found?.rows.length) return null
  return typed.startsWith(found.typed) || found.typed.startsWith(typed) ? found : null
}
