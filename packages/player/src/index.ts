export type {
  DanmakuSettings,
  Episode,
  Fault,
  LineStatus,
  Player,
  PlayerEvents,
  PlayerOptions,
  PlayerState,
  Strings,
} from './face.ts'
export { createPlayer } from './player.ts'
export { playerStrings } from './script.ts'
