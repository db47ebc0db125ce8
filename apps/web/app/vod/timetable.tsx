import { pages, type TimetableDay } from '@xinghe/contract/client'
import { Picture } from '@xinghe/ui'
import { fill, useStrings } from '../core/zh.ts'

/** The week of series that are still running: seven columns, today outlined. */
export function Timetable({ week }: { week: readonly TimetableDay[] }) {
  const today = week.find(day => day.isToday)?.weekday ?? 0
  return (
    <div className="week">
      {week.map(day => (
        <Day key={day.date} day={day} isPast={day.weekday < today} />
      ))}
    </div>
  )
}

function Day({ day, isPast }: { day: TimetableDay; isPast: boolean }) {
  const t = useStrings().update
  const name = t.days[day.weekday - 1] ?? ''
  return (
    <section className="week-day panel" aria-label={name} {...(day.isToday && { 'aria-current': 'date' as const })}>
      <header>
        <h2>{day.isToday ? fill(t.today, { day: name }) : name}</h2>
        <time className="num" dateTime={day.date}>
          {day.date.slice(5)}
        </time>
      </header>
      {day.works.length === 0 && <p>{t.nothing}</p>}
      <ul>
        {day.works.map(work => (
          <li key={work.id}>
            <a href={pages.detail(work.typeId, work.id)}>
              <span className="week-thumb">
                <Picture picture={work.poster} title={work.title} sizes="44px" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="week-name one">{work.title}</span>
                <span className="num one">{work.airsAt || work.remarks}</span>
                <span className="one" data-due={work.isUpdated || isPast ? undefined : ''}>
                  {work.isUpdated ? t.done : isPast ? t.late : t.due}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
