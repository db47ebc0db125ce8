import { pages } from '@xinghe/contract/client'
import { useOneOpen } from '@xinghe/ui'
import { Search } from 'lucide-react'
import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStored } from '../core/storage.ts'
import { useStrings } from '../core/zh.ts'
import { onlyText, rememberTerm } from './search-history.ts'
import { SearchPanel } from './search-panel.tsx'
import { readQuery } from './search-query.ts'
import { useHotWords, useSuggestions } from './use-search-words.ts'

/** Search with own history, hot words and completions. Arrows walk through the words, Enter searches, Esc closes. */
export function SearchBox() {
  const t = useStrings().search
  const id = useId()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const searched = useSearchedText()
  const [typed, setTyped] = useState(searched)
  const [open, setOpen] = useOneOpen()
  useEffect(() => {
    // Whoever types already while the page comes keeps what was typed.
    if (document.activeElement !== input.current) setTyped(searched)
  }, [searched])
  useEffect(() => {
    // Whoever was here before the page worked gets its help too.
    if (!input.current || document.activeElement !== input.current) return
    setTyped(input.current.value)
    setOpen(true)
  }, [setOpen])
  const history = onlyText(useStored('cls'))
  const hot = useHotWords(open)
  const suggestions = useSuggestions(typed.trim())
  const words = suggestions?.rows.map(row => row.text) ?? [...history, ...hot]
  const [picked, setPicked] = usePicked(words)
  const search = (text: string) => {
    const term = text.trim()
    if (!term) return
    rememberTerm(term)
    setTyped(term)
    setOpen(false)
    input.current?.blur()
    void navigate(pages.search(term))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(words[picked] ?? typed)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setOpen(false)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (!step || words.length === 0) return
    event.preventDefault()
    setOpen(true)
    setPicked((picked + step + words.length + (picked < 0 && step < 0 ? 1 : 0)) % words.length)
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not a form
    <form className="searchbox" role="search" action={pages.search()} onSubmit={submit} onBlur={leave} onKeyDown={keys}>
      <input
        ref={input}
        name="q"
        value={typed}
        placeholder={t.placeholder}
        aria-label={t.label}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={id}
        aria-activedescendant={open && picked >= 0 ? `${id}${picked}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onChange={event => {
          setTyped(event.target.value)
          setPicked(-1)
          setOpen(true)
        }}
      />
      <button type="submit" aria-label={t.label}>
        <Search size={16} />
      </button>
      {open && (
        <SearchPanel
          id={id}
          history={history}
          hot={hot}
          suggestions={suggestions}
          picked={picked}
          onPick={search}
          onClose={() => setOpen(false)}
        />
      )}
    </form>
  )
}

/** Index of the word that the arrows have come to; -1 for none, and again once other words stand there. */
function usePicked(words: readonly string[]): [number, (at: number) => void] {
  const list = words.join('\n')
  const [picked, setPicked] = useState({ list, at: -1 })
  return [picked.list === list ? picked.at : -1, at => setPicked({ list, at })]
}

/** What the page on screen was searched for; empty on other pages. */
function useSearchedText(): string {
  const { pathname, search } = useLocation()
  return pathname === pages.search() ? readQuery(new URLSearchParams(search)).text : ''
}
