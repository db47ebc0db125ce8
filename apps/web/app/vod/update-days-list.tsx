import { CardGrid, Section } from '@xinghe/ui'
import { fill, useStrings } from '../core/zh.ts'
import type { UpdateGroup } from './update-days.ts'
import { WorkCard } from './work-card.tsx'

/** What was updated, newest first. */
export function UpdateDays({ groups }: { groups: readonly UpdateGroup[] }) {
  const t = useStrings().update
  return groups.map(({ age, works }) => (
    <Section
      key={age}
      title={t[age]}
      beside={<span className="page-note">{fill(t.updates, { n: works.length })}</span>}
    >
      <CardGrid small={8} large={10}>
        {works.map(work => (
          <WorkCard key={work.id} work={work} grid="full" />
        ))}
      </CardGrid>
    </Section>
  ))
}
