import { Picture, type PictureSource } from './picture.tsx'

export interface RailItem {
  id: number
  title: string
  picture: PictureSource | null
}

interface RailProps {
  label: string
  items: readonly RailItem[]
  /** Index of the shown one. */
  current: number
  /** Its progress line runs; `onDone` when it has run out. Without motion it never runs. */
  running: boolean
  onPick(index: number): void
  onDone(): void
  /** The visitor points at one: time to fetch what it stands for. */
  onIntent?(index: number): void
}

/** Small pictures that choose what a carousel shows. */
export function Rail({ label, items, current, running, onPick, onDone, onIntent }: RailProps) {
  return (
    <ul className="rail" aria-label={label}>
      {items.map((item, at) => (
        <li key={item.id}>
          <button
            type="button"
            aria-current={at === current ? 'true' : undefined}
            onClick={() => onPick(at)}
            onPointerEnter={() => onIntent?.(at)}
          >
            <Picture picture={item.picture} title={item.title} sizes="7vw" />
            <span className="one">{item.title}</span>
            {at === current && running && <i onAnimationEnd={onDone} />}
          </button>
        </li>
      ))}
    </ul>
  )
}
