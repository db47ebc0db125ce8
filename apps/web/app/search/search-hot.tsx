import { pages } from '@xinghe/contract/client'
import { useStrings } from '../core/zh.ts'

/** What others search now. */
export function SearchHot({ words }: { words: readonly string[] }) {
  const t = useStrings().search
  if (words.length === 0) return null
  return (
    <aside className="rank panel">
      <header>
        <h2 className="text-16">{t.hot}</h2>
        <span className="text-12 text-ink-3">{t.hotNote}</span>
      </header>
      <ol>
        {words.map((word, at) => (
          <li key={word}>
            <a href={pages.search(word)}>
              <span className="rank-no">{at + 1}</span>
              <span className="rank-name one">{word}</span>
            </a>
          </li>
        ))}
      </ol>
    </aside>
  )
}
