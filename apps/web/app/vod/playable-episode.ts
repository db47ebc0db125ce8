import type { VodDetail, VodEpisode } from '@xinghe/contract/client'
import type { Episode } from '@xinghe/player'
import { api } from '../core/api.ts'
import type { Strings } from '../core/zh.ts'
import { nextEpisode } from './episode-list.ts'
import { episodeShort } from './episode-name.ts'
import { resumeOf } from './play-history.ts'
import { takeGrant } from './player-preload.ts'

export interface PlayTarget {
  work: VodDetail
  episode: VodEpisode
  /** Name of the following episode for the countdown; null after the last. */
  nextLabel: string | null
}

/** The episode to play, with the name of the one after it. */
export function playTarget(work: VodDetail, episode: VodEpisode, t: Strings): PlayTarget {
  const next = nextEpisode(work.episodes, episode.level)
  return { work, episode, nextLabel: next && episodeShort(work, next, t) }
}

/** `?t=` seconds and `?line=` id of a link; they go with the next episode. */
function fromAddress(search: URLSearchParams, name: 't' | 'line'): number | null {
  const value = Number(search.get(name) ?? Number.NaN)
  return Number.isFinite(value) && value >= 0 ? value : null
}

interface PlayWishes {
  /** Of the page that plays. */
  search: string
  lineId: number | null
  /** Hears how many danmaku the episode has. */
  onTotal(total: number): void
}

/** What the player needs to know about an episode. */
export function playableEpisode({ work, episode, nextLabel }: PlayTarget, wishes: PlayWishes): Episode {
  const search = new URLSearchParams(wishes.search)
  const { id } = work
  const { level } = episode
  return {
    workKey: String(id),
    grant: () => takeGrant(id, level),
    danmaku: async piece => {
      const { list, total } = await api('danmaku.list', { type: 'vod', id, level, piece }, { quiet: true })
      wishes.onTotal(total)
      return list
    },
    startSec: fromAddress(search, 't'),
    resume: resumeOf(id, episode),
    isVip: episode.vip,
    introSec: work.introSec,
    outroSec: work.outroSec,
    nextLabel,
    poster: work.backdrop?.src ?? null,
    lineId: fromAddress(search, 'line') ?? wishes.lineId,
  }
}
