import type { ReactNode } from 'react'

interface EmptyProps {
  /** `none`: nothing here. `fault`: it did not load. */
  kind: 'none' | 'fault'
  /** One sentence of fact. */
  title: string
  /** One of help. */
  hint: string
  /** The title is the page's heading. */
  isPage?: boolean
  /** At most two buttons. */
  children?: ReactNode
}

/** What stands where content would be. */
export function Empty({ kind, title, hint, isPage, children }: EmptyProps) {
  const Title = isPage ? 'h1' : 'b'
  return (
    <div className="empty">
      {kind === 'none' ? <Nothing /> : <Fault />}
      <Title>{title}</Title>
      <p>{hint}</p>
      {children && <div className="mt-2.5 flex gap-2">{children}</div>}
    </div>
  )
}

const pen = {
  viewBox: '0 0 168 112',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
} as const

function Nothing() {
  return (
    <svg {...pen} aria-hidden="true">
      <circle cx="84" cy="50" r="30" stroke="var(--accent)" strokeOpacity=".7" />
      <path d="M66 60c12-14 22-2 36-14" stroke="var(--accent)" />
      <path d="M12 92c22-14 38 8 62-4s38 6 82-6M30 102c22-8 30 4 50-2s26 2 44-2" opacity=".5" />
      <path
        d="M132 22l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM30 34l1.500 4.500 4.500 1.500-4.500 1.500L30 46l-1.500-4.500L24 40l4.500-1.500z"
        fill="currentColor"
        stroke="none"
        opacity=".6"
      />
    </svg>
  )
}

function Fault() {
  return (
    <svg {...pen} aria-hidden="true">
      <rect x="44" y="18" width="80" height="54" rx="8" />
      <path d="M70 86h28M84 72v14" />
      <path d="M58 48c10-8 18 2 24-6l4 8 8-12c6 2 10 2 16-4" stroke="var(--err)" />
      <path d="M14 100c24-10 40 6 70-2s40 4 70-4" opacity=".5" />
    </svg>
  )
}
