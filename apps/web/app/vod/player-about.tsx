import type { VodDetail } from '@xinghe/contract/client'
import { pages } from '@xinghe/contract/client'
import { Picture } from '@xinghe/ui'
import { useStrings } from '../core/zh.ts'
import { WorkFacts } from './work-facts.tsx'

/** The work in a box below the stage. */
export function PlayerAbout({ work }: { work: VodDetail }) {
  const t = useStrings()
  return (
    <section className="box player-about" aria-labelledby="about-work">
      <h2 id="about-work">{t.player.about}</h2>
      <div className="player-about-row">
        <a href={pages.detail(work.typeId, work.id)} className="pic pic-poster" aria-label={work.title}>
          <Picture picture={work.poster} title={work.title} sizes="120px" />
        </a>
        <div className="min-w-0 flex-1">
          <h3>
            <a href={pages.detail(work.typeId, work.id)}>{work.title}</a>
            {work.originalTitle && <span className="player-about-original">{work.originalTitle}</span>}
          </h3>
          <p className="player-about-text">{work.content || work.blurb}</p>
          <WorkFacts work={work} />
        </div>
      </div>
    </section>
  )
}
