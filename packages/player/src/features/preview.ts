import { clock, fill } from '../format.ts'
import type { Stage } from '../stage.ts'

/** Guests see the first seconds of a VIP episode; the server's addresses end there too, this only says so in time. */
export function bindPreview({ bus, playback, strings, hints }: Stage): void {
  let isOver = false
  bus.on('opening', () => {
    isOver = false
  })
  bus.on('firstFrame', () => {
    const length = playback.grant?.previewSec
    if (typeof length !== 'number') return
    hints.show('preview', {
      text: fill(strings.previewing, { length: clock(length) }),
      actions: [{ label: strings.openVip, do: () => bus.emit('vip', { cause: 'open', label: strings.openVip }) }],
      stayMs: 8000,
    })
  })
  bus.on('time', ({ positionSec }) => {
    const length = playback.grant?.previewSec
    if (typeof length !== 'number') return
    if (positionSec < length - 1) isOver = false
    if (positionSec < length || isOver) return
    isOver = true
    playback.pause()
    bus.emit('vip', { cause: 'preview', label: strings.previewEnd })
  })
}
