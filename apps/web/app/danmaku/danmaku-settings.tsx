import type { DanmakuSettings } from '@xinghe/player'
import { AREAS, danmakuDefaults } from '@xinghe/player/danmaku-settings'
import { Chip } from '@xinghe/ui'
import { Settings2 } from 'lucide-react'
import { useId } from 'react'
import { useStrings } from '../core/zh.ts'
import { BlockWords } from './block-words.tsx'
import { Popover } from './popover.tsx'

interface DanmakuSettingsProps {
  settings: DanmakuSettings
  change(part: Partial<DanmakuSettings>): void
}

/** Opens everything about how danmaku look. */
export function DanmakuSettingsButton({ settings, change }: DanmakuSettingsProps) {
  const t = useStrings().danmaku
  const percent = (value: number) => `${Math.round(value * 100)}%`
  const factor = (value: number) => `${value}x`
  return (
    <Popover label={t.settings} trigger={<Settings2 size={18} />} triggerClass="danmaku-tool" panelClass="w-[320px]">
      <Range
        label={t.opacity}
        show={percent}
        value={settings.opacity}
        {...steps(0.2, 1, 0.02)}
        onChange={opacity => change({ opacity })}
      />
      <Range
        label={t.size}
        show={percent}
        value={settings.size}
        {...steps(0.7, 1.6, 0.05)}
        onChange={size => change({ size })}
      />
      <Range
        label={t.speed}
        show={factor}
        value={settings.speed}
        {...steps(0.5, 2, 0.1)}
        onChange={speed => change({ speed })}
      />
      <Choices
        label={t.area}
        value={settings.area}
        choices={AREAS.map(area => [area, percent(area)])}
        onChange={area => change({ area })}
      />
      <Choices
        label={t.density}
        value={settings.density}
        choices={[
          ['sparse', t.sparse],
          ['normal', t.normal],
          ['dense', t.dense],
        ]}
        onChange={density => change({ density })}
      />
      <BlockWords words={settings.block} onChange={block => change({ block })} />
      <button
        type="button"
        className="danmaku-reset"
        onClick={() => change({ ...danmakuDefaults, on: settings.on, block: settings.block })}
      >
        {t.reset}
      </button>
    </Popover>
  )
}

const steps = (min: number, max: number, step: number) => ({ min, max, step })

interface RangeProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  show(value: number): string
  onChange(value: number): void
}

function Range({ label, value, show, onChange, ...limits }: RangeProps) {
  const id = useId()
  return (
    <div className="danmaku-row">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="range" value={value} {...limits} onChange={event => onChange(Number(event.target.value))} />
      <output htmlFor={id} className="num">
        {show(Math.round(value * 100) / 100)}
      </output>
    </div>
  )
}

interface ChoicesProps<Value> {
  label: string
  value: Value
  choices: readonly (readonly [Value, string])[]
  onChange(value: Value): void
}

function Choices<Value extends string | number>({ label, value, choices, onChange }: ChoicesProps<Value>) {
  return (
    <fieldset className="danmaku-row" aria-label={label}>
      <span>{label}</span>
      <span className="flex gap-1">
        {choices.map(([choice, word]) => (
          <Chip key={choice} pressed={choice === value} onClick={() => onChange(choice)}>
            {word}
          </Chip>
        ))}
      </span>
    </fieldset>
  )
}
