import type { LineStatus, Player, PlayerState } from '@xinghe/player'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useZh } from '../core/zh.ts'
import { type EarlyPlayer, takeEarly } from './early-player.ts'
import { type PlayTarget, playableEpisode } from './playable-episode.ts'
import { loadEngine } from './player-preload.ts'

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

const keyOf = ({ work, episode }: PlayTarget) => `${work.id}/${episode.level}`

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

  const { id } = target.work
  const { level } = target.episode
  const loaded = useRef('')
  const play = (on: Player) => {
    const key = keyOf(latest.current)
    if (loaded.current === key) return
    loaded.current = key
    setDanmakuTotal(null)
    const onTotal = (total: number) => loaded.current === key && setDanmakuTotal(total)
    on.load(playableEpisode(latest.current, { search: location.search, lineId: lineId.current, onTotal }))
  }
  const takeOver = (early: EarlyPlayer) => {
    const key = keyOf(latest.current)
    loaded.current = key
    setDanmakuTotal(early.danmakuTotal)
    early.onTotal = total => loaded.current === key && setDanmakuTotal(total)
    // What failed meanwhile says so, and waits for the viewer to try again.
    if (early.player.state !== 'failed') early.player.play()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `play` reads what is on screen when it is called
  useLayoutEffect(() => {
    let made: Player | null = null
    let isGone = false
    loadEngine().then(({ createPlayer, playerStrings }) => {
      if (isGone || !host.current) return
      const early = takeEarly(latest.current)
      made = early?.player ?? createPlayer({ strings: playerStrings(script) })
      host.current.replaceChildren(made.root)
      setState(made.state)
      setLines(made.lines)
      made.on('state', setState)
      made.on('lines', setLines)
      made.on('line', line => {
        if (line.cause === 'viewer') lineId.current = line.id
      })
      // Not only after the next rendering: the first picture waits for this.
      if (early) takeOver(early)
      else play(made)
      setPlayer(made)
    }, setBroken)
    return () => {
      isGone = true
      loaded.current = ''
      setPlayer(null)
      made?.destroy()
    }
  }, [script])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another episode, not another rendering, plays anew
  useEffect(() => {
    if (player) play(player)
  }, [player, id, level])

  return { host, player, state, lines, danmakuTotal }
}
