import type { PlayLine } from '@xinghe/contract/client'
import { Watchdog } from '../features/watchdog.ts'
import { readMemory, remember } from '../memory.ts'
import type { Engine } from './engine.ts'
import type { Fault } from './faults.ts'
import { openEngine } from './open.ts'

interface SlotNews {
  onFault: (fault: Fault) => void
  onLevels: () => void
}

/** Holds the one engine that feeds the video element, watched for silence; news of an engine that was replaced are dropped. */
export class EngineSlot {
  engine: Engine | null = null
  readonly #video: HTMLVideoElement
  readonly #news: SlotNews
  readonly #watchdog: Watchdog
  readonly #pictureHeight: number
  #line: PlayLine | null = null

  constructor(
    video: HTMLVideoElement,
    { pictureHeight, signal }: { pictureHeight: number; signal: AbortSignal },
    news: SlotNews,
  ) {
    this.#video = video
    this.#pictureHeight = pictureHeight
    this.#news = news
    this.#watchdog = new Watchdog(video, () => news.onFault({ kind: 'timeout', code: 'N-408' }), signal)
  }

  /** @param startSec on the line's own clock */
  open(line: PlayLine, startSec: number): void {
    this.close()
    this.#line = line
    const { quality, bandwidth } = readMemory()
    const isCurrent = () => this.#line === line
    this.engine = openEngine({
      video: this.#video,
      line,
      startSec,
      quality,
      bandwidth,
      pictureHeight: this.#pictureHeight,
      onFault: fault => isCurrent() && this.#news.onFault(fault),
      onLevels: () => isCurrent() && this.#news.onLevels(),
    })
    this.#watchdog.expectFirstFrame(() => (this.engine?.heights.length ?? 0) > 0)
  }

  /** From now on stalls count, except at the growing end of a line that is still being packaged. */
  seeFirstFrame(): void {
    this.#watchdog.seeFirstFrame(this.#line?.state === 'packaging')
  }

  close(): void {
    this.#watchdog.rest()
    const { engine } = this
    if (!engine) return
    if (engine.bandwidth > 0) remember({ bandwidth: Math.round(engine.bandwidth) })
    this.engine = null
    this.#line = null
    engine.destroy()
  }
}
