import type { DanmakuRow } from '@xinghe/contract/client'
import { Chip } from '@xinghe/ui'
import { Palette } from 'lucide-react'
import { type Strings, useStrings } from '../core/zh.ts'
import { Popover } from './popover.tsx'

export type DanmakuLook = Pick<DanmakuRow, 'color' | 'mode'>

export const plainLook: DanmakuLook = { color: '#ffffff', mode: 'scroll' }

const colors: readonly [string, keyof Strings['danmaku']['colors']][] = [
  ['#ffffff', 'white'],
  ['#ff6b6b', 'red'],
  ['#ffe2a0', 'yellow'],
  ['#8ee39a', 'green'],
  ['#6ee6d8', 'cyan'],
  ['#8ab8ff', 'blue'],
  ['#ff9fcf', 'pink'],
]
const modes = ['scroll', 'top', 'bottom'] as const

/** Colour and place of the danmaku being written. */
export function DanmakuLookButton({ look, onChange }: { look: DanmakuLook; onChange(look: DanmakuLook): void }) {
  const t = useStrings().danmaku
  const trigger = <Palette size={16} style={{ color: look.color === plainLook.color ? undefined : look.color }} />
  return (
    <Popover label={t.style} trigger={trigger} triggerClass="danmaku-tool" panelClass="w-[280px]">
      <fieldset className="danmaku-row" aria-label={t.mode}>
        <span>{t.mode}</span>
        <span className="flex gap-1">
          {modes.map(mode => (
            <Chip key={mode} pressed={mode === look.mode} onClick={() => onChange({ ...look, mode })}>
              {t[mode]}
            </Chip>
          ))}
        </span>
      </fieldset>
      <fieldset className="danmaku-row" aria-label={t.color}>
        <span>{t.color}</span>
        <span className="flex gap-2">
          {colors.map(([color, name]) => (
            <button
              key={color}
              type="button"
              className="danmaku-color"
              style={{ background: color }}
              aria-label={t.colors[name]}
              aria-pressed={color === look.color}
              onClick={() => onChange({ ...look, color })}
            />
          ))}
        </span>
      </fieldset>
    </Popover>
  )
}
