import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** Chips or a note beside the title. */
  beside?: ReactNode
  more?: { href: string; label: string } | undefined
  children: ReactNode
}

/** A titled block of a page. */
export function Section({ title, beside, more, children }: SectionProps) {
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {beside}
        {more && (
          <a className="section-more" href={more.href} aria-label={`${title} ${more.label}`}>
            {more.label}
            <ChevronRight size={16} />
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
