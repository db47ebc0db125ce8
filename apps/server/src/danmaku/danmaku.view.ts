import type { DanmakuRow } from '@xinghe/contract/danmaku'
import type { DanmakuRecord } from './danmaku.queries.ts'

export function toDanmakuRow(row: DanmakuRecord, mine: boolean): DanmakuRow {
  const color = `#${row.rgb.toString(16).padStart(6, '0')}`
  return { id: row.id, timeMs: row.timeMs, mode: row.mode, color, text: row.text, mine }
}
