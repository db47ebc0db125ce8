import type { VodDetail, VodEpisode } from '@xinghe/contract/client'
import type { Player } from '@xinghe/player'
import { toast } from '@xinghe/ui'
import { Bookmark, Flag, Play, Share2, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { copyText } from '../core/clipboard.ts'
import { clock, count, timeLabel } from '../core/format.ts'
import { fill, useStrings } from '../core/zh.ts'
import { useFavorite } from '../library/use-favorite.ts'
import { episodeName } from './episode-name.ts'
import { useUps } from './use-ups.ts'

interface PlayerTitleProps {
  work: VodDetail
  episode: VodEpisode
  player: Player | null
  onReport(): void
}

/** Name, facts and what can be done with the work. */
export function PlayerTitle({ work, episode, player, onReport }: PlayerTitleProps) {
  const t = useStrings()
  const favorite = useFavorite(work.id)
  const facts = [work.genres.join(' · '), [work.year, work.area].filter(Boolean).join(' · ')].filter(Boolean)
  return (
    <div className="player-title">
      <div className="min-w-0">
        <h1 className="one">
          {fill(t.player.episodeTitle, { title: work.title, episode: episodeName(work, episode, t) })}
        </h1>
        <p>
          {work.hits > 0 && (
            <span className="flex items-center gap-1">
              <Play size={14} aria-hidden="true" />
              {fill(t.player.plays, { n: count(work.hits, t.count) })}
            </span>
          )}
          {facts.map(fact => (
            <span key={fact}>{fact}</span>
          ))}
          <Updated at={work.updatedAt} />
        </p>
      </div>
      <div className="player-acts">
        <UpButton work={work} />
        <Act icon={<Bookmark size={20} />} onClick={favorite}>
          {t.player.favorite}
        </Act>
        <Act icon={<Share2 size={20} />} onClick={() => share(player, t)}>
          {t.player.share}
        </Act>
        <Act icon={<Flag size={20} />} onClick={onReport}>
          {t.player.report}
        </Act>
      </div>
    </div>
  )
}

function Act({ icon, onClick, children }: { icon: ReactNode; onClick(): void; children: ReactNode }) {
  return (
    <button type="button" className="act" onClick={onClick}>
      {icon}
      {children}
    </button>
  )
}

function UpButton({ work }: { work: VodDetail }) {
  const t = useStrings()
  const { ups, isGiven, give } = useUps(work)
  return (
    <button
      type="button"
      className="act"
      aria-label={ups > 0 ? `${t.player.up} ${count(ups, t.count)}` : t.player.up}
      aria-pressed={isGiven}
      onClick={give}
    >
      <ThumbsUp size={20} />
      {ups > 0 ? count(ups, t.count) : t.player.up}
    </button>
  )
}

/** Depends on the clock: the cached page says it for the moment it was made, the browser corrects it. */
function Updated({ at }: { at: number }) {
  const t = useStrings()
  const when = timeLabel(at, Date.now() / 1000, t.time)
  return <span suppressHydrationWarning>{fill(t.player.updated, { when })}</span>
}

function share(player: Player | null, t: ReturnType<typeof useStrings>): void {
  const at = Math.floor(player?.positionSec ?? 0)
  const url = new URL(location.pathname, location.origin)
  if (at > 0) url.searchParams.set('t', String(at))
  void copyText(url.href).then(isDone => {
    if (!isDone) toast.warn(fill(t.player.copyFailed, { text: url.href }))
    else toast.ok(at > 0 ? fill(t.player.shared, { at: clock(at) }) : t.detail.copied)
  })
}
