import type { SearchMatch } from '@xinghe/contract/client'
import { useStrings } from '../core/zh.ts'
import { Marked } from './marked.tsx'

/** Which of a work's names agreed with what was typed; nothing when its title says so itself. */
export function WhyMatched({ why }: { why: SearchMatch }) {
  const t = useStrings().search.why
  if (why.by === 'title') return null
  return (
    <p className="search-why one">
      <span>{t[why.by]}</span>
      <Marked pieces={why.marked} />
    </p>
  )
}
