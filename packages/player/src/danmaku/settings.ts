import { readStored, withDefaults, writeStored } from '../memory.ts'

export type Density = 'sparse' | 'normal' | 'dense'

/** How danmaku look; kept in the browser under `danmu`. */
export interface DanmakuSettings {
  on: boolean
  /** 0.2–1 */
  opacity: number
  /** Share of the picture's height from the top, at most 0.6. */
  area: number
  /** Factor on the normal text size, 0.7–1.6. */
  size: number
  /** Factor on the normal pace, 0.5–2. */
  speed: number
  density: Density
  /** Texts that contain one of these are not shown. */
  block: string[]
}

export const AREAS = [0.2, 0.4, 0.6] as const

export const danmakuDefaults: DanmakuSettings = {
  on: true,
  opacity: 0.94,
  area: 0.6,
  size: 1,
  speed: 1,
  density: 'normal',
  block: [],
}

const KEY = 'danmu'

/** Stored settings with every value pulled into its range. */
export function readDanmakuSettings(): DanmakuSettings {
  return limited(withDefaults(danmakuDefaults, readStored(KEY)))
}

export function saveDanmakuSettings(change: Partial<DanmakuSettings>): DanmakuSettings {
  const next = limited({ ...readDanmakuSettings(), ...change })
  writeStored(KEY, { ...readStored(KEY), ...next })
  return next
}

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

function limited(settings: DanmakuSettings): DanmakuSettings {
  return {
    ...settings,
    opacity: within(settings.opacity, 0.2, 1),
    area: within(settings.area, 0.1, 0.6),
    size: within(settings.size, 0.7, 1.6),
    speed: within(settings.speed, 0.5, 2),
    density: (['sparse', 'normal', 'dense'] as const).find(one => one === settings.density) ?? 'normal',
    block: [...new Set(settings.block.map(word => word.trim()).filter(Boolean))].slice(0, 100),
  }
}
