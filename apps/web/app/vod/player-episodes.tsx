import { pages, type VodDetail, type VodEpisode } from '@xinghe/contract/client'
import { Chip, EpisodeGrid, type EpisodeItem, LinePicker } from '@xinghe/ui'
import { ArrowDownUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { fill, useStrings } from '../core/zh.ts'
import { Choices } from './choices.tsx'
import { rangesOf } from './episode-list.ts'
import { episodeName } from './episode-name.ts'
import { FoldRow } from './fold-row.tsx'
import { seenLevels } from './play-history.ts'
import { seasonsOf } from './seasons.ts'
import type { PlayerSession } from './use-player.ts'
import { VipStrip } from './vip-strip.tsx'
import { WorkStory } from './work-story.tsx'

interface PlayerEpisodesProps {
  work: VodDetail
  episode: VodEpisode
  session: PlayerSession
}

/** Lines, seasons, ranges and the grid of episodes. */
export function PlayerEpisodes({ work, episode, session }: PlayerEpisodesProps) {
  const t = useStrings()
  const [season, setSeason] = useState(episode.season)
  const [rangeAt, setRangeAt] = useState<number | null>(null)
  const [isReversed, setReversed] = useState(false)
  const seen = useSeen(work.id, episode.level)
  useEffect(() => {
    setSeason(episode.season)
    setRangeAt(null)
  }, [episode.season])
  const seasons = seasonsOf(work, work.episodes)
  const ranges = rangesOf(work.episodes.filter(one => one.season === season))
  const current = ranges.findIndex(range => range.episodes.some(one => one.level === episode.level))
  const shown = ranges[rangeAt ?? Math.max(0, current)]?.episodes ?? []
  const items = (isReversed ? shown.toReversed() : shown).map(
    (one): EpisodeItem => ({
      level: one.level,
      href: pages.vodPlayer(work.typeId, work.id, one.level),
      label: one.label,
      name: episodeName(work, one, t),
      mark: one.kind === 'preview' ? 'preview' : one.vip ? 'vip' : null,
      seen: seen.has(one.level) && one.level !== episode.level,
      current: one.level === episode.level,
    }),
  )
  const seasonChips = seasons.length > 1 && (
    <Choices
      label={t.detail.seasons}
      names={seasons.map(one => one.title || fill(t.detail.season, { n: one.number }))}
      value={seasons.findIndex(one => one.number === season)}
      onChange={at => {
        setSeason(seasons[at]?.number ?? episode.season)
        setRangeAt(null)
      }}
    />
  )
  return (
    <div className="side-panel-body">
      <EpisodeLines work={work} episode={episode} session={session} />
      {ranges.length > 1 && seasonChips && <div className="mb-2">{seasonChips}</div>}
      {(shown.length > 1 || seasons.length > 1) && (
        <div className="side-panel-ranges">
          {ranges.length > 1 || seasons.length < 2 ? (
            <Choices
              label={t.detail.ranges}
              names={ranges.map(range => range.label)}
              value={rangeAt ?? Math.max(0, current)}
              onChange={setRangeAt}
            />
          ) : (
            seasonChips
          )}
          {shown.length > 1 && (
            <Chip onClick={() => setReversed(!isReversed)}>
              <ArrowDownUp size={14} aria-hidden="true" />
              {isReversed ? t.detail.ascending : t.detail.reverse}
            </Chip>
          )}
        </div>
      )}
      <EpisodeGrid
        label={t.player.episodes}
        episodes={items}
        perRow={work.episodes.length === 1 ? 3 : 6}
        playing={work.episodes.length > 1}
        words={{ vip: t.detail.vip, preview: t.detail.preview }}
      />
      <VipStrip episodes={work.episodes} />
      {work.episodes.length === 1 && <WorkStory work={work} className="mt-5" />}
    </div>
  )
}

/** Read after hydration: the server knows nobody's history. */
function useSeen(workId: number, level: number): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the episode before was seen when another one begins
  useEffect(() => setSeen(seenLevels(workId)), [workId, level])
  return seen
}

function EpisodeLines({ work, episode, session }: PlayerEpisodesProps) {
  const t = useStrings().player
  const states = new Map(session.lines.map(line => [line.id, line.state]))
  const lines = work.lines.filter(line => episode.lineIds.includes(line.id))
  const playing = session.lines.find(line => line.state === 'playing')?.id ?? lines[0]?.id
  if (lines.length < 2 || playing === undefined) return null
  const items = lines.map(({ id, name }) =>
    states.get(id) === 'dead' ? { id, name, state: 'dead' as const } : { id, name },
  )
  return (
    <div className="mb-3.5">
      <FoldRow value={playing}>
        <LinePicker label={t.lines} lines={items} value={playing} onChange={id => session.player?.chooseLine(id)} />
      </FoldRow>
    </div>
  )
}
