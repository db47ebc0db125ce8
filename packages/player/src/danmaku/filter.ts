import type { DanmakuRow } from '@xinghe/contract/client'
import type { Density } from './settings.ts'

/** Texts on screen at the same time for a picture of 1 000 × 10 lanes; smaller pictures hold proportionally fewer. */
const PER_LANE: Record<Density, number> = { sparse: 0.7, normal: 1.6, dense: 4 }

/** How many texts may be on screen at once. */
export const onScreenLimit = (density: Density, lanes: number): number =>
  Math.max(2, Math.round(PER_LANE[density] * lanes))

/** True when the text contains a blocked word; letters are compared without case. */
export function isBlocked(text: string, block: readonly string[]): boolean {
  const folded = text.toLowerCase()
  return block.some(word => folded.includes(word.toLowerCase()))
}

/** The rows in time order without repeats; own ones that are already known under another id stay. */
export function mergeRows(known: readonly DanmakuRow[], more: readonly DanmakuRow[]): DanmakuRow[] {
  const byId = new Map([...known, ...more].map(row => [row.id, row]))
  return [...byId.values()].sort((a, b) => a.timeMs - b.timeMs)
}

/** Index of the first row at or after a moment. */
export function firstFrom(rows: readonly { timeMs: number }[], timeMs: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.timeMs ?? 0) < timeMs) low = middle + 1
    else high = middle
  }
  return low
}

/** How many rows fall into each of `count` equal parts of the episode, as shares of the fullest one. */
export function heatOf(rows: readonly { timeMs: number }[], durationMs: number, count = 50): number[] {
  if (durationMs <= 0) return []
  const parts = new Array<number>(count).fill(0)
  for (const { timeMs } of rows) {
    const index = Math.min(count - 1, Math.floor((timeMs / durationMs) * count))
    parts[index] = (parts[index] ?? 0) + 1
  }
  const most = Math.max(...parts)
  return most === 0 ? [] : parts.map(part => part / most)
}
