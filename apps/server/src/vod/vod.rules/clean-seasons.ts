import { cut, plainLine } from '@xinghe/formats/plain-text'
import { isWebAddress } from './clean-parts.ts'
import { episodeLevel } from './levels.ts'
import type { EpisodeInput, LineInput, WorkInput } from './work-input.ts'

/** A season above the first, and specials, hold numbers below ten thousand, or levels would meet. */
const MAX_NUMBER = 9_999
/** Days as numbers (202409241) live in the first season. */
const MIN_DATE_NUMBER = 100_000_000
const MAX_EPISODES = 20_000

interface CleanEpisode {
  season: number
  number: number
  level: number
  title: string
  label: string
  kind: 'main' | 'preview' | 'extra'
  isVip: boolean
  durationSec: number | null
  airedAt: Date | null
}

interface CleanLine {
  group: number
  level: number
  nid: number
  assetId: string | null
  url: string | null
  /** Null leaves what an operator set. */
  offsetMs: number | null
}

export interface CleanSeasons {
  groups: { code: string; name: string }[]
  seasons: { titles: { number: number; title: string }[]; episodes: CleanEpisode[]; lines: CleanLine[] }
  episodeCount: number
}

/** Seasons, episodes and lines as flat rows; a Chinese sentence instead when the input contradicts itself. */
export function cleanSeasons(input: WorkInput): CleanSeasons | string {
  const groups = input.groups.map((group, index) => ({
    code: cut(plainLine(group.code), 60) || `line${index + 1}`,
    name: cut(plainLine(group.name ?? ''), 40),
  }))
  const positions = new Map(input.groups.map((group, index) => [group.code, index]))
  if (positions.size < groups.length) return '线路组的代码重复'
  const episodes = new Map<number, CleanEpisode>()
  const lines: CleanLine[] = []
  const nextNid = groups.map(() => 1)
  for (const season of input.seasons) {
    for (const episode of season.episodes) {
      if (!isNumberOf(season.number, episode.number)) continue
      const level = episodeLevel(season.number, episode.number)
      if (!episodes.has(level)) episodes.set(level, cleanEpisode(season.number, level, episode))
      for (const line of episode.lines) {
        const group = positions.get(line.group)
        if (group === undefined) return `没有代码为 ${line.group} 的线路组`
        const nid = line.nid ?? nextNid[group]!
        nextNid[group] = nid + 1
        const cleaned = cleanLine(line, group, level, nid)
        if (cleaned) lines.push(cleaned)
      }
    }
  }
  if (episodes.size > MAX_EPISODES) return `集数超过 ${MAX_EPISODES}`
  const titles = input.seasons.map(({ number, title }) => ({ number, title: cut(plainLine(title ?? ''), 100) }))
  const used = new Set([...episodes.values()].map(episode => episode.season))
  return {
    groups,
    seasons: {
      titles: [...new Map(titles.map(season => [season.number, season])).values()].filter(({ number }) =>
        used.has(number),
      ),
      episodes: [...episodes.values()],
      lines: [...new Map(lines.map(line => [`${line.group} ${line.nid}`, line])).values()],
    },
    episodeCount: [...episodes.values()].filter(episode => episode.kind === 'main' && episode.season > 0).length,
  }
}

function isNumberOf(season: number, number: number): boolean {
  if (!Number.isInteger(season) || !Number.isInteger(number) || season < 0 || season > 98 || number < 0) return false
  return number <= MAX_NUMBER || (season === 1 && number >= MIN_DATE_NUMBER && number <= 2_147_483_647)
}

function cleanEpisode(season: number, level: number, episode: EpisodeInput): CleanEpisode {
  const { durationSec } = episode
  return {
    season,
    number: episode.number,
    level,
    title: cut(plainLine(episode.title ?? ''), 200),
    label: cut(plainLine(episode.label ?? ''), 40) || String(episode.number),
    kind: episode.kind ?? 'main',
    isVip: episode.isVip ?? false,
    durationSec: durationSec && durationSec > 0 && durationSec < 360_000 ? Math.round(durationSec) : null,
    airedAt: episode.airedAt ?? null,
  }
}

/** Null for a line whose address no player may be sent to. */
function cleanLine(line: LineInput, group: number, level: number, nid: number): CleanLine | null {
  const { assetId, url, offsetMs = null } = line
  if (assetId !== undefined) return { group, level, nid, assetId, url: null, offsetMs }
  if (url === undefined || url.length > 2_000 || !isWebAddress(url)) return null
  return { group, level, nid, assetId: null, url, offsetMs }
}
