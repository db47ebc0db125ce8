import { pages, type RankKind, type RankRow } from '@xinghe/contract/client'
import type { RankBoardItem } from '@xinghe/ui'
import { count } from '../core/format.ts'
import type { Strings } from '../core/zh.ts'

/** Whether places can have moved: there was a ranking by plays before this one. */
export const canMove = (by: RankKind, rows: readonly RankRow[]): boolean =>
  (by === 'day' || by === 'week' || by === 'month') && rows.some(row => row.move !== null)

/** Rows above which the picture of the first one stands, in height. */
const PICTURE_ROWS = 3
const COLUMNS = 4

/** One ranking in columns of about the same height; the first begins with a picture. */
export function columnsOf(rows: readonly RankRow[]): RankRow[][] {
  const height = Math.ceil((rows.length + PICTURE_ROWS) / COLUMNS)
  const first = Math.max(1, height - PICTURE_ROWS)
  const rest = Math.max(1, Math.ceil((rows.length - first) / (COLUMNS - 1)))
  const starts = [0, first, first + rest, first + 2 * rest, rows.length]
  return starts.slice(0, COLUMNS).map((start, at) => rows.slice(start, starts[at + 1]))
}

/** A row of a ranking page: where places can move it shows how, else the figure alone. */
export function boardItem(row: RankRow, by: RankKind, hasMoves: boolean, t: Strings): RankBoardItem {
  return {
    id: row.id,
    rank: row.rank,
    href: pages.detail(row.typeId, row.id),
    title: row.title,
    line: row.remarks || row.blurb,
    blurb: row.blurb || row.remarks,
    poster: row.poster,
    backdrop: row.backdrop,
    figure: by === 'all' ? count(row.heat, t.count) : (row.score?.toFixed(1) ?? ''),
    ...(hasMoves && { move: row.move }),
  }
}
