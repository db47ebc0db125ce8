import type { VodLine } from '@xinghe/contract/client'
import { useStrings } from '../core/zh.ts'
import type { PlayerSession } from './use-player.ts'

/** All lines with what is known about them; a dead one may be tried again. */
export function PlayerLines({ lines, session }: { lines: readonly VodLine[]; session: PlayerSession }) {
  const t = useStrings().player
  const words = { playing: t.linePlaying, dead: t.lineDead, untried: t.lineUntried, good: t.lineGood }
  const states = new Map(session.lines.map(line => [line.id, line.state]))
  return (
    <div className="side-panel-body">
      <ul className="side-panel-lines">
        {lines.map(line => {
          const state = states.get(line.id) ?? 'untried'
          return (
            <li key={line.id}>
              <button
                type="button"
                data-state={state}
                aria-pressed={state === 'playing'}
                disabled={!session.player}
                onClick={() => session.player?.chooseLine(line.id)}
              >
                <b>{line.name}</b>
                <span>{words[state]}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-12 text-ink-3">{t.lineHint}</p>
    </div>
  )
}
