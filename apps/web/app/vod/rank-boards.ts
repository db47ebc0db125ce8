import { pages, type RankKind, type RankRow } from '@xinghe/contract/client'
import type { RankBoardItem } from '@xinghe/ui'
import type { Api } from '../core/api.ts'
import { count } from '../core/format.ts'
import type { Strings } from '../core/zh.ts'

/** The first places of a category: by plays in a period, or by score. */
export async function readRanking(api: Api, typeId: number, by: RankKind, size: number): Promise<RankRow[]> {
  if (by !== 'score') return (await api('vod.rank', { typeId, area: 'all', period: by, page: 1, size })).list
  const all = { genre: 'all', area: 'all', year: 'all', lang: 'all', letter: 'all', vip: 'all' }
  const { list } = await api('vod.list', { typeId, ...all, order: 'score', page: 1, size })
  return list.filter(work => work.score !== null).map((work, at) => ({ ...work, rank: at + 1, move: 0, heat: 0 }))
}

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
