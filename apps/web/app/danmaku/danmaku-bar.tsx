import type { Player } from '@xinghe/player'
import { useEffect, useState } from 'react'
import { count } from '../core/format.ts'
import { fill, useStrings } from '../core/zh.ts'
import { DanmakuComposer } from './danmaku-composer.tsx'
import { DanmakuSettingsButton } from './danmaku-settings.tsx'
import { useDanmakuSettings } from './use-danmaku-settings.ts'

interface DanmakuBarProps {
  player: Player | null
  /** The episode on screen. */
  target: { id: number; level: number }
  /** Danmaku of the whole episode; null while unknown. */
  total: number | null
}

/** The row under the picture: how many there are, on or off, how they look, and one's own. */
export function DanmakuBar({ player, target, total }: DanmakuBarProps) {
  const t = useStrings()
  const { settings, change } = useDanmakuSettings(player)
  const [sent, setSent] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another episode begins to count anew
  useEffect(() => setSent(0), [target.id, target.level])
  const all = (total ?? 0) + sent
  return (
    <section className="danmaku-bar" aria-label={t.danmaku.bar}>
      <span className="danmaku-total num">
        {total !== null && (all > 0 ? fill(t.danmaku.total, { n: count(all, t.count) }) : t.danmaku.none)}
      </span>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={settings.on}
        aria-label={t.danmaku.toggle}
        disabled={!player}
        onClick={() => change({ on: !settings.on })}
      >
        <i />
        <b>{t.danmaku.short}</b>
      </button>
      <DanmakuSettingsButton settings={settings} change={change} />
      <DanmakuComposer player={player} target={target} onSent={() => setSent(n => n + 1)} />
    </section>
  )
}
