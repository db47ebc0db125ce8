import { pages, type RankRow } from '@xinghe/contract/client'
import { RankList } from '@xinghe/ui'
import { useStrings } from '../core/zh.ts'

interface WorkRankProps {
  title: string
  rows: readonly RankRow[]
  className?: string
}

/** This week's most played works. */
export function WorkRank({ title, rows, className = '' }: WorkRankProps) {
  const t = useStrings().rank
  // Nothing moved and nothing is new in a ranking's first period.
  const isFirst = rows.every(row => row.move === null)
  const items = rows.map(row => ({
    id: row.id,
    href: pages.detail(row.typeId, row.id),
    title: row.title,
    lines: [row.genres.slice(0, 2).join(' · '), row.remarks].filter(Boolean),
    picture: row.poster,
    move: isFirst ? 0 : row.move,
  }))
  return <RankList title={title} note={t.weekly} items={items} words={t} className={className} />
}
