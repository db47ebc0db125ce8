export { AREAS, danmakuDefaults, readDanmakuSettings } from './danmaku/settings.ts'
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
export { clock } from './format.ts'
export { createPlayer } from './player.ts'
