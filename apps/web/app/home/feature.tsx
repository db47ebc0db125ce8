import { pages, type VodCard } from '@xinghe/contract/client'
import { Picture } from '@xinghe/ui'
import { Play } from 'lucide-react'
import { useStrings } from '../core/zh.ts'
import { WorkCard } from '../vod/work-card.tsx'

/** The editors' block: one work large, four beside it. */
export function Feature({ title, works }: { title: string; works: readonly VodCard[] }) {
  const t = useStrings().home
  const [first, ...others] = works
  if (!first) return null
  return (
    <section className="section feature" aria-label={title}>
      <a className="feature-big on-picture" href={pages.detail(first.typeId, first.id)}>
        <Picture picture={first.backdrop ?? first.poster} title={first.title} sizes="55vw" />
        <span className="feature-copy">
          <span className="feature-kicker">{title}</span>
          <span className="feature-title">{first.title}</span>
          <span className="feature-line two">{first.blurb}</span>
          <span className="btn btn-primary">
            <Play size={16} className="fill" />
            {t.openFeature}
          </span>
        </span>
      </a>
      <div className="feature-four">
        {others.map(work => (
          <WorkCard key={work.id} work={work} grid="half" />
        ))}
      </div>
    </section>
  )
}
