import type { PlayLine } from '@xinghe/contract/client'
import type { Fault } from './faults.ts'

/** Something that feeds a video element from one line. */
export interface Engine {
  /** Picture heights on offer, tallest first; empty when the source has one quality only. */
  readonly heights: readonly number[]
  /** Height on screen, null before the first picture. */
  readonly height: number | null
  /** Measured bits per second, 0 when unknown. */
  readonly bandwidth: number
  /** 0 leaves the choice to the engine. */
  setQuality(height: number): void
  /** Continues under a renewed address. */
  renew(url: string): void
  destroy(): void
}

export interface EngineHost {
  video: HTMLVideoElement
  line: PlayLine
  /** Seconds on the line's own clock. */
  startSec: number
  /** Wanted picture height, 0 for automatic. */
  quality: number
  /** Bits per second measured earlier, 0 when unknown. */
  bandwidth: number
  /** CSS pixels the picture will be high once it stands in the document. */
  pictureHeight: number
  onFault: (fault: Fault) => void
  /** The list of heights or the current height changed. */
  onLevels: () => void
}
