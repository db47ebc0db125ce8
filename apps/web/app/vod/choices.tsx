import { Chip } from '@xinghe/ui'
import { FoldRow } from './fold-row.tsx'

interface ChoicesProps {
  label: string
  names: readonly string[]
  /** Position of the chosen name. */
  value: number
  onChange(at: number): void
}

/** One of a few names, as a row of chips. */
export function Choices({ label, names, value, onChange }: ChoicesProps) {
  return (
    <FoldRow value={value}>
      <fieldset className="flex flex-wrap gap-1" aria-label={label}>
        {names.map((name, at) => (
          <Chip key={name} pressed={at === value} onClick={() => onChange(at)}>
            {name}
          </Chip>
        ))}
      </fieldset>
    </FoldRow>
  )
}
