import type { VodDetail } from '@xinghe/contract/client'
import { useStrings } from '../core/zh.ts'

const roles = ['director', 'writer', 'actor', 'host', 'producer'] as const

/** Who made it, and its other names, as a list of terms. */
export function WorkFacts({ work, className = '' }: { work: VodDetail; className?: string }) {
  const t = useStrings().detail
  const made = roles.map(role => ({
    term: t[role],
    text: work.people
      .filter(person => person.role === role)
      .map(person => person.name)
      .join(' / '),
  }))
  const rows = [...made, { term: t.aliases, text: work.aliases.join(' / ') }, { term: t.lang, text: work.lang }]
  return (
    <dl className={`work-facts ${className}`}>
      {rows
        .filter(row => row.text !== '')
        .map(row => (
          <div key={row.term}>
            <dt>{row.term}</dt>
            <dd>{row.text}</dd>
          </div>
        ))}
    </dl>
  )
}
