import { ArrowDown, ArrowUp, Minus } from 'lucide-react'

export interface RankWords {
  up: string
  down: string
  same: string
  fresh: string
}

interface RankMoveProps {
  /** Places gained; null for a newcomer. */
  move: number | null
  words: RankWords
}

/** How a place changed since the period before. */
export function RankMove({ move, words }: RankMoveProps) {
  if (move === null) return <span className="tag tag-new">{words.fresh}</span>
  if (move === 0) {
    return (
      <span className="rank-move">
        <Minus size={14} role="img" aria-label={words.same} />
      </span>
    )
  }
  const Arrow = move > 0 ? ArrowUp : ArrowDown
  return (
    <span className="rank-move" data-up={move > 0 ? '' : undefined}>
      <Arrow size={14} role="img" aria-label={move > 0 ? words.up : words.down} />
      {Math.abs(move)}
    </span>
  )
}
