import { pages, type VodCard, type VodDetail, type VodEpisode } from '@xinghe/contract/client'
import { useNavigate } from 'react-router'
import { useStrings } from '../core/zh.ts'
import { DanmakuBar } from '../danmaku/danmaku-bar.tsx'
import { PlayerAnchors } from '../promo/player-anchors.tsx'
import { nextEpisode } from './episode-list.ts'
import { playTarget } from './playable-episode.ts'
import { PlayerAbout } from './player-about.tsx'
import { PlayerPanel } from './player-panel.tsx'
import { PlayerRelated } from './player-related.tsx'
import { PlayerTitle } from './player-title.tsx'
import { usePlayEvents } from './use-play-events.ts'
import { usePlayer } from './use-player.ts'
import { useReport } from './use-report.ts'

interface PlayerViewProps {
  work: VodDetail
  episode: VodEpisode
  related: VodCard[]
}

/** The stage (picture and panel share one frame and one height) and what stands below it. */
export function PlayerView({ work, episode, related }: PlayerViewProps) {
  const t = useStrings()
  const navigate = useNavigate()
  const next = nextEpisode(work.episodes, episode.level)
  const target = playTarget(work, episode, t)
  const session = usePlayer(target)
  const report = useReport(session.player, target)
  usePlayEvents(session, target, {
    goNext() {
      if (next) void navigate(pages.vodPlayer(work.typeId, work.id, next.level), { preventScrollReset: true })
    },
    report,
  })
  return (
    <div className="wrap">
      <div className="stage">
        <div className="stage-main">
          <div className="stage-picture" style={{ ['--picture' as string]: work.backdrop?.color }}>
            {work.backdrop && (
              <img
                src={work.backdrop.src}
                {...(work.backdrop.srcset && { srcSet: work.backdrop.srcset })}
                sizes="72vw"
                alt=""
                fetchPriority="high"
              />
            )}
            <div ref={session.host} className="stage-host" />
            <PlayerAnchors player={session.player} state={session.state} />
          </div>
          <DanmakuBar
            player={session.player}
            target={{ id: work.id, level: episode.level }}
            total={session.danmakuTotal}
          />
        </div>
        <PlayerPanel work={work} episode={episode} session={session} />
      </div>
      <PlayerTitle work={work} episode={episode} player={session.player} onReport={report} />
      <div className="stage-below">
        <PlayerAbout work={work} />
        <PlayerRelated work={work} initial={related} />
      </div>
    </div>
  )
}
