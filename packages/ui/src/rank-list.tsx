import { Picture, type PictureSource } from './picture.tsx'
import { RankMove, type RankWords } from './rank-move.tsx'

export interface RankItem {
  id: number
  href: string
  title: string
  /** Two short lines of the first three. */
  lines: readonly string[]
  picture: PictureSource | null
  /** Places gained; null for a newcomer. */
  move: number | null
}

interface RankListProps {
  title: string
  note: string
  items: readonly RankItem[]
  /** How many of the first show a picture. */
  pictures?: number
  words: RankWords
  className?: string
}

/** A ranking. Its rows spread over the height it is given. */
export function RankList({ title, note, items, pictures = 3, words, className = '' }: RankListProps) {
  return (
    <aside className={`rank panel ${className}`}>
      <header>
        <h3>{title}</h3>
        <span className="text-12 text-ink-3">{note}</span>
      </header>
      <ol>
        {items.map((item, at) => (
          <li key={item.id}>
            <a href={item.href}>
              <span className="rank-no">{at + 1}</span>
              {at < pictures && (
                <span className="rank-thumb">
                  <Picture picture={item.picture} title={item.title} sizes="44px" />
                </span>
              )}
              <span className="min-w-0 flex-1">
                <span className="rank-name one">{item.title}</span>
                {at < pictures &&
                  item.lines.map(line => (
                    <span key={line} className="one block text-12 text-ink-3">
                      {line}
                    </span>
                  ))}
              </span>
              <RankMove move={item.move} words={words} />
            </a>
          </li>
        ))}
      </ol>
    </aside>
  )
}
