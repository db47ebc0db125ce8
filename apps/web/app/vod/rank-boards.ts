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

/** A row of a ranking page: rankings by plays show how places moved, all others the figure alone. */
export function boardItem(row: RankRow, by: RankKind, t: Strings): RankBoardItem {
  const hasMoves = by === 'day' || by === 'week' || by === 'month'
  return {
    id: row.id,
    rank: row.rank,
    href: pages.detail(row.typeId, row.id),
    title: row.title,
    line: [row.remarks, row.blurb].filter(Boolean).join(' · '),
    poster: row.poster,
    backdrop: row.backdrop,
    figure: by === 'all' ? count(row.heat, t.count) : (row.score?.toFixed(1) ?? ''),
    ...(hasMoves && { move: row.move }),
  }
}
