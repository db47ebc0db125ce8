import type { VodDetail, VodEpisode } from '@xinghe/contract/client'
import { Tabs, Tag } from '@xinghe/ui'
import { useState } from 'react'
import { fill, useStrings } from '../core/zh.ts'
import { PlayerEpisodes } from './player-episodes.tsx'
import { PlayerLines } from './player-lines.tsx'
import type { PlayerSession } from './use-player.ts'
import { WorkStory } from './work-story.tsx'

interface PlayerPanelProps {
  work: VodDetail
  episode: VodEpisode
  session: PlayerSession
}

/** The panel beside the picture: episodes, lines, introduction. */
export function PlayerPanel({ work, episode, session }: PlayerPanelProps) {
  const t = useStrings()
  const [tab, setTab] = useState<'episodes' | 'lines' | 'intro'>('episodes')
  const total = work.totalEpisodes && !work.isFinished ? fill(t.detail.total, { n: work.totalEpisodes }) : ''
  const status = [work.remarks, total].filter(Boolean).join(' / ')
  const lines = work.lines.filter(line => episode.lineIds.includes(line.id))
  return (
    <aside className="side-panel" aria-label={t.player.panel}>
      <div className="side-panel-fill">
        <div className="side-panel-head">
          <h2>
            <span className="one">{work.title}</span>
            {work.badge === 'vip' && <Tag kind="vip">{t.card.vip}</Tag>}
          </h2>
          <p>
            {work.score !== null && <b className="num">{work.score.toFixed(1)}</b>}
            <span className="one">{[status, work.schedule].filter(Boolean).join(' · ')}</span>
          </p>
        </div>
        <Tabs
          label={t.player.panel}
          ruled
          className="side-panel-tabs"
          value={tab}
          onChange={setTab}
          tabs={[
            { name: 'episodes', label: t.player.episodes },
            { name: 'lines', label: t.player.lines, count: lines.length || undefined },
            { name: 'intro', label: t.player.intro },
          ]}
        >
          {tab === 'episodes' && <PlayerEpisodes work={work} episode={episode} session={session} />}
          {tab === 'lines' && <PlayerLines lines={lines} session={session} />}
          {tab === 'intro' && <WorkStory work={work} className="side-panel-body" />}
        </Tabs>
      </div>
    </aside>
  )
}
