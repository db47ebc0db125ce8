import type { Emitter } from './emitter.ts'
import type { Episode, PlayerEvents } from './face.ts'
import type { StartPoint } from './features/resume.ts'

/** What the parts of the player tell each other: the public events and a few of their own. */
export interface BusEvents extends PlayerEvents {
  /** A new episode begins; its start is decided, its addresses are not there yet. */
  opening: { episode: Episode; start: StartPoint }
  /** The choice of heights, the current height or the current line changed. */
  levels: undefined
  /** A line failed and another one is being opened. */
  switching: { from: string; to: string; atSec: number; cause: 'viewer' | 'failover' }
  /** The wanted subtitle changed. */
  subtitles: undefined
  /** Full screen, page or small window began or ended. */
  screen: undefined
}

export type Bus = Emitter<BusEvents>
