import { type KeyboardEvent, type ReactNode, useId } from 'react'

export interface Tab<Name extends string> {
  name: Name
  label: ReactNode
  /** Small number behind the label. */
  count?: number | undefined
}

interface TabsProps<Name extends string> {
  label: string
  tabs: readonly Tab<Name>[]
  value: Name
  onChange(name: NoInfer<Name>): void
  /** A line below all tabs. */
  ruled?: boolean
  className?: string
  /** The shown panel. */
  children: ReactNode
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs and the panel of the chosen one; arrows move and choose, Home and End jump. */
export function Tabs<Name extends string>({
  label,
  tabs,
  value,
  onChange,
  ruled,
  className = '',
  children,
}: TabsProps<Name>) {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(tab => tab.name === value)
    const step = steps[event.key]
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step && (at + step + tabs.length) % tabs.length
    const next = to === undefined || to === 0 ? tabs[to ?? -1] : tabs[to]
    if (!next) return
    event.preventDefault()
    onChange(next.name)
    document.getElementById(`${id}${next.name}`)?.focus()
  }
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={`tabs ${ruled ? 'tabs-ruled' : ''} ${className}`}
        onKeyDown={move}
      >
        {tabs.map(tab => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={id + tab.name}
            aria-selected={tab.name === value}
            aria-controls={`${id}panel`}
            tabIndex={tab.name === value ? 0 : -1}
            onClick={() => onChange(tab.name)}
          >
            {tab.label}
            {tab.count !== undefined && <em>{tab.count}</em>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={id + value}>
        {children}
      </div>
    </>
  )
}
