import type { HomeSection, VodCard } from '@xinghe/contract/client'
import { useEffect, useState } from 'react'
import { api } from '../core/api.ts'
import { useZh } from '../core/zh.ts'

const SIZE = 16

export interface SectionPick {
  /** The chosen child category; 0 for what the section came with. */
  typeId: number
  works: readonly VodCard[]
  /** `loading`: the former works stay until the new ones are there. */
  state: 'ready' | 'loading' | 'failed'
  choose(typeId: number): void
  retry(): void
}

/** Lets a visitor look through the child categories of a home section without leaving the page. */
export function useSectionPick({ items }: HomeSection): SectionPick {
  const { script } = useZh()
  const [typeId, choose] = useState(0)
  const [turn, setTurn] = useState(0)
  const [found, setFound] = useState<{ key: string; works: readonly VodCard[] | null } | null>(null)
  const key = `${typeId} ${script} ${turn}`
  useEffect(() => {
    if (typeId === 0) return
    const leave = new AbortController()
    api('home.vodPage', { typeId, order: 'hot', page: 1, size: SIZE }, { signal: leave.signal, quiet: true }).then(
      ({ list }) => setFound({ key, works: list }),
      () => leave.signal.aborted || setFound({ key, works: null }),
    )
    return () => leave.abort()
  }, [typeId, key])
  const common = { typeId, choose, retry: () => setTurn(turn + 1) }
  if (typeId === 0) return { ...common, works: items, state: 'ready' }
  if (found?.key !== key) return { ...common, works: found?.works ?? items, state: 'loading' }
  return { ...common, works: found.works ?? [], state: found.works ? 'ready' : 'failed' }
}
