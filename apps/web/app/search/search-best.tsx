import { pages, type SearchMatch, type VodDetail } from '@xinghe/contract/client'
import { Button, ButtonLink, EpisodeGrid, Picture } from '@xinghe/ui'
import { Bookmark, Play } from 'lucide-react'
import { fill, useStrings } from '../core/zh.ts'
import { useHistory } from '../library/history.ts'
import { useFavorite } from '../library/use-favorite.ts'
import { Badge } from '../vod/badge.tsx'
import { episodeName } from '../vod/episode-name.ts'
import { Marked } from './marked.tsx'
import { WhyMatched } from './why-matched.tsx'

const EPISODES = 12

/** The work that is meant, with its first episodes. */
export function SearchBest({ work, why }: { work: VodDetail; why: SearchMatch }) {
  const strings = useStrings()
  const t = strings.search
  const favorite = useFavorite(work.id)
  const seen = useHistory().find(entry => entry.type === 'vod' && entry.id === work.id)
  const level = seen?.level ?? work.episodes[0]?.level
  const facts = [work.category.typeName, work.year, work.area, work.genres.slice(0, 3).join(' / '), work.remarks]
  return (
    <section className="search-best panel" aria-label={t.bestMatch}>
      {/* biome-ignore lint/a11y/useAnchorContent: the title beside it is the same link, with its name */}
      <a href={pages.detail(work.typeId, work.id)} className="pic" tabIndex={-1} aria-hidden="true">
        <Picture picture={work.poster} title={work.title} sizes="150px" eager />
      </a>
      <div className="flex min-w-0 flex-col">
        <div className="flex items-center gap-2.5">
          <h2 className="one">
            <a href={pages.detail(work.typeId, work.id)}>
              {why.by === 'title' || why.by === 'pinyin' ? <Marked pieces={why.marked} /> : work.title}
            </a>
          </h2>
          <Badge badge={work.badge} />
          {work.score !== null && <b className="search-score num">{work.score.toFixed(1)}</b>}
        </div>
        <p className="one mt-1 text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
        <p className="search-story">{work.content || work.blurb}</p>
        <WhyMatched why={why} />
        {work.episodes.length > 1 && (
          <EpisodeGrid
            label={strings.detail.episodes}
            perRow={EPISODES}
            words={strings.detail}
            episodes={work.episodes.slice(0, EPISODES).map(episode => ({
              level: episode.level,
              href: pages.vodPlayer(work.typeId, work.id, episode.level),
              label: episode.label,
              name: episodeName(work, episode, strings),
              mark: episode.kind === 'preview' ? 'preview' : episode.vip ? 'vip' : null,
              seen: false,
              current: episode.level === seen?.level,
            }))}
          />
        )}
        <div className="mt-auto flex gap-2.5 pt-4">
          {level !== undefined && (
            <ButtonLink kind="primary" href={pages.vodPlayer(work.typeId, work.id, level)}>
              <Play size={16} className="fill" />
              {seen ? fill(strings.detail.resume, { remarks: seen.remarks, time: '' }).trim() : t.playFirst}
            </ButtonLink>
          )}
          <ButtonLink href={pages.detail(work.typeId, work.id)}>{t.detail}</ButtonLink>
          <Button kind="line" onClick={favorite}>
            <Bookmark size={16} />
            {strings.detail.favorite}
          </Button>
        </div>
      </div>
    </section>
  )
}
