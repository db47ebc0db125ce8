import { pages } from '@xinghe/contract/client'
import { CardGrid, CardSkeleton, Section, Skeleton } from '@xinghe/ui'
import { clock, timeLabel } from '../core/format.ts'
import { shownOn } from '../core/rows.ts'
import { useUser } from '../core/session.ts'
import { useHydrated } from '../core/use-hydrated.ts'
import { fill, useStrings } from '../core/zh.ts'
import { entryKey, useHistory, type WatchEntry, watchedPercent } from './history.ts'
import { FINISHED_PERCENT, WatchCard } from './watch-card.tsx'

const SMALL = 5
const LARGE = 6
/** From here on the words say what is left instead of what was seen. */
const NEARLY_PERCENT = 80

/** Half-watched things of this browser; takes no room when there are none. */
export function KeepWatching() {
  const t = useStrings()
  const entries = useHistory()
    .filter(entry => entry.duration > 0)
    .slice(0, LARGE)
  const user = useUser()
  if (!useHydrated()) return <Placeholder />
  if (entries.length === 0) return null
  const more = user ? { href: pages.user('back'), label: t.shell.all } : undefined
  return (
    <Section title={t.home.keepWatching} more={more}>
      <CardGrid small={SMALL} large={LARGE}>
        {entries.map((entry, at) => (
          <KeptCard
            key={entryKey(entry)}
            entry={entry}
            className={shownOn(at, Math.min(SMALL, entries.length), entries.length) ?? ''}
          />
        ))}
      </CardGrid>
    </Section>
  )
}

function KeptCard({ entry, className }: { entry: WatchEntry; className: string }) {
  const t = useStrings()
  const percent = watchedPercent(entry)
  const left = Math.max(1, Math.round((entry.duration - entry.currentTime) / 60))
  const seen =
    percent >= FINISHED_PERCENT
      ? t.home.finished
      : percent >= NEARLY_PERCENT
        ? fill(t.home.left, { n: left })
        : fill(t.home.seenTo, { time: clock(entry.currentTime) })
  return (
    <WatchCard
      entry={entry}
      line={timeLabel(entry.time, Date.now() / 1000, t.time)}
      seen={seen}
      sizes="(min-width: 1760px) 15.3vw, 18vw"
      className={className}
    />
  )
}

/** Shown by CSS alone, when the first script saw that there is a history: the cards will stand on the same pixels. */
function Placeholder() {
  return (
    <div className="back-slot section" aria-hidden="true">
      <Skeleton className="mb-3.5 h-[30px] w-28" />
      <CardGrid small={SMALL} large={LARGE}>
        {Array.from({ length: LARGE }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes without identity
          <span key={at} className={at >= SMALL ? 'only-large' : ''}>
            <CardSkeleton wide />
          </span>
        ))}
      </CardGrid>
    </div>
  )
}
