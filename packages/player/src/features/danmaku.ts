import type { DanmakuRow } from '@xinghe/contract/client'
import type { SeekBar } from '../chrome/seek-bar.ts'
import { heatOf } from '../danmaku/filter.ts'
import { DanmakuLayer } from '../danmaku/layer.ts'
import { Pieces } from '../danmaku/pieces.ts'
import { type DanmakuSettings, readDanmakuSettings, saveDanmakuSettings } from '../danmaku/settings.ts'
import type { Stage } from '../stage.ts'

/** Danmaku of the episode on screen: loads, draws, remembers settings, and lends its density to the seek bar. */
export class Danmaku {
  readonly layer: DanmakuLayer
  readonly #stage: Stage
  readonly #seekBar: SeekBar
  #settings = readDanmakuSettings()
  #pieces: Pieces | null = null

  constructor(stage: Stage, seekBar: SeekBar) {
    this.#stage = stage
    this.#seekBar = seekBar
    this.layer = new DanmakuLayer(stage.video, this.#settings, stage.signal)
    stage.bus.on('opening', ({ episode }) => {
      this.#pieces?.close()
      this.#pieces = new Pieces(episode.danmaku, () => this.#feed())
      this.layer.clear()
      this.#feed()
    })
    stage.bus.on('firstFrame', () => this.#pieces?.around(stage.playback.positionSec))
    stage.bus.on('lines', () => this.#feed())
    stage.bus.on('time', ({ positionSec }) => {
      if (this.#settings.on && stage.playback.state === 'playing') this.#pieces?.around(positionSec)
    })
  }

  get settings(): DanmakuSettings {
    return this.#settings
  }

  configure(change: Partial<DanmakuSettings>): void {
    this.#settings = saveDanmakuSettings(change)
    this.layer.configure(this.#settings)
    this.#stage.bus.emit('danmaku', this.#settings)
  }

  toggle(): void {
    const { strings, hints } = this.#stage
    this.configure({ on: !this.#settings.on })
    hints.show('danmaku', { text: this.#settings.on ? strings.danmakuOn : strings.danmakuOff, stayMs: 1500 })
  }

  /** The viewer's own: on screen at once, and again when this place is played again. */
  add(row: DanmakuRow): void {
    const own = { ...row, mine: true }
    this.layer.show(own)
    this.#pieces?.add({ ...own, timeMs: Math.min(own.timeMs, this.#stage.playback.positionSec * 1000 - 1) })
    this.#feed()
  }

  #feed(): void {
    const { playback } = this.#stage
    const rows = this.#pieces?.rows ?? []
    this.layer.setSource({ rows, offsetMs: playback.line?.offsetMs ?? 0 })
    const isWhole = this.#pieces?.isComplete(playback.durationSec) ?? false
    this.#seekBar.setHeat(isWhole ? heatOf(rows, playback.durationSec * 1000) : [])
  }
}
