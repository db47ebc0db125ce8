import { h, setAttributes } from '../dom.ts'
import type { SpriteCue } from '../features/storyboard.ts'
import { spriteAt } from '../features/storyboard.ts'
import { clamp, clock, fill } from '../format.ts'
import type { Stage } from '../stage.ts'

const TIP_WIDTH = 160
const KEY_STEP_SEC = 5

/** The seek bar: played, buffered, heat above it, a preview picture under the pointer. */
export class SeekBar {
  readonly element: HTMLElement
  readonly #stage: Stage
  readonly #buffered = h('i', {})
  readonly #played = h('b', {})
  readonly #knob = h('u', {})
  readonly #tipTime = h('em', {})
  readonly #tipPicture = h('div', { class: 'pl-tip-pic' })
  readonly #tip = h('div', { class: 'pl-tip', hidden: true })
  readonly #heat = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  readonly #bar: HTMLElement
  #sprites: readonly SpriteCue[] = []
  #dragSec: number | null = null

  constructor(stage: Stage) {
    this.#stage = stage
    this.#tip.append(this.#tipPicture, this.#tipTime)
    this.#heat.setAttribute('class', 'pl-heat')
    this.#heat.setAttribute('viewBox', '0 0 1000 26')
    this.#heat.setAttribute('preserveAspectRatio', 'none')
    this.#heat.setAttribute('aria-hidden', 'true')
    this.#bar = h(
      'div',
      { class: 'pl-seek', role: 'slider', tabindex: 0, 'aria-label': stage.strings.progress, 'aria-valuemin': 0 },
      h('div', { class: 'pl-track' }, this.#buffered, this.#played),
      this.#knob,
      this.#tip,
    )
    this.element = h('div', { class: 'pl-seek-box' }, this.#heat, this.#bar)
    this.#bindPointer()
    this.#bar.addEventListener('keydown', event => this.#onKey(event))
    stage.bus.on('time', () => this.#paint())
    stage.bus.on('opening', () => this.#paint())
    stage.video.addEventListener('progress', () => this.#paint(), { signal: stage.signal })
    stage.video.addEventListener('durationchange', () => this.#paint(), { signal: stage.signal })
    this.#paint()
  }

  setStoryboard(sprites: readonly SpriteCue[]): void {
    this.#sprites = sprites
  }

  /** Shares of 1, in equal parts of the episode; empty hides the curve. */
  setHeat(shares: readonly number[]): void {
    const step = 1000 / Math.max(1, shares.length - 1)
    const points = shares.map((share, index) => `L${Math.round(index * step)} ${(24 - share * 21).toFixed(1)}`)
    this.#heat.innerHTML = shares.length > 1 ? `<path d="M0 26${points.join('')}L1000 26Z"/>` : ''
  }

  #paint(): void {
    const { playback, video, strings } = this.#stage
    const durationSec = playback.durationSec
    const atSec = this.#dragSec ?? playback.positionSec
    const share = durationSec > 0 ? clamp(atSec / durationSec, 0, 1) : 0
    this.#played.style.transform = `scaleX(${share})`
    this.#knob.style.transform = `translateX(${share * 100}%)`
    this.#buffered.style.transform = `scaleX(${durationSec > 0 ? clamp(this.#bufferedEnd(video) / durationSec, 0, 1) : 0})`
    setAttributes(this.#bar, {
      'aria-valuemax': Math.floor(durationSec),
      'aria-valuenow': Math.floor(Math.min(atSec, durationSec)),
      'aria-valuetext': fill(strings.progressText, { at: clock(atSec), of: clock(durationSec) }),
    })
  }

  #bufferedEnd(video: HTMLVideoElement): number {
    for (let i = 0; i < video.buffered.length; i += 1) {
      if (video.buffered.start(i) <= video.currentTime + 0.5 && video.currentTime <= video.buffered.end(i))
        return video.buffered.end(i) - this.#stage.playback.offsetSec
    }
    return 0
  }

  #bindPointer(): void {
    const bar = this.#bar
    const secAt = (event: PointerEvent) => {
      const box = bar.getBoundingClientRect()
      return clamp((event.clientX - box.left) / box.width, 0, 1) * this.#stage.playback.durationSec
    }
    bar.addEventListener('pointerdown', event => {
      if (event.button !== 0 || this.#stage.playback.durationSec <= 0) return
      bar.setPointerCapture(event.pointerId)
      this.#dragSec = secAt(event)
      this.#paint()
    })
    bar.addEventListener('pointermove', event => {
      if (this.#dragSec !== null) {
        this.#dragSec = secAt(event)
        this.#paint()
      }
      this.#showTip(secAt(event))
    })
    bar.addEventListener('pointerup', () => {
      if (this.#dragSec === null) return
      this.#stage.playback.seek(this.#dragSec)
      this.#dragSec = null
    })
    bar.addEventListener('pointercancel', () => {
      this.#dragSec = null
      this.#paint()
    })
    bar.addEventListener('pointerleave', () => {
      this.#tip.hidden = true
    })
  }

  #showTip(sec: number): void {
    const { durationSec } = this.#stage.playback
    if (durationSec <= 0) return
    const width = this.#bar.clientWidth
    const sprite = spriteAt(this.#sprites, sec)
    this.#tipTime.textContent = clock(sec)
    this.#tip.hidden = false
    this.#tip.classList.toggle('pl-tip-bare', sprite === null)
    const half = sprite ? TIP_WIDTH / 2 : 28
    this.#tip.style.left = `${clamp((sec / durationSec) * width, half, width - half)}px`
    if (!sprite) return
    const scale = TIP_WIDTH / sprite.width
    Object.assign(this.#tipPicture.style, {
      width: `${sprite.width}px`,
      height: `${sprite.height}px`,
      zoom: String(scale),
      backgroundImage: `url("${sprite.url}")`,
      backgroundPosition: `-${sprite.x}px -${sprite.y}px`,
    })
  }

  #onKey(event: KeyboardEvent): void {
    const { playback } = this.#stage
    const step = { ArrowLeft: -KEY_STEP_SEC, ArrowRight: KEY_STEP_SEC, PageDown: -30, PageUp: 30 }[event.key]
    if (step !== undefined) playback.seek(playback.positionSec + step)
    else if (event.key === 'Home') playback.seek(0)
    else if (event.key === 'End') playback.seek(playback.durationSec)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}
