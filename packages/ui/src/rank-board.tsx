import { Picture, type PictureSource } from './picture.tsx'
import { RankMove, type RankWords } from './rank-move.tsx'

export interface RankBoardItem {
  id: number
  /** Place, from 1. */
  rank: number
  href: string
  title: string
  /** Below the title of a row. */
  line: string
  /** Below the title of the first one, which has more room. */
  blurb: string
  poster: PictureSource | null
  backdrop: PictureSource | null
  /** Figure at the end of the row, such as the score; empty for none. */
  figure: string
  /** Places gained, null for a newcomer; absent where nothing can move. */
  move?: number | null
}

interface RankBoardProps {
  /** Empty: the board continues the one before it. */
  title: string
  items: readonly RankBoardItem[]
  /** Leads to the whole ranking. */
  more?: { href: string; label: string }
  /** The first of the items is shown as a picture. */
  hasPicture?: boolean
  words: RankWords
}

/** One column of a ranking page: number one as a picture, the others as rows. */
export function RankBoard({ title, items, more, hasPicture = true, words }: RankBoardProps) {
  const first = hasPicture ? items[0] : undefined
  const rows = first ? items.slice(1) : items
  return (
    <section className="board" aria-label={title || items[0]?.title}>
      {first && <First item={first} title={title} words={words} />}
      <ol start={rows[0]?.rank}>
        {rows.map(item => (
          <Row key={item.id} item={item} words={words} />
        ))}
      </ol>
      {more && (
        <a className="board-more" href={more.href} aria-label={`${title} ${more.label}`}>
          {more.label}
        </a>
      )}
    </section>
  )
}

function First({ item, title, words }: { item: RankBoardItem; title: string; words: RankWords }) {
  return (
    <div className="board-first on-picture">
      <Picture picture={item.backdrop ?? item.poster} title={item.title} sizes="25vw" eager />
      <h2>{title}</h2>
      <a className="board-link" href={item.href}>
        <span className="board-one">{item.rank}</span>
        <span className="min-w-0 flex-1">
          <b className="one block">{item.title}</b>
          <span className="one block text-12">{item.blurb}</span>
        </span>
        {item.move !== undefined && <RankMove move={item.move} words={words} />}
        <span className="board-figure">{item.figure}</span>
      </a>
    </div>
  )
}

function Row({ item, words }: { item: RankBoardItem; words: RankWords }) {
  return (
    <li data-place={item.rank <= 3 ? item.rank : undefined}>
      <a className="board-row" href={item.href}>
        <span className="rank-no">{item.rank}</span>
        <span className="board-thumb">
          <Picture picture={item.poster} title={item.title} sizes="36px" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="rank-name one">{item.title}</span>
          <span className="one block text-12 text-ink-3">{item.line}</span>
        </span>
        {item.move !== undefined && <RankMove move={item.move} words={words} />}
        <span className="board-figure">{item.figure}</span>
      </a>
    </li>
  )
}
