import type { RouteOf, RouteOutput } from '@xinghe/contract/client'
import { useEffect, useState } from 'react'
import { api } from '../core/api.ts'
import { cached } from '../core/caches.ts'
import { useZh } from '../core/zh.ts'

const HOT_LIMIT = 6
const TYPING_MS = 180

export type Suggestions = RouteOutput<RouteOf<'search.suggest'>>

/** What others search now; empty until it has come, kept for a minute. */
export function useHotWords(wanted: boolean): string[] {
  const { script } = useZh()
  const [words, setWords] = useState<string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another script has other words
  useEffect(() => {
    if (!wanted) return
    const leave = new AbortController()
    const ask = () => api('search.hot', { limit: HOT_LIMIT }, { signal: leave.signal, quiet: true })
    cached('hot', ask).then(
      ({ words }) => leave.signal.aborted || setWords(words),
      () => leave.signal.aborted || setWords([]),
    )
    return () => leave.abort()
  }, [wanted, script])
  return words
}

/** Completions of what is typed, asked for when typing rests; null when there are none to show. */
export function useSuggestions(typed: string): Suggestions | null {
  const [found, setFound] = useState<{ typed: string; answer: Suggestions } | null>(null)
  useEffect(() => {
    if (!typed) return
    const leave = new AbortController()
    const timer = setTimeout(() => {
      api('search.suggest', { text: typed }, { signal: leave.signal, quiet: true }).then(
        answer => setFound({ typed, answer }),
        () => leave.signal.aborted || setFound(null),
      )
    }, TYPING_MS)
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
  }, [typed])
  return typed && found?.answer.rows.length ? found.answer : null
}
