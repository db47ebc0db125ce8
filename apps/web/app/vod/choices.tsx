import { Chip } from '@xinghe/ui'

interface ChoicesProps {
  label: string
  names: readonly string[]
  /** Position of the chosen name. */
  value: number
  onChange(at: number): void
  className?: string
}

/** One of a few names, as a row of chips. */
export function Choices({ label, names, value, onChange, className = '' }: ChoicesProps) {
  return (
    <fieldset className={`flex flex-wrap gap-1 ${className}`} aria-label={label}>
      {names.map((name, at) => (
        <Chip key={name} pressed={at === value} onClick={() => onChange(at)}>
          {name}
        </Chip>
      ))}
    </fieldset>
  )
}
