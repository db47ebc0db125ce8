import { pages } from '@xinghe/contract/client'
import { Dropdown, Picture, Tabs } from '@xinghe/ui'
import { ChevronRight, History } from 'lucide-react'
import { useState } from 'react'
import { openDialog } from '../core/dialogs.ts'
import { timeLabel } from '../core/format.ts'
import { useUser } from '../core/session.ts'
import { useStrings } from '../core/zh.ts'
import { episodeLine } from '../library/episode-line.ts'
import { entryKey, useHistory, type WatchEntry, watchedPercent } from '../library/history.ts'
import { type HistoryKind, isOfKind, useHistoryTabs } from '../library/history-kinds.ts'
import { watchAddress } from '../library/watch-address.ts'

const SHOWN = 3

/** The last three things watched, by kind. */
export function HistoryMenu() {
  const t = useStrings()
  return (
    <Dropdown
      label={t.historyMenu.label}
      triggerClass="header-tool"
      panelClass="right-[calc(var(--gutter)+120px)] top-[calc(100%-4px)] w-[330px] px-4 pt-1.5 pb-3"
      trigger={
        <>
          <History size={20} />
          {t.shell.history}
        </>
      }
    >
      {close => <HistoryPanel onPick={close} />}
    </Dropdown>
  )
}

function HistoryPanel({ onPick }: { onPick(): void }) {
  const t = useStrings()
  const words = t.historyMenu
  const [kind, setKind] = useState<HistoryKind>('all')
  const user = useUser()
  const entries = useHistory().filter(isOfKind(kind)).slice(0, SHOWN)
  return (
    <Tabs label={words.label} tabs={useHistoryTabs()} value={kind} onChange={setKind} ruled>
      {entries.map(entry => (
        <HistoryRow key={entryKey(entry)} entry={entry} onPick={onPick} />
      ))}
      {entries.length === 0 && (
        <p className="py-7 text-center leading-relaxed">
          <b className="block font-medium">{words.none}</b>
          <span className="text-12 text-ink-3">{words.noneHint}</span>
        </p>
      )}
      <div className="border-t border-line pt-2 text-center text-12 text-ink-3">
        {user ? (
          <a href={pages.user('back')} onClick={onPick} className="inline-flex items-center gap-1 hover:text-accent">
            {t.shell.all}
            <ChevronRight size={14} />
          </a>
        ) : (
          <button
            type="button"
            onClick={() => openDialog('login')}
            className="inline-flex items-center gap-1 hover:text-accent"
          >
            {words.sync}
            <ChevronRight size={14} />
          </button>
        )}
      </div>
    </Tabs>
  )
}

function HistoryRow({ entry, onPick }: { entry: WatchEntry; onPick(): void }) {
  const t = useStrings()
  const seen = `${watchedPercent(entry)}%`
  const when = timeLabel(entry.time, Date.now() / 1000, t.time)
  // A match says when, a work which episode, a channel how far.
  const [line, accent] = { live: [when, t.historyMenu.live], vod: [episodeLine(entry, t), seen], tv: [when, seen] }[
    entry.type
  ]
  return (
    <a className="mini-row" href={watchAddress(entry)} onClick={onPick}>
      <span className="pic pic-wide">
        <Picture
          picture={entry.img ? { src: entry.img, srcset: '', color: '' } : null}
          title={entry.name}
          sizes="104px"
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="mini-title one">{entry.name}</span>
        <span className="one block text-12 text-ink-3">{line}</span>
        <span className="num block text-12 text-accent">{accent}</span>
      </span>
    </a>
  )
}
