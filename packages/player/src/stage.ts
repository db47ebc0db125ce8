import type { Bus } from './bus.ts'
import type { Hints } from './chrome/hints.ts'
import type { Screen } from './engine/screen.ts'
import type { Playback } from './playback.ts'
import type { Strings } from './strings.ts'

/** What every feature and every part of the chrome works with. `signal` ends with the player. */
export interface Stage {
  root: HTMLElement
  video: HTMLVideoElement
  strings: Strings
  bus: Bus
  playback: Playback
  screen: Screen
  hints: Hints
  signal: AbortSignal
}
