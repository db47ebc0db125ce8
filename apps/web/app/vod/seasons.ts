import type { VodDetail, VodEpisode } from '@xinghe/contract/client'

/** Seasons that have one of these episodes, in order; specials (season 0) last. */
export function seasonsOf({ seasons }: VodDetail, episodes: readonly VodEpisode[]): VodDetail['seasons'] {
  const present = new Set(episodes.map(episode => episode.season))
  const rank = (number: number) => (number === 0 ? Number.POSITIVE_INFINITY : number)
  return seasons.filter(season => present.has(season.number)).sort((a, b) => rank(a.number) - rank(b.number))
}
