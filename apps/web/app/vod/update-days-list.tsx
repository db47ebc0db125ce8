import { CardGrid, Section } from '@xinghe/ui'
import { fill, type Strings, useStrings } from '../core/zh.ts'
import { daysBetween, type UpdateDay } from './update-days.ts'
import { WorkCard } from './work-card.tsx'

/** What was updated, day by day. */
export function UpdateDays({ days, today }: { days: readonly UpdateDay[]; today: string }) {
  const t = useStrings()
  return days.map(day => (
    <Section
      key={day.date}
      title={dayName(day.date, today, t)}
      beside={<span className="page-note">{fill(t.update.updates, { n: day.works.length })}</span>}
    >
      <CardGrid small={8} large={10}>
        {day.works.map(work => (
          <WorkCard key={work.id} work={work} grid="full" />
        ))}
      </CardGrid>
    </Section>
  ))
}

function dayName(date: string, today: string, t: Strings): string {
  const age = daysBetween(date, today)
  if (age === 0) return t.update.todayTitle
  if (age === 1) return t.update.yesterday
  return fill(t.update.date, { month: Number(date.slice(5, 7)), day: Number(date.slice(8)) })
}
