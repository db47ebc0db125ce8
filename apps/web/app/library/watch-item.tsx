import { X } from 'lucide-react'
import { momentOf } from '../core/format.ts'
import { fill, useStrings } from '../core/zh.ts'
import { type WatchEntry, watchedPercent } from './history.ts'
import { entryTitle, FINISHED_PERCENT, WatchCard } from './watch-card.tsx'

interface WatchItemProps {
  entry: WatchEntry
  /** Undefined: nothing is being picked, the card is a link. */
  picked: boolean | undefined
  onPick(): void
  onForget(): void
}

/** A card of the history: leads to where it was left and can be removed; while things are picked it is one to tick. */
export function WatchItem({ entry, picked, onPick, onForget }: WatchItemProps) {
  const t = useStrings()
  const title = entryTitle(entry)
  const percent = watchedPercent(entry)
  // A match has no length: it only says that it was live.
  const seen =
    entry.duration > 0
      ? percent >= FINISHED_PERCENT
        ? t.home.finished
        : fill(t.library.seen, { n: Math.floor(percent) })
      : t.historyMenu.live
  return (
    <div className="watch-item" data-picked={picked ? '' : undefined}>
      <div inert={picked !== undefined}>
        <WatchCard
          entry={entry}
          line={<span className="num">{momentOf(entry.time, Date.now() / 1000)}</span>}
          seen={seen}
          sizes="(min-width: 1760px) 16vw, 19vw"
        />
      </div>
      {picked === undefined ? (
        <button
          type="button"
          className="watch-remove"
          aria-label={fill(t.library.removeOne, { name: title })}
          title={t.library.remove}
          onClick={onForget}
        >
          <X size={16} />
        </button>
      ) : (
        <label className="watch-pick">
          <input type="checkbox" aria-label={title} checked={picked} onChange={onPick} />
        </label>
      )}
    </div>
  )
}
