import { CircleAlert } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  icon: ReactNode
  /** Sentence below the field; marks it as wrong. */
  error?: string | undefined
  /** At the end of the label's line. */
  aside?: ReactNode
  /** Inside the field, at its end. */
  end?: ReactNode
}

/** A labelled input with its error below. */
export function Field({ label, icon, error, aside, end, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <div className="mb-1.5 flex justify-between text-13">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className="field-box" data-invalid={error ? '' : undefined}>
        {icon}
        <input
          id={id}
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
        />
        {end}
      </div>
      {error && (
        <p id={`${id}error`} className="mt-1.5 flex items-center gap-1 text-12 text-err">
          <CircleAlert size={14} />
          {error}
        </p>
      )}
    </div>
  )
}
