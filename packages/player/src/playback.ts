import type { PlayGrant, PlayLine } from '@xinghe/contract/client'
import type { Bus } from './bus.ts'
import { startPlaying } from './engine/autoplay.ts'
import type { Engine } from './engine/engine.ts'
import { type Fault, faultOfGrant } from './engine/faults.ts'
import { EngineSlot } from './engine/slot.ts'
import type { Episode, PlayerState } from './face.ts'
import { GrantKeeper } from './features/grant.ts'
import { judge, type LineBook, lineStatuses, markGood, openBook, takeLine } from './features/lines.ts'
import { startPoint } from './features/resume.ts'
import { readMemory, remember } from './memory.ts'

const WAIT_FOR_PACKAGING_MS = 10_000

/** Plays one episode after the other on one video element; every decision about lines is taken here. */
export class Playback {
  state: PlayerState = 'idle'
  episode: Episode | null = null
  line: PlayLine | null = null
  fault: Fault | null = null
  mutedStart = false
  readonly #video: HTMLVideoElement
  readonly #bus: Bus
  readonly #slot: EngineSlot
  #grants: GrantKeeper | null = null
  #book: LineBook = openBook([], null)
  #run = new AbortController()
  #atSec = 0
  /** A jump made before the source could follow; it is done with the first picture. */
  #awaitedSec: number | null = null
  /** Stays while another line is opened. */
  #durationSec = 0
  #wantsPlay = true
  /** Nobody sees it yet: it rests at its first picture, and that is no pause. */
  #isHeld = false
  #loadedAtMs = 0
  #awaitsFirstFrame = false

  constructor(
    video: HTMLVideoElement,
    bus: Bus,
    { pictureHeight, signal }: { pictureHeight: number; signal: AbortSignal },
  ) {
    this.#video = video
    this.#bus = bus
    this.#slot = new EngineSlot(
      video,
      { pictureHeight, signal },
      {
        onFault: fault => this.#onFault(fault),
        onLevels: () => bus.emit('levels', undefined),
      },
    )
    const listen = (name: string, react: () => void) => video.addEventListener(name, react, { signal })
    listen('playing', () => this.#setState('playing'))
    listen('waiting', () => this.state === 'playing' && this.#setState('buffering'))
    listen('pause', () => !video.ended && this.engine && this.state !== 'failed' && this.#setState('paused'))
    listen('ended', () => this.#setState('ended'))
    listen('loadeddata', () => this.#onFirstFrame())
    listen('timeupdate', () => this.#onTime())
    listen('durationchange', () => this.#onDuration())
    globalThis.addEventListener(
      'online',
      () => this.state === 'failed' && this.fault?.kind === 'offline' && this.retry(),
      {
        signal,
      },
    )
    signal.addEventListener('abort', () => this.stop())
  }

  /** Seconds on the episode's clock. */
  get positionSec(): number {
    return this.#atSec
  }

  get durationSec(): number {
    return this.#durationSec
  }

  /** Seconds the current line runs later than the episode's clock. */
  get offsetSec(): number {
    return (this.line?.offsetMs ?? 0) / 1000
  }

  get grant(): PlayGrant | null {
    return this.#grants?.current ?? null
  }

  get engine(): Engine | null {
    return this.#slot.engine
  }

  get statuses() {
    return lineStatuses(this.#book)
  }

  load(episode: Episode, { held = false } = {}): void {
    this.stop()
    const start = startPoint({ ...episode, skipIntro: readMemory().skip.includes(episode.workKey) })
    this.episode = episode
    this.#atSec = start.atSec
    this.#durationSec = 0
    this.#wantsPlay = !held
    this.#isHeld = held
    this.#awaitsFirstFrame = true
    this.#loadedAtMs = performance.now()
    this.#setState('loading')
    this.#bus.emit('opening', { episode, start })
    void this.#askGrant(episode.lineId)
  }

  /** Ends the episode; the element and its last picture stay. */
  stop(): void {
    this.#run.abort()
    this.#run = new AbortController()
    this.#slot.close()
    this.#grants = null
    this.#book = openBook([], null)
    this.line = null
    this.fault = null
  }

  play(): void {
    this.#wantsPlay = true
    this.#isHeld = false
    if (this.state === 'failed') {
      this.retry()
      return
    }
    void startPlaying(this.#video).then(result => {
      this.mutedStart = result === 'muted'
      if (result === 'blocked') this.#setState('blocked')
      if (result === 'muted') this.#bus.emit('levels', undefined)
    })
  }

  pause(): void {
    this.#wantsPlay = false
    this.#video.pause()
  }

  /** @param positionSec on the episode's clock */
  seek(positionSec: number): void {
    const target = Math.max(0, Math.min(positionSec, this.durationSec > 0 ? this.durationSec - 0.2 : positionSec))
    this.#atSec = target
    if (this.engine && this.#video.readyState > 0) this.#video.currentTime = target + this.offsetSec
    else this.#awaitedSec = target
    this.#bus.emit('time', { positionSec: target, durationSec: this.durationSec })
  }

  chooseLine(id: number): void {
    if (id === this.line?.id && this.state !== 'failed') return
    this.#switchTo(id, 'viewer')
  }

  /** Forgets all faults and begins again with a new grant, at the same place. */
  retry(): void {
    const lineId = this.line?.id ?? null
    this.#run.abort()
    this.#run = new AbortController()
    this.#slot.close()
    this.#setState('loading')
    void this.#askGrant(lineId)
  }

  /** @param height 0 for automatic */
  setQuality(height: number): void {
    remember({ quality: height })
    this.engine?.setQuality(height)
    this.#bus.emit('levels', undefined)
  }

  async #askGrant(preferred: number | null): Promise<void> {
    const { episode } = this
    if (!episode) return
    const { signal } = this.#run
    const keeper = new GrantKeeper(episode.grant, signal)
    try {
      const grant = await keeper.ask()
      if (signal.aborted) return
      this.#grants = keeper
      keeper.onRenewed(renewed => this.#onRenewed(renewed))
      this.#book = openBook(grant.lines, preferred)
      if (this.#book.current === null) return this.#fail({ kind: 'packaging', code: 'P-202' })
      this.#open(this.#book.current)
    } catch (error) {
      if (!signal.aborted) this.#fail(navigator.onLine ? faultOfGrant(error) : { kind: 'offline', code: 'N-000' })
    }
  }

  #open(id: number): void {
    const line = this.grant?.lines.find(one => one.id === id)
    if (!line) return
    this.line = line
    this.fault = null
    this.#awaitedSec = null
    this.#slot.open(line, this.#atSec + line.offsetMs / 1000)
    this.#bus.emit('lines', this.statuses)
    this.#bus.emit('levels', undefined)
    if (this.#wantsPlay) this.play()
  }

  #switchTo(id: number, cause: 'viewer' | 'failover'): void {
    const from = this.line?.name ?? ''
    const to = this.#book.lines.find(line => line.id === id)?.name ?? ''
    this.#book = takeLine(this.#book, id)
    this.#setState('switching')
    this.#bus.emit('switching', { from, to, atSec: this.#atSec, cause })
    this.#open(id)
    this.#bus.emit('line', { id, name: to, cause })
  }

  #onFault(fault: Fault): void {
    if (this.state === 'failed') return
    const facts = { online: navigator.onLine, canRenew: this.#grants?.canRenew ?? false }
    const { verdict, book } = judge(this.#book, fault, facts)
    this.#book = book
    this.#bus.emit('fault', fault)
    if (verdict.do === 'wait') this.#fail({ kind: 'offline', code: 'N-000' })
    else if (verdict.do === 'renew') void this.#grants?.renew()
    else if (verdict.do === 'switch') this.#switchTo(verdict.to, 'failover')
    else this.#fail(verdict.fault)
    this.#bus.emit('lines', this.statuses)
  }

  #onRenewed(grant: PlayGrant | null): void {
    const renewed = grant?.lines.find(line => line.id === this.line?.id)
    if (renewed) {
      this.line = renewed
      this.engine?.renew(renewed.url)
    } else this.#onFault({ kind: 'denied', code: 'M-403' })
  }

  #fail(fault: Fault): void {
    const { signal } = this.#run
    this.fault = fault
    this.#slot.close()
    this.#setState('failed')
    this.#bus.emit('fault', fault)
    if (fault.kind !== 'packaging') return
    const timer = setTimeout(() => !signal.aborted && this.retry(), WAIT_FOR_PACKAGING_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  #onFirstFrame(): void {
    this.#slot.seeFirstFrame()
    this.#book = markGood(this.#book)
    this.#bus.emit('lines', this.statuses)
    const isWaiting = this.state === 'loading' || this.state === 'switching'
    if (isWaiting && !this.#isHeld) this.#setState(this.#wantsPlay ? 'buffering' : 'paused')
    // A source that was replaced on the way (renewal, other build of the engine) takes the wish to play with it.
    if (this.#wantsPlay && this.#video.paused) this.play()
    if (this.#awaitedSec !== null) this.#goToAwaited(this.#awaitedSec)
    if (!this.#awaitsFirstFrame) return
    this.#awaitsFirstFrame = false
    this.#bus.emit('firstFrame', { ms: performance.now() - this.#loadedAtMs })
  }

  #goToAwaited(positionSec: number): void {
    this.#awaitedSec = null
    this.seek(positionSec)
  }

  #onDuration(): void {
    const { duration } = this.#video
    if (Number.isFinite(duration) && duration > 0) this.#durationSec = Math.max(0, duration - this.offsetSec)
  }

  #onTime(): void {
    if (!this.engine || this.#video.readyState === 0 || this.#awaitedSec !== null) return
    this.#atSec = Math.max(0, this.#video.currentTime - this.offsetSec)
    this.#bus.emit('time', { positionSec: this.#atSec, durationSec: this.durationSec })
  }

  #setState(state: PlayerState): void {
    if (state === this.state) return
    this.state = state
    this.#bus.emit('state', state)
  }
}
