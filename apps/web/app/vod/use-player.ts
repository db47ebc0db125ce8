import type { VodDetail, VodEpisode } from '@xinghe/contract/client'
import type { LineStatus, Player, PlayerState } from '@xinghe/player'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { api } from '../core/api.ts'
import { useZh } from '../core/zh.ts'
import { resumeOf } from './play-history.ts'
import { loadEngine, takeGrant } from './player-preload.ts'

export interface PlayTarget {
  work: VodDetail
  episode: VodEpisode
  /** Name of the following episode for the countdown; null after the last. */
  nextLabel: string | null
}

export interface PlayerSession {
  /** The element the player lives in. */
  host: RefObject<HTMLDivElement | null>
  /** Null until its code has come. */
  player: Player | null
  state: PlayerState
  lines: LineStatus[]
  /** Danmaku of the whole episode; null until the first answer. */
  danmakuTotal: number | null
}

/** `?t=` seconds and `?line=` id of a link; they go with the next episode. */
function fromAddress(name: 't' | 'line'): number | null {
  const value = Number(new URLSearchParams(location.search).get(name) ?? Number.NaN)
  return Number.isFinite(value) && value >= 0 ? value : null
}

/** Keeps one player for the page and plays the given episode on it. */
export function usePlayer(target: PlayTarget): PlayerSession {
  const host = useRef<HTMLDivElement>(null)
  const latest = useRef(target)
  const { script } = useZh()
  const [player, setPlayer] = useState<Player | null>(null)
  const [state, setState] = useState<PlayerState>('idle')
  const [lines, setLines] = useState<LineStatus[]>([])
  const [danmakuTotal, setDanmakuTotal] = useState<number | null>(null)
  const [broken, setBroken] = useState<unknown>(null)
  const lineId = useRef<number | null>(null)
  latest.current = target
  if (broken !== null) throw broken

  useEffect(() => {
    let made: Player | null = null
    let isGone = false
    loadEngine().then(({ createPlayer, playerStrings }) => {
      if (isGone || !host.current) return
      made = createPlayer(host.current, { strings: playerStrings(script) })
      made.on('state', setState)
      made.on('lines', setLines)
      made.on('line', line => {
        if (line.cause === 'viewer') lineId.current = line.id
      })
      setPlayer(made)
    }, setBroken)
    return () => {
      isGone = true
      setPlayer(null)
      made?.destroy()
    }
  }, [script])

  const { id } = target.work
  const { level } = target.episode
  useEffect(() => {
    if (!player) return
    setDanmakuTotal(null)
    const { work, episode, nextLabel } = latest.current
    player.load({
      workKey: String(id),
      grant: () => takeGrant(id, level),
      danmaku: async piece => {
        const { list, total } = await api('danmaku.list', { type: 'vod', id, level, piece }, { quiet: true })
        setDanmakuTotal(total)
        return list
      },
      startSec: fromAddress('t'),
      resume: resumeOf(id, episode),
      isVip: episode.vip,
      introSec: work.introSec,
      outroSec: work.outroSec,
      nextLabel,
      poster: work.backdrop?.src ?? null,
      lineId: fromAddress('line') ?? lineId.current,
    })
  }, [player, id, level])

  return { host, player, state, lines, danmakuTotal }
}
