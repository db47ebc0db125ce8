import type { VodDetail } from '@xinghe/contract/client'
import { Picture } from '@xinghe/ui'
import { Star } from 'lucide-react'
import { fill, useStrings } from '../core/zh.ts'
import { Badge } from './badge.tsx'
import { DetailActions } from './detail-actions.tsx'
import { DetailFacts } from './detail-facts.tsx'
import { DetailStory } from './detail-story.tsx'

/** The upper part of the detail page: picture, facts and what can be done. */
export function DetailHero({ work }: { work: VodDetail }) {
  const t = useStrings().detail
  return (
    <section className="detail on-picture" aria-label={work.title}>
      <div className="detail-backdrop" style={{ backgroundColor: work.backdrop?.color }}>
        {work.backdrop && <Picture picture={work.backdrop} title="" sizes="100vw" eager />}
      </div>
      <div className="wrap">
        <div className="pic detail-poster">
          <Picture
            picture={work.poster}
            title={work.title}
            alt={fill(t.poster, { title: work.title })}
            sizes="236px"
            eager
          />
          {work.badge && (
            <span className="pic-badge">
              <Badge badge={work.badge} />
            </span>
          )}
        </div>
        <div className="flex min-w-0 flex-col">
          <div className="flex items-start justify-between gap-8">
            <div className="min-w-0">
              <h1>{work.title}</h1>
              {work.originalTitle && work.originalTitle !== work.title && (
                <p className="detail-original" lang="und">
                  {work.originalTitle}
                </p>
              )}
              <DetailFacts work={work} />
            </div>
            <Score work={work} />
          </div>
          <DetailStory text={work.content || work.blurb} />
          <DetailActions work={work} />
        </div>
      </div>
    </section>
  )
}

function Score({ work: { score, scoreCount } }: { work: VodDetail }) {
  const t = useStrings().detail
  if (score === null) return null
  const stars = Math.round(score) / 2
  return (
    <div className="detail-score">
      <b className="num">{score.toFixed(1)}</b>
      <span className="stars" role="img" aria-label={fill(t.stars, { n: stars })}>
        {[1, 2, 3, 4, 5].map(n => (
          <span key={n} data-part={stars >= n ? 'full' : stars >= n - 0.5 ? 'half' : 'none'}>
            <Star size={13} className="fill" />
          </span>
        ))}
      </span>
      {scoreCount > 0 && <small>{fill(t.scoreCount, { n: scoreCount.toLocaleString('en-US') })}</small>}
    </div>
  )
}
