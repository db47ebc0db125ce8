import type { Stage } from '../stage.ts'

const EVERY_SEC = 5

/** Reports the position to be stored, so that leaving in any way loses at most five seconds. */
export function bindProgress({ bus, playback, video, signal }: Stage): void {
  let savedSec = Number.NEGATIVE_INFINITY
  let hasPlayed = false
  const save = () => {
    const { positionSec, durationSec } = playback
    if (!hasPlayed || durationSec <= 0) return
    savedSec = positionSec
    bus.emit('progress', { positionSec, durationSec })
  }
  bus.on('opening', () => {
    hasPlayed = false
    savedSec = Number.NEGATIVE_INFINITY
  })
  bus.on('state', state => {
    if (state === 'playing') hasPlayed = true
    if (state === 'paused' || state === 'ended') save()
  })
  bus.on('time', ({ positionSec }) => {
    if (Math.abs(positionSec - savedSec) >= EVERY_SEC) save()
  })
  video.addEventListener('seeked', save, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && save(), { signal })
  addEventListener('pagehide', save, { signal })
}
