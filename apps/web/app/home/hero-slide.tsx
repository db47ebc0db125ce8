import { type HomeBanner, pages } from '@xinghe/contract/client'
import { Button, ButtonLink } from '@xinghe/ui'
import { BookmarkPlus, Info, Play } from 'lucide-react'
import { useState } from 'react'
import { useStrings, useZh } from '../core/zh.ts'
import { useHistory } from '../library/history.ts'
import { useFavorite } from '../library/use-favorite.ts'

/** A slide's copy and actions. */
export function HeroSlide({ banner: { work, titleArt, intro } }: { banner: HomeBanner }) {
  const t = useStrings().home
  const favorite = useFavorite(work.id)
  const level = useHistory().find(entry => entry.type === 'vod' && entry.id === work.id)?.level ?? 1
  const facts = [work.year, work.area, work.genres.slice(0, 2).join(' · '), work.remarks].filter(Boolean)
  return (
    <div className="hero-slide">
      <Title title={work.title} art={titleArt} />
      <ul className="hero-facts">
        {work.score !== null && (
          <li>
            <b className="num">{work.score.toFixed(1)}</b>
          </li>
        )}
        {facts.map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="hero-intro">{intro || work.blurb}</p>
      <div className="flex gap-3">
        <ButtonLink kind="primary" size="lg" href={pages.vodPlayer(work.typeId, work.id, level)}>
          <Play size={16} className="fill" />
          {t.play}
        </ButtonLink>
        <ButtonLink kind="glass" size="lg" href={pages.detail(work.typeId, work.id)}>
          <Info size={16} />
          {t.detail}
        </ButtonLink>
        <Button kind="glass" size="lg" square aria-label={t.favorite} title={t.favorite} onClick={favorite}>
          <BookmarkPlus size={20} />
        </Button>
      </div>
    </div>
  )
}

/** A drawn title is drawn in simplified characters: who reads traditional gets letters. */
function Title({ title, art }: { title: string; art: string | null }) {
  const [broken, setBroken] = useState(false)
  const { script } = useZh()
  return (
    <h2>
      {art && !broken && script === 's' ? (
        <img className="hero-art" src={art} alt={title} onError={() => setBroken(true)} />
      ) : (
        <span className="hero-title one">{title}</span>
      )}
    </h2>
  )
}
