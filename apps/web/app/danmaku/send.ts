import type { Player } from '@xinghe/player'
import { api, CallFailed } from '../core/api.ts'
import { readText } from '../core/storage.ts'
import type { DanmakuLook } from './danmaku-look.tsx'

let unsent = 0

/**
 * Sends a danmaku for the moment on screen. A member sees it at once; for a guest the refusal (code 12) opens the login dialog.
 * @returns false when the server refused; the viewer was told why
 */
export async function sendDanmaku(
  player: Player,
  { id, level }: { id: number; level: number },
  words: DanmakuLook & { text: string },
): Promise<boolean> {
  const timeMs = Math.round(player.positionSec * 1000)
  if (readText('token')) {
    unsent -= 1
    player.addDanmaku({ ...words, id: unsent, timeMs, mine: true })
  }
  try {
    await api('danmaku.send', { type: 'vod', id, level, timeMs, ...words })
    return true
  } catch (error) {
    if (error instanceof CallFailed) return false
    throw error
  }
}
