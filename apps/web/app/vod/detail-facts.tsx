import type { VodDetail } from '@xinghe/contract/client'
import { fill, useStrings } from '../core/zh.ts'

const MOST_ACTORS = 6

/** Year, place, genres, how far the series is, and who made it. */
export function DetailFacts({ work }: { work: VodDetail }) {
  const t = useStrings().detail
  const tags = [work.year, work.area, ...work.genres].filter(Boolean)
  const of = (role: VodDetail['people'][number]['role']) =>
    work.people.filter(person => person.role === role).map(person => person.name)
  const total = !work.isFinished && work.totalEpisodes ? fill(t.total, { n: work.totalEpisodes }) : ''
  const progress = [work.remarks, total].filter(Boolean).join(' / ')
  const rows = [
    [t.director, of('director')],
    [t.actor, of('actor').slice(0, MOST_ACTORS)],
    [t.host, of('host')],
    [t.aliases, work.aliases],
  ] as const
  return (
    <>
      <ul className="detail-tags">
        {tags.map(tag => (
          <li key={tag} className="tag tag-dark">
            {tag}
          </li>
        ))}
        <li className="detail-progress">{[progress, work.schedule].filter(Boolean).join(' · ')}</li>
      </ul>
      <dl className="detail-people">
        {rows.map(
          ([label, names]) =>
            names.length > 0 && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="one" title={names.join(' / ')}>
                  {names.join(' / ')}
                </dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
