import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { fill, useStrings } from '../core/zh.ts'

/** Words whose danmaku are not shown. */
export function BlockWords({ words, onChange }: { words: readonly string[]; onChange(words: string[]): void }) {
  const t = useStrings().danmaku
  const [text, setText] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    const word = text.trim()
    if (word && !words.includes(word)) onChange([...words, word])
    setText('')
  }
  return (
    <div className="danmaku-block">
      <form onSubmit={add}>
        <input
          value={text}
          maxLength={20}
          aria-label={t.block}
          placeholder={`${t.block}：${t.blockPlaceholder}`}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="btn btn-sm">
          {t.blockAdd}
        </button>
      </form>
      {words.length > 0 && (
        <ul>
          {words.map(word => (
            <li key={word}>
              {word}
              <button
                type="button"
                aria-label={fill(t.blockRemove, { word })}
                onClick={() => onChange(words.filter(one => one !== word))}
              >
                <X size={12} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
