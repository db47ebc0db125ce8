import type { VodCard } from '@xinghe/contract/client'
import { Tag } from '@xinghe/ui'
import { useStrings } from '../core/zh.ts'

/** The one badge of a work. */
export function Badge({ badge }: { badge: VodCard['badge'] }) {
  const t = useStrings().card
  if (badge === null) return null
  const [kind, word] = ({ vip: ['vip', t.vip], '4k': ['dark', t.fourK], new: ['new', t.fresh] } as const)[badge]
  return <Tag kind={kind}>{word}</Tag>
}
