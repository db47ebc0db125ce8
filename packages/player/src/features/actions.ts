import type { KeysHelp } from '../chrome/keys-help.ts'
import type { Volume } from '../chrome/volume.ts'
import type { Stage } from '../stage.ts'
import type { Danmaku } from './danmaku.ts'
import { bindHotkeys, type HotkeyAction } from './hotkeys.ts'

const JUMP_SEC = 5
const VOLUME_STEP = 0.1

interface ActionParts {
  volume: Volume
  help: KeysHelp
  danmaku: Danmaku
}

/** Connects the keys with what they do; an action that has nothing to do here leaves the key to the page. */
export function bindActions(stage: Stage, { volume, help, danmaku }: ActionParts): void {
  const { playback, screen, video, bus, signal } = stage
  const actions: Record<HotkeyAction, () => boolean | undefined> = {
    toggle: () => void (video.paused ? playback.play() : playback.pause()),
    back: () => void playback.seek(playback.positionSec - JUMP_SEC),
    forward: () => void playback.seek(playback.positionSec + JUMP_SEC),
    louder: () => void volume.change(VOLUME_STEP),
    quieter: () => void volume.change(-VOLUME_STEP),
    full: () => void screen.toggleFull(),
    mute: () => void volume.toggleMute(),
    danmaku: () => void danmaku.toggle(),
    next: () => {
      if (!playback.episode?.nextLabel) return false
      bus.emit('next', { cause: 'viewer' })
    },
    help: () => void help.toggle(),
    escape: () => {
      if (help.isOpen) help.close()
      else if (screen.isPageFull) screen.setPageFull(false)
      else return false
    },
  }
  bindHotkeys(
    stage.root,
    action => {
      if (playback.state === 'idle') return false
      stage.root.dispatchEvent(new Event('pointermove'))
      return actions[action]() !== false
    },
    signal,
  )
}
