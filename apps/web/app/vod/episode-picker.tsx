import { pages, type VodDetail, type VodEpisode } from '@xinghe/contract/client'
import { Chip, Empty, EpisodeGrid, LinePicker } from '@xinghe/ui'
import { ArrowDownUp } from 'lucide-react'
import { useState } from 'react'
import { fill, useStrings } from '../core/zh.ts'
import { useHistory } from '../library/history.ts'
import { Choices } from './choices.tsx'
import { rangesOf } from './episode-list.ts'
import { episodeName } from './episode-name.ts'
import { FoldRow } from './fold-row.tsx'
import { seenLevels } from './play-history.ts'
import { seasonsOf } from './seasons.ts'

const PER_ROW = 12
const RANGE = 60
/** Shorter seasons are shown as a whole. */
const LONGEST = 100

const none: ReadonlySet<number> = new Set()

/** Episodes by season and range, in either order, of the line that is chosen. */
export function EpisodePicker({ work, episodes }: { work: VodDetail; episodes: readonly VodEpisode[] }) {
  const strings = useStrings()
  const t = strings.detail
  const watched = useHistory().find(entry => entry.type === 'vod' && entry.id === work.id)?.level
  // Not before the HTML was taken over: there `watched` is unknown too.
  const seen = watched === undefined ? none : seenLevels(work.id)
  const seasons = seasonsOf(work, episodes)
  const [chosenSeason, setSeason] = useState<number | null>(null)
  const [chosenRange, setRange] = useState<number | null>(null)
  const [isReversed, setReversed] = useState(false)
  const [line, setLine] = useState(work.lines[0]?.id ?? 0)
  if (episodes.length === 0) return <Empty kind="none" title={t.noEpisodes} hint={t.noEpisodesHint} />
  const at = episodes.find(episode => episode.level === watched)
  const season = chosenSeason ?? at?.season ?? seasons[0]?.number
  const inSeason = seasons.length > 1 ? episodes.filter(episode => episode.season === season) : episodes
  const ranges = rangesOf(inSeason, RANGE, LONGEST)
  const range = chosenRange ?? Math.max(0, at ? ranges.findIndex(one => one.episodes.includes(at)) : 0)
  const shown = (ranges[range] ?? ranges[0])?.episodes ?? []
  return (
    <>
      <div className="episode-tools">
        {work.lines.length > 1 && (
          <>
            <span className="episode-tools-name">{t.line}</span>
            <FoldRow value={line}>
              <LinePicker label={t.line} lines={work.lines} value={line} onChange={setLine} />
            </FoldRow>
          </>
        )}
        {shown.length > 1 && (
          <Chip onClick={() => setReversed(!isReversed)}>
            <ArrowDownUp size={14} />
            {isReversed ? t.ascending : t.reverse}
          </Chip>
        )}
      </div>
      {seasons.length > 1 && (
        <Choices
          label={t.seasons}
          names={seasons.map(one => one.title || fill(t.season, { n: one.number }))}
          value={seasons.findIndex(one => one.number === season)}
          onChange={index => {
            setSeason(seasons[index]?.number ?? null)
            setRange(0)
          }}
        />
      )}
      {ranges.length > 1 && (
        <Choices label={t.ranges} names={ranges.map(one => one.label)} value={range} onChange={setRange} />
      )}
      <EpisodeGrid
        label={t.episodes}
        perRow={PER_ROW}
        words={t}
        episodes={(isReversed ? shown.toReversed() : shown).map(episode => ({
          level: episode.level,
          href: address(work, episode, line),
          label: episode.label,
          name: episodeName(work, episode, strings),
          mark: episode.kind === 'preview' ? 'preview' : episode.vip ? 'vip' : null,
          seen: seen.has(episode.level),
          current: episode.level === watched,
        }))}
      />
    </>
  )
}

/** The first line that has an episode plays it anyway; another one is asked for by name. */
function address(work: VodDetail, episode: VodEpisode, line: number): string {
  const path = pages.vodPlayer(work.typeId, work.id, episode.level)
  return line === work.lines[0]?.id || !episode.lineIds.includes(line) ? path : `${path}?line=${line}`
}
