const FIRST_FRAME_MS = 8000
/** More patience once the playlist has come: the line answers, it is only slow. */
const FIRST_FRAME_SLOW_MS = 20_000
const STALL_MS = 15_000
const LOOK_EVERY_MS = 1000

/** Notices lines that say nothing: no first picture in time, or a stall that does not end. */
export class Watchdog {
  readonly #video: HTMLVideoElement
  readonly #onDead: () => void
  #timer: ReturnType<typeof setInterval> | undefined
  #stalledSinceMs: number | null = null

  constructor(video: HTMLVideoElement, onDead: () => void, signal: AbortSignal) {
    this.#video = video
    this.#onDead = onDead
    signal.addEventListener('abort', () => this.rest())
  }

  /** @param isAnswering the line has sent something already */
  expectFirstFrame(isAnswering: () => boolean): void {
    this.rest()
    const since = Date.now()
    this.#timer = setInterval(() => {
      const waited = Date.now() - since
      if (waited > (isAnswering() ? FIRST_FRAME_SLOW_MS : FIRST_FRAME_MS)) this.#giveUp()
    }, LOOK_EVERY_MS)
  }

  /** @param isGrowing the line is still being packaged: at its end there is nothing to blame it for */
  seeFirstFrame(isGrowing: boolean): void {
    this.rest()
    if (!isGrowing) this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS)
  }

  rest(): void {
    clearInterval(this.#timer)
    this.#stalledSinceMs = null
  }

  #look(): void {
    const { paused, ended, readyState } = this.#video
    if (paused || ended || readyState >= 3 || !navigator.onLine) this.#stalledSinceMs = null
    else this.#stalledSinceMs ??= Date.now()
    if (this.#stalledSinceMs !== null && Date.now() - this.#stalledSinceMs > STALL_MS) this.#giveUp()
  }

  #giveUp(): void {
    this.rest()
    this.#onDead()
  }
}
