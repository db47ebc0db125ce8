import type { VodDetail, VodEpisode } from '@xinghe/contract/client'
import type { Episode } from '@xinghe/player'
import { api } from '../core/api.ts'
import { resumeOf } from './play-history.ts'
import { takeGrant } from './player-preload.ts'

export interface PlayTarget {
  work: VodDetail
  episode: VodEpisode
  /** Name of the following episode for the countdown; null after the last. */
  nextLabel: string | null
}

/** `?t=` seconds and `?line=` id of a link; they go with the next episode. */
function fromAddress(name: 't' | 'line'): number | null {
  const value = Number(new URLSearchParams(location.search).get(name) ?? Number.NaN)
  return Number.isFinite(value) && value >= 0 ? value : null
}

/** What the player needs to know about an episode. `onTotal` hears how many danmaku it has. */
export function playableEpisode(
  { work, episode, nextLabel }: PlayTarget,
  lineId: number | null,
  onTotal: (total: number) => void,
): Episode {
  const { id } = work
  const { level } = episode
  return {
    workKey: String(id),
    grant: () => takeGrant(id, level),
    danmaku: async piece => {
      const { list, total } = await api('danmaku.list', { type: 'vod', id, level, piece }, { quiet: true })
      onTotal(total)
      return list
    },
    startSec: fromAddress('t'),
    resume: resumeOf(id, episode),
    isVip: episode.vip,
    introSec: work.introSec,
    outroSec: work.outroSec,
    nextLabel,
    poster: work.backdrop?.src ?? null,
    lineId: fromAddress('line') ?? lineId,
  }
}
