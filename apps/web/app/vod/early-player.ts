import type { Player } from '@xinghe/player'
import { currentScript } from '../core/zh.ts'
import { type PlayTarget, playableEpisode } from './playable-episode.ts'
import { loadEngine } from './player-preload.ts'

/** A player that was begun before its page stands. */
export interface EarlyPlayer {
  player: Player
  /** Danmaku of the whole episode; null until the first answer. */
  danmakuTotal: number | null
  /** Takes over the news of it. */
  onTotal?: (total: number) => void
}

/** A page that is not there by then will not come. */
const PATIENCE_MS = 10_000
/** The stage's share of the window's width, and the shape of its picture. */
const STAGE_SHARE = 0.72
const STAGE_RATIO = 9 / 16

let early: { key: string; begun: EarlyPlayer; timer: ReturnType<typeof setTimeout> } | undefined

const keyOf = ({ work, episode }: PlayTarget) => `${work.id}/${episode.level} ${currentScript()}`

/**
 * Brings an episode as far as its first picture while the page around it is still being rendered: both take about the same
 * time, and the visitor waits for the picture. Nothing sounds before the page takes the player.
 * @param search of the page that will play
 */
export async function beginEarly(target: PlayTarget, search: string): Promise<void> {
  drop()
  const { createPlayer, playerStrings } = await loadEngine()
  drop()
  const strings = playerStrings(currentScript())
  const player = createPlayer({ strings, pictureHeight: innerWidth * STAGE_SHARE * STAGE_RATIO })
  const begun: EarlyPlayer = { player, danmakuTotal: null }
  const onTotal = (total: number) => {
    begun.danmakuTotal = total
    begun.onTotal?.(total)
  }
  player.load(playableEpisode(target, { search, lineId: null, onTotal }), { held: true })
  early = { key: keyOf(target), begun, timer: setTimeout(drop, PATIENCE_MS) }
}

/** The player begun for this episode, once; null when there is none. */
export function takeEarly(target: PlayTarget): EarlyPlayer | null {
  if (early?.key !== keyOf(target)) return null
  const { begun, timer } = early
  clearTimeout(timer)
  early = undefined
  return begun
}

function drop(): void {
  if (!early) return
  clearTimeout(early.timer)
  early.begun.player.destroy()
  early = undefined
}
