import type { BusEvents } from './bus.ts'
import { createControlBar } from './chrome/control-bar.ts'
import { Hints } from './chrome/hints.ts'
import { KeysHelp } from './chrome/keys-help.ts'
import { SeekBar } from './chrome/seek-bar.ts'
import { createStatus } from './chrome/status.ts'
import { bindIdle, createSurface } from './chrome/surface.ts'
import { Volume } from './chrome/volume.ts'
import { createEmitter } from './emitter.ts'
import { buildShell, Screen } from './engine/screen.ts'
import type { Player, PlayerOptions } from './face.ts'
import { bindActions } from './features/actions.ts'
import { Danmaku } from './features/danmaku.ts'
import { bindLineHints } from './features/line-hints.ts'
import { bindMutedStart } from './features/muted-start.ts'
import { bindNext } from './features/next.ts'
import { bindPreview } from './features/preview.ts'
import { bindProgress } from './features/progress.ts'
import { bindStartHints } from './features/skip.ts'
import { bindStoryboard } from './features/storyboard-loader.ts'
import { createSubtitles } from './features/subtitles.ts'
import { Playback } from './playback.ts'
import type { Stage } from './stage.ts'
import { strings as simplified } from './strings.ts'

/**
 * Makes a player, whose `root` may be put into the document at any time. It plays one episode after the other on the same
 * video element, and speaks through typed events. Everything it started ends with `destroy`.
 */
export function createPlayer({ strings = simplified, pictureHeight = 0 }: PlayerOptions = {}): Player {
  const ending = new AbortController()
  const { signal } = ending
  const bus = createEmitter<BusEvents>()
  const { root, video, poster } = buildShell(strings.player)
  const screen = new Screen(root, video, () => bus.emit('screen', undefined), signal)
  const stage: Stage = {
    root,
    video,
    strings,
    bus,
    screen,
    signal,
    hints: new Hints(),
    playback: new Playback(video, bus, { pictureHeight, signal }),
  }
  const parts = assemble(stage)
  bus.on('state', state => root.setAttribute('data-state', state))
  bus.on('opening', ({ episode }) => {
    poster.style.backgroundImage = episode.poster ? `url("${episode.poster}")` : ''
    poster.hidden = false
  })
  bus.on('lines', () => root.setAttribute('data-ready', ''))
  bus.on('firstFrame', () => {
    poster.hidden = true
  })
  return faceOf(stage, parts.danmaku, () => {
    ending.abort()
    bus.clear()
    root.remove()
  })
}

function assemble(stage: Stage): { danmaku: Danmaku } {
  const seekBar = new SeekBar(stage)
  const volume = new Volume(stage)
  const help = new KeysHelp(stage)
  const danmaku = new Danmaku(stage, seekBar)
  stage.root.append(
    danmaku.layer.element,
    createSubtitles(stage),
    createSurface(stage),
    createStatus(stage),
    stage.hints.element,
    createControlBar(stage, { seekBar, volume, toggleDanmaku: () => danmaku.toggle() }),
    help.element,
  )
  bindIdle(stage)
  bindStoryboard(stage, seekBar)
  bindProgress(stage)
  bindStartHints(stage)
  bindLineHints(stage)
  bindMutedStart(stage)
  bindNext(stage)
  bindPreview(stage)
  bindActions(stage, { volume, help, danmaku })
  return { danmaku }
}

function faceOf(stage: Stage, danmaku: Danmaku, destroy: () => void): Player {
  const { playback, bus, root } = stage
  return {
    root,
    get state() {
      return playback.state
    },
    get lines() {
      return playback.statuses
    },
    get positionSec() {
      return playback.positionSec
    },
    get durationSec() {
      return playback.durationSec
    },
    get code() {
      return playback.fault?.code ?? null
    },
    get danmakuSettings() {
      return danmaku.settings
    },
    load: (episode, options) => playback.load(episode, options),
    play: () => playback.play(),
    pause: () => playback.pause(),
    seek: positionSec => playback.seek(positionSec),
    chooseLine: id => playback.chooseLine(id),
    addDanmaku: row => danmaku.add(row),
    setDanmaku: change => danmaku.configure(change),
    on: (name, listener) => bus.on(name, listener as (value: BusEvents[typeof name]) => void),
    destroy,
  }
}
