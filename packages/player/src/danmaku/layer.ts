import type { DanmakuRow } from '@xinghe/contract/client'
import { h } from '../dom.ts'
import { clamp } from '../format.ts'
import { firstFrom, isBlocked, onScreenLimit } from './filter.ts'
import {
  emptyLanes,
  findFixedLane,
  findScrollLane,
  type Lane,
  soonestLane,
  takeFixedLane,
  takeScrollLane,
} from './lanes.ts'
import type { DanmakuSettings } from './settings.ts'

const CROSSING_MS = 9000
const STANDING_MS = 4500
const LINE_HEIGHT = 1.58
const BOX_PADDING_PX = 19
/** A jump of the clock that is no playing: the texts between are not caught up. */
const JUMP_MS = 1500

interface Source {
  rows: readonly DanmakuRow[]
  /** Milliseconds the line runs later than the episode's clock. */
  offsetMs: number
}

/** Draws danmaku over the picture: DOM texts moved by the compositor, timed by the video's own clock. */
export class DanmakuLayer {
  readonly element = h('div', { class: 'pl-dm', 'aria-hidden': 'true' })
  readonly #video: HTMLVideoElement
  readonly #measure = document.createElement('canvas').getContext('2d')
  readonly #moving = new Set<Animation>()
  #settings: DanmakuSettings
  #source: Source = { rows: [], offsetMs: 0 }
  #lanes: Record<DanmakuRow['mode'], Lane[]> = { scroll: [], top: [], bottom: [] }
  #size = { width: 0, height: 0, font: 19, lane: 30 }
  #lastMs = 0
  #frame = 0

  constructor(video: HTMLVideoElement, settings: DanmakuSettings, signal: AbortSignal) {
    this.#video = video
    this.#settings = settings
    const listen = (name: string, react: () => void) => video.addEventListener(name, react, { signal })
    for (const name of ['playing', 'ratechange', 'pause', 'waiting', 'ended']) listen(name, () => this.#sync())
    listen('seeking', () => this.clear())
    const resize = new ResizeObserver(() => this.#fit())
    resize.observe(this.element)
    signal.addEventListener('abort', () => {
      resize.disconnect()
      this.clear()
      cancelAnimationFrame(this.#frame)
    })
    this.configure(settings)
  }

  setSource(source: Source): void {
    this.#source = source
  }

  configure(settings: DanmakuSettings): void {
    const before = this.#settings
    this.#settings = settings
    this.element.hidden = !settings.on
    this.element.style.opacity = String(settings.opacity)
    const isMoved = (['on', 'size', 'area', 'speed'] as const).some(name => before[name] !== settings[name])
    if (isMoved) this.clear()
    for (const text of [...this.element.children]) if (isBlocked(text.textContent ?? '', settings.block)) text.remove()
    this.#fit()
    this.#sync()
  }

  /** Shows one text now, whatever else is on screen. */
  show(row: DanmakuRow): void {
    if (this.#settings.on) this.#place(row, this.#nowMs(), true)
  }

  clear(): void {
    for (const animation of [...this.#moving]) animation.cancel()
    this.#moving.clear()
    this.element.replaceChildren()
    this.#resetLanes()
    this.#lastMs = this.#nowMs()
  }

  #nowMs(): number {
    return this.#video.currentTime * 1000
  }

  #fit(): void {
    const width = this.element.clientWidth
    // Texts on their way were measured for the other width.
    if (width !== this.#size.width && this.#size.width > 0) this.clear()
    const fullHeight = this.element.parentElement?.clientHeight ?? 0
    const font = Math.round(clamp(fullHeight / 29, 15, 34) * this.#settings.size)
    const height = Math.max(0, fullHeight * this.#settings.area - 10)
    this.#size = { width, height, font, lane: Math.round(font * LINE_HEIGHT) }
    this.element.style.height = `${height}px`
    this.element.style.fontSize = `${font}px`
    this.element.style.lineHeight = `${this.#size.lane}px`
    if (this.#measure) this.#measure.font = `400 ${font}px ${getComputedStyle(this.element).fontFamily}`
    if (this.#lanes.scroll.length !== this.#laneCount()) this.#resetLanes()
  }

  #laneCount(): number {
    return Math.max(1, Math.floor(this.#size.height / this.#size.lane))
  }

  #resetLanes(): void {
    const count = this.#laneCount()
    this.#lanes = { scroll: emptyLanes(count), top: emptyLanes(count), bottom: emptyLanes(count) }
  }

  /** Texts move exactly while the picture does. */
  #sync(): void {
    const { paused, ended, readyState, playbackRate } = this.#video
    const runs = !paused && !ended && readyState > 2 && this.#settings.on
    for (const animation of this.#moving) {
      animation.playbackRate = playbackRate
      if (runs) animation.play()
      else animation.pause()
    }
    cancelAnimationFrame(this.#frame)
    if (runs) this.#frame = requestAnimationFrame(() => this.#tick())
  }

  #tick(): void {
    const now = this.#nowMs()
    const { rows, offsetMs } = this.#source
    const from = this.#lastMs
    this.#lastMs = now
    if (now > from && now - from < JUMP_MS) {
      for (let i = firstFrom(rows, from - offsetMs); i < rows.length; i += 1) {
        const row = rows[i]
        if (!row || row.timeMs + offsetMs >= now) break
        if (!isBlocked(row.text, this.#settings.block)) this.#place(row, now, false)
      }
    }
    this.#frame = requestAnimationFrame(() => this.#tick())
  }

  #place(row: DanmakuRow, atMs: number, isForced: boolean): void {
    const lanes = this.#lanes[row.mode]
    if (!isForced && !row.mine && this.#moving.size >= onScreenLimit(this.#settings.density, lanes.length)) return
    const width = this.#widthOf(row)
    const passage = { atMs, stayMs: CROSSING_MS / this.#settings.speed, width, viewWidth: this.#size.width }
    const free = row.mode === 'scroll' ? findScrollLane(lanes, passage) : findFixedLane(lanes, atMs)
    if (free < 0 && !isForced) return
    const lane = free < 0 ? soonestLane(lanes) : free
    const text = this.#append(row, lane)
    if (row.mode === 'scroll') {
      takeScrollLane(lanes, lane, passage)
      this.#move(text, [`translateX(${this.#size.width}px)`, `translateX(${-width - 4}px)`], passage.stayMs)
    } else {
      takeFixedLane(lanes, lane, atMs, STANDING_MS)
      const middle = `translateX(${Math.max(0, (this.#size.width - width) / 2)}px)`
      this.#move(text, [middle, middle], STANDING_MS)
    }
  }

  #widthOf(row: DanmakuRow): number {
    const width = this.#measure?.measureText(row.text).width ?? row.text.length * this.#size.font
    return Math.ceil(width) + (row.mine ? BOX_PADDING_PX : 0)
  }

  #append(row: DanmakuRow, lane: number): HTMLElement {
    const { height, lane: laneHeight } = this.#size
    const text = h('span', { class: row.mine ? 'pl-dm-mine' : '' }, row.text)
    text.style.color = row.color
    text.style.top = `${row.mode === 'bottom' ? Math.max(0, height - (lane + 1) * laneHeight) : lane * laneHeight}px`
    this.element.append(text)
    return text
  }

  #move(text: HTMLElement, transform: [string, string], duration: number): void {
    const animation = text.animate({ transform }, { duration, fill: 'both' })
    animation.playbackRate = this.#video.playbackRate
    this.#moving.add(animation)
    const end = () => {
      this.#moving.delete(animation)
      text.remove()
    }
    animation.addEventListener('finish', end)
    animation.addEventListener('cancel', end)
    if (this.#video.paused) animation.pause()
  }
}
