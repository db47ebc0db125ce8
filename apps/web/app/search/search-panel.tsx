import { pages } from '@xinghe/contract/client'
import { ButtonLink, Picture } from '@xinghe/ui'
import { Play, Search, Trash2, User, X } from 'lucide-react'
import { Fragment } from 'react'
import { fill, useStrings } from '../core/zh.ts'
import { Badge } from '../vod/badge.tsx'
import { Marked } from './marked.tsx'
import { forgetTerm, forgetTerms } from './search-history.ts'
import type { Suggestions } from './use-search-words.ts'

interface SearchPanelProps {
  id: string
  history: readonly string[]
  hot: readonly string[]
  suggestions: Suggestions | null
  /** Index over the suggestions, or over history and hot words. */
  picked: number
  onPick(word: string): void
  onClose(): void
}

/** What opens below the search box. */
export function SearchPanel(props: SearchPanelProps) {
  const { id, suggestions, history, hot } = props
  const t = useStrings().search
  const isBare = history.length === 0 && hot.length === 0
  return (
    <div
      id={id}
      className={`pop top-[calc(100%+8px)] right-0 flex overflow-hidden ${suggestions ? 'w-[560px]' : 'w-[320px]'}`}
    >
      <div className="min-w-0 flex-1 px-[18px] py-4">
        {history.length > 0 && <TermHistory {...props} />}
        {hot.length > 0 && <HotWords {...props} />}
        {isBare && <p className="text-12 text-ink-3">{t.none}</p>}
      </div>
      {suggestions && <SuggestionList {...props} suggestions={suggestions} />}
    </div>
  )
}

function TermHistory({ id, history, suggestions, picked, onPick }: SearchPanelProps) {
  const t = useStrings().search
  return (
    <>
      <div className="mb-2.5 flex items-center justify-between">
        <h2 className="text-13">{t.history}</h2>
        <button
          type="button"
          className="flex items-center gap-1 text-12 leading-7 text-ink-3 hover:text-accent"
          onClick={forgetTerms}
        >
          <Trash2 size={14} />
          {t.clear}
        </button>
      </div>
      <div className="lines" role="listbox" aria-label={t.history}>
        {history.map((term, at) => (
          <span key={term} className="search-term">
            <button
              id={suggestions ? undefined : id + at}
              type="button"
              role="option"
              tabIndex={-1}
              className="line max-w-full"
              aria-selected={!suggestions && at === picked}
              onClick={() => onPick(term)}
            >
              <span className="one">{term}</span>
            </button>
            <button type="button" aria-label={fill(t.forget, { word: term })} onClick={() => forgetTerm(term)}>
              <X size={12} />
            </button>
          </span>
        ))}
      </div>
    </>
  )
}

const rankColor = ['text-(--rank-1)', 'text-(--rank-2)', 'text-(--rank-3)']

function HotWords({ id, history, hot, suggestions, picked, onPick }: SearchPanelProps) {
  const t = useStrings().search
  return (
    <>
      <h2 className="mb-1.5 text-13 not-first:mt-[18px]">{t.hot}</h2>
      <div role="listbox" aria-label={t.hot}>
        {hot.map((word, at) => (
          <button
            key={word}
            id={suggestions ? undefined : id + (history.length + at)}
            type="button"
            role="option"
            tabIndex={-1}
            className="search-row"
            aria-selected={!suggestions && history.length + at === picked}
            onClick={() => onPick(word)}
          >
            <span className={`num w-4 font-bold ${rankColor[at] ?? 'text-ink-3'}`}>{at + 1}</span>
            <span className="one text-ink">{word}</span>
          </button>
        ))}
      </div>
    </>
  )
}

function SuggestionList({ id, suggestions, picked, onPick, onClose }: SearchPanelProps & { suggestions: Suggestions }) {
  const t = useStrings().search
  const { hit, typed } = suggestions
  return (
    <div className="min-w-0 flex-1 border-l border-line bg-bg-2 px-[18px] py-4">
      <h2 className="one mb-1.5 text-13">{fill(t.suggestions, { text: typed })}</h2>
      <div role="listbox" aria-label={fill(t.suggestions, { text: typed })}>
        {suggestions.rows.map((row, at) => (
          <Fragment key={row.kind + row.text}>
            {row.kind === 'person' && suggestions.rows[at - 1]?.kind !== 'person' && (
              <div className="mt-2 mb-1 text-12 text-ink-3" role="presentation">
                {t.people}
              </div>
            )}
            <button
              id={id + at}
              type="button"
              role="option"
              tabIndex={-1}
              className="search-row"
              aria-selected={at === picked}
              onClick={() => onPick(row.text)}
            >
              {row.kind === 'person' ? <User size={14} /> : <Search size={14} />}
              <span className="one">
                <Marked pieces={row.marked} />
              </span>
            </button>
          </Fragment>
        ))}
      </div>
      {hit && (
        <div className="mt-3 flex items-start gap-3 rounded-[10px] bg-surface-2 p-2.5">
          <span className="pic w-[58px] flex-none">
            <Picture picture={hit.poster} title={hit.title} sizes="58px" />
          </span>
          <div className="min-w-0 flex-1">
            <a href={pages.detail(hit.typeId, hit.id)} onClick={onClose} className="flex items-center gap-2">
              <b className="one">{hit.title}</b>
              <Badge badge={hit.badge} />
            </a>
            <span className="one mt-0.5 mb-2 block text-12 text-ink-3">
              {[hit.year, hit.area, hit.remarks].filter(Boolean).join(' · ')}
            </span>
            <ButtonLink kind="primary" size="sm" href={pages.vodPlayer(hit.typeId, hit.id, 1)} onClick={onClose}>
              <Play size={14} className="fill" />
              {t.play}
            </ButtonLink>
          </div>
        </div>
      )}
    </div>
  )
}
