import { clock, fill } from '../format.ts'
import type { Stage } from '../stage.ts'

/** Says which line took over, and where it goes on, once the new one shows a picture. */
export function bindLineHints({ bus, playback, strings, hints }: Stage): void {
  let change: { from: string; to: string; cause: 'viewer' | 'failover' } | null = null
  bus.on('opening', () => {
    change = null
  })
  bus.on('switching', switching => {
    change = switching
  })
  bus.on('state', state => {
    if (!change || (state !== 'playing' && state !== 'paused')) return
    const { from, to, cause } = change
    change = null
    const at = clock(playback.positionSec)
    const text = cause === 'failover' ? fill(strings.switched, { from, to, at }) : fill(strings.changed, { to })
    hints.show('line', { text, stayMs: cause === 'failover' ? 6000 : 3000 })
  })
}
