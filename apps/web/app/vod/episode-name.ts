import type { VodDetail, VodEpisode } from '@xinghe/contract/client'
import { fill, type Strings } from '../core/zh.ts'

/** 第 14 集 夜渡, 2024-09-24 期, 正片: how an episode is called in a sentence. */
export function episodeName(work: VodDetail, episode: VodEpisode, t: Strings): string {
  const words = [episodeShort(work, episode, t)]
  if (episode.title && !words[0]?.includes(episode.title)) words.push(episode.title)
  return words.join('　')
}

/** The same without its own title. */
export function episodeShort(work: VodDetail, episode: VodEpisode, t: Strings): string {
  const isOnly = work.episodes.filter(one => one.kind === 'main').length === 1
  if (episode.kind === 'main' && isOnly) return t.player.film
  const season = episode.season > 1 ? `${fill(t.detail.season, { n: episode.season })} ` : ''
  return season + (/^\d+$/.test(episode.label) ? fill(t.detail.episode, { n: episode.label }) : episode.label)
}
