import type { DanmakuRow, PlayGrant, PlayLevel } from '@xinghe/contract/client'
import type { DanmakuSettings } from './danmaku/settings.ts'
import type { Fault } from './engine/faults.ts'
import type { Strings } from './strings.ts'

export type PlayerState =
  | 'idle'
  | 'loading'
  | 'playing'
  | 'paused'
  | 'buffering'
  | 'switching'
  | 'ended'
  | 'failed'
  /** The browser refused to start by itself; a click is needed. */
  | 'blocked'

/** What the viewer watches next. Every position is in seconds on the episode's own clock, whatever line plays it. */
export interface Episode {
  /** Identity of the work: "skip intro and outro" is remembered under it. */
  workKey: string
  /** Signed addresses of all lines; asked again before they expire. Rejections may carry a business `code`. */
  grant: () => Promise<PlayGrant>
  /** One danmaku piece (see `DANMAKU_PIECE_SEC` of the contract). */
  danmaku: (piece: number) => Promise<DanmakuRow[]>
  /** Explicit start (a shared link); wins over `resume`. */
  startSec: number | null
  /** Where the viewer left; comes with a "from the start" choice. */
  resume: { positionSec: number; durationSec: number } | null
  /** Only members see it whole: a refusal then leads to VIP. */
  isVip: boolean
  introSec: number | null
  outroSec: number | null
  /** Name of the following episode, null when this is the last one. */
  nextLabel: string | null
  poster: string | null
  lineId: number | null
}

export interface LineStatus {
  id: number
  name: string
  state: 'playing' | 'untried' | 'good' | 'dead'
}

export interface PlayerEvents {
  state: PlayerState
  /** About four times a second while playing. */
  time: { positionSec: number; durationSec: number }
  /** To be stored: every 5 s while playing, on pause, seek, hiding and leaving the page. */
  progress: { positionSec: number; durationSec: number }
  /** Milliseconds from `load` to the first painted frame. */
  firstFrame: { ms: number }
  lines: LineStatus[]
  /** The line changed: by the viewer, or because the one before failed. */
  line: { id: number; name: string; cause: 'viewer' | 'failover' }
  /** Play the following episode. */
  next: { cause: 'viewer' | 'ended' }
  fault: Fault
  /** The viewer met something only members have: chose such a level, reached the end of a preview, or asked how to join. */
  vip: { cause: 'level' | 'preview' | 'open'; label: string }
  /** The viewer asked to report the code on screen. */
  report: { code: string }
  danmaku: DanmakuSettings
}

export interface PlayerOptions {
  strings?: Strings
  /** CSS pixels the picture will be high: decides the first level as long as the player stands outside the document. */
  pictureHeight?: number
}

export interface Player {
  /** Fills the box it is put into. */
  readonly root: HTMLElement
  readonly state: PlayerState
  readonly lines: LineStatus[]
  /** Seconds on the episode's clock. */
  readonly positionSec: number
  readonly durationSec: number
  /** Code on screen, or of the last fault of this episode; null when nothing went wrong. */
  readonly code: string | null
  /** Starts an episode; the one before ends, the element stays. A held one goes as far as its first picture, until `play`. */
  load(episode: Episode, options?: { held?: boolean }): void
  play(): void
  pause(): void
  seek(positionSec: number): void
  chooseLine(id: number): void
  addDanmaku(row: DanmakuRow): void
  readonly danmakuSettings: DanmakuSettings
  setDanmaku(change: Partial<DanmakuSettings>): void
  on<K extends keyof PlayerEvents>(name: K, listener: (value: PlayerEvents[K]) => void): () => void
  destroy(): void
}

export type { DanmakuRow, DanmakuSettings, Fault, PlayGrant, PlayLevel, Strings }
