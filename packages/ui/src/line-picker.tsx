import type { KeyboardEvent } from 'react'

export interface LineItem {
  id: number
  name: string
  state?: 'good' | 'slow' | 'dead'
}

interface LinePickerProps {
  label: string
  lines: readonly LineItem[]
  value: number
  onChange(id: number): void
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Which source plays; a dead line can not be chosen. */
export function LinePicker({ label, lines, value, onChange }: LinePickerProps) {
  const usable = lines.filter(line => line.state !== 'dead')
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key]
    const at = usable.findIndex(line => line.id === value)
    const next = step && usable[(at + step + usable.length) % usable.length]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    const buttons = event.currentTarget.querySelectorAll<HTMLButtonElement>('button')
    buttons[lines.indexOf(next)]?.focus()
  }
  return (
    <div role="radiogroup" aria-label={label} className="lines" onKeyDown={move}>
      {lines.map(line => (
        // biome-ignore lint/a11y/useSemanticElements: native radios can not look like this and keep their focus ring
        <button
          key={line.id}
          type="button"
          role="radio"
          className="line"
          aria-checked={line.id === value}
          tabIndex={line.id === value ? 0 : -1}
          disabled={line.state === 'dead'}
          data-state={line.state}
          onClick={() => onChange(line.id)}
        >
          <i />
          {line.name}
        </button>
      ))}
    </div>
  )
}
