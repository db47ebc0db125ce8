import { button, h, relabel, setAttributes } from '../dom.ts'
import { clamp } from '../format.ts'
import { icon } from '../icons.ts'
import { readMemory, remember } from '../memory.ts'
import type { Stage } from '../stage.ts'

const KEY_STEP = 0.05

/** Loudness and mute; both are remembered, a start without sound that the browser forced is not. */
export class Volume {
  readonly element: HTMLElement
  readonly #stage: Stage
  readonly #mute: HTMLButtonElement
  readonly #level = h('i', {})
  readonly #slider: HTMLElement

  constructor(stage: Stage) {
    this.#stage = stage
    const { volume, muted } = readMemory()
    stage.video.volume = clamp(volume, 0, 1)
    stage.video.muted = muted
    this.#mute = button(stage.strings.mute, icon('volume'), () => this.toggleMute())
    this.#slider = h(
      'div',
      {
        class: 'pl-vol',
        role: 'slider',
        tabindex: 0,
        'aria-label': stage.strings.volume,
        'aria-valuemin': 0,
        'aria-valuemax': 100,
      },
      h('div', { class: 'pl-vol-track' }, this.#level),
    )
    this.element = h('div', { class: 'pl-vol-box' }, this.#mute, this.#slider)
    this.#bind()
    stage.video.addEventListener('volumechange', () => this.#paint(), { signal: stage.signal })
    this.#paint()
  }

  toggleMute(): void {
    const { video, playback } = this.#stage
    video.muted = !video.muted
    if (!video.muted && video.volume === 0) video.volume = 0.5
    playback.mutedStart = false
    remember({ muted: video.muted, volume: video.volume })
  }

  /** @param step share of the full loudness, negative for quieter */
  change(step: number): void {
    this.#set(this.#stage.video.volume + step)
    const percent = Math.round(this.#stage.video.volume * 100)
    this.#stage.hints.show('volume', {
      text: this.#stage.strings.volumeAt.replace('{percent}', String(percent)),
      stayMs: 1200,
    })
  }

  #set(volume: number): void {
    const { video, playback } = this.#stage
    video.volume = Math.round(clamp(volume, 0, 1) * 100) / 100
    video.muted = video.volume === 0
    playback.mutedStart = false
    remember({ volume: video.volume, muted: video.muted })
  }

  #bind(): void {
    const follow = (event: PointerEvent) => {
      const box = this.#slider.getBoundingClientRect()
      this.#set((event.clientX - box.left) / box.width)
    }
    this.#slider.addEventListener('pointerdown', event => {
      this.#slider.setPointerCapture(event.pointerId)
      follow(event)
    })
    this.#slider.addEventListener('pointermove', event => {
      if (this.#slider.hasPointerCapture(event.pointerId)) follow(event)
    })
    this.#slider.addEventListener('keydown', event => {
      const step = { ArrowLeft: -KEY_STEP, ArrowDown: -KEY_STEP, ArrowRight: KEY_STEP, ArrowUp: KEY_STEP }[event.key]
      if (step === undefined) return
      this.change(step)
      event.preventDefault()
      event.stopPropagation()
    })
  }

  #paint(): void {
    const { video, strings } = this.#stage
    const level = video.muted ? 0 : video.volume
    this.#level.style.transform = `scaleX(${level})`
    setAttributes(this.#slider, { 'aria-valuenow': Math.round(level * 100) })
    relabel(this.#mute, level === 0 ? strings.unmute : strings.mute, icon(level === 0 ? 'muted' : 'volume'))
  }
}
