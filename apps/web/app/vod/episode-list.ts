import type { VodEpisode } from '@xinghe/contract/client'

export interface EpisodeRange {
  /** 1–30 */
  label: string
  episodes: VodEpisode[]
}

/** Cuts a list longer than `longest` into ranges of `range`; a shorter one stays whole. */
export function rangesOf(episodes: readonly VodEpisode[], range = 30, longest = 40): EpisodeRange[] {
  const count = episodes.length <= longest ? 1 : Math.ceil(episodes.length / range)
  const size = count === 1 ? Math.max(1, episodes.length) : range
  return Array.from({ length: count }, (_, at) => {
    const part = episodes.slice(at * size, (at + 1) * size)
    const ends = [part[0]?.label ?? '', part.at(-1)?.label ?? '']
    return { label: ends[0] === ends[1] ? String(ends[0]) : ends.join('–'), episodes: part }
  })
}

/** The episode that follows: the next main one, across seasons. */
export function nextEpisode(episodes: readonly VodEpisode[], level: number): VodEpisode | null {
  const main = episodes.filter(episode => episode.kind === 'main').toSorted((a, b) => a.level - b.level)
  return main.find(episode => episode.level > level) ?? null
}
