import type { DanmakuSettings, Player } from '@xinghe/player'
import { danmakuDefaults } from '@xinghe/player/danmaku-settings'
import { useEffect, useState } from 'react'

/** The player's danmaku settings; the defaults until it is there. */
export function useDanmakuSettings(player: Player | null): {
  settings: DanmakuSettings
  change(part: Partial<DanmakuSettings>): void
} {
  const [settings, setSettings] = useState<DanmakuSettings>(danmakuDefaults)
  useEffect(() => {
    if (!player) return
    setSettings(player.danmakuSettings)
    return player.on('danmaku', setSettings)
  }, [player])
  return { settings, change: part => player?.setDanmaku(part) }
}
