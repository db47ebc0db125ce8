import { fill } from '../format.ts'
import { readMemory } from '../memory.ts'
import type { Stage } from '../stage.ts'

const COUNTDOWN_SEC = 5

/** After the end, or where the outro begins when it is left out, the next episode follows on its own after a countdown. */
export function bindNext({ bus, playback, strings, hints, signal }: Stage): void {
  let timer: ReturnType<typeof setInterval> | undefined
  let isAsked = false
  const stop = () => {
    clearInterval(timer)
    hints.hide('next')
  }
  const go = (cause: 'viewer' | 'ended') => {
    stop()
    bus.emit('next', { cause })
  }
  const ask = () => {
    const label = playback.episode?.nextLabel
    if (!label || isAsked || !readMemory().autoNext) return
    isAsked = true
    let left = COUNTDOWN_SEC
    const tell = () =>
      hints.show('next', {
        text: fill(strings.nextIn, { seconds: left, label }),
        actions: [
          { label: strings.playNow, do: () => go('viewer') },
          { label: strings.cancel, do: stop },
        ],
        stayMs: 0,
      })
    tell()
    timer = setInterval(() => {
      left -= 1
      if (left <= 0) go('ended')
      else tell()
    }, 1000)
  }
  bus.on('opening', () => {
    stop()
    isAsked = false
  })
  bus.on('state', state => state === 'ended' && ask())
  bus.on('time', ({ positionSec, durationSec }) => {
    const { episode } = playback
    const outroSec = episode?.outroSec ?? 0
    const begins = durationSec - outroSec
    if (positionSec < begins - 1) {
      if (isAsked && positionSec < begins - COUNTDOWN_SEC) {
        stop()
        isAsked = false
      }
      return
    }
    if (episode && outroSec > 0 && durationSec > 0 && readMemory().skip.includes(episode.workKey)) ask()
  })
  signal.addEventListener('abort', stop)
}
