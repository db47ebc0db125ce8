import './history.css'
import { pages } from '@xinghe/contract/client'
import { ButtonLink, CardGrid, Empty, Tabs, toast } from '@xinghe/ui'
import { useRef, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { openConfirm } from '../core/dialogs.ts'
import { rootDataOf } from '../core/root-data.ts'
import { pageMeta } from '../core/seo.ts'
import { fill, stringsOf, useStrings } from '../core/zh.ts'
import { forgetWatches } from './forget-watches.ts'
import { entryKey, useHistory, type WatchEntry } from './history.ts'
import { byDay } from './history-days.ts'
import { type HistoryKind, isOfKind, useHistoryTabs } from './history-kinds.ts'
import { type Picking, usePicking } from './use-picking.ts'
import { WatchActions } from './watch-actions.tsx'
import { WatchItem } from './watch-item.tsx'

export const meta = ({ matches }: MetaArgs) => {
  const root = rootDataOf(matches)
  const { title } = stringsOf(root?.lang ?? 's').library
  return [...pageMeta(root, { title, path: pages.user('back') }), { name: 'robots', content: 'noindex' }]
}

/** The watch history of this browser, by kind and day. */
export default function BackPage() {
  const { library: t, historyMenu } = useStrings()
  const tabs = useHistoryTabs()
  const [kind, setKind] = useState<HistoryKind>('all')
  const entries = useHistory().filter(isOfKind(kind))
  const picking = usePicking(entries)
  const list = useRef<HTMLDivElement>(null)

  // What had the keyboard is gone: it goes on beside it.
  const focus = (next?: () => HTMLElement | null | undefined) =>
    requestAnimationFrame(() => (next?.() ?? list.current)?.focus())
  const forget = (gone: readonly WatchEntry[], next: () => HTMLElement | null | undefined) => {
    const undo = forgetWatches(gone)
    toast.ok(fill(t.removed, { n: gone.length }), { label: t.undo, act: undo })
    focus(next)
  }
  const forgetOne = (entry: WatchEntry) => {
    const at = entries.indexOf(entry)
    forget([entry], () =>
      [...(list.current?.querySelectorAll<HTMLElement>('.watch-remove') ?? [])].slice(0, at + 1).at(-1),
    )
  }
  const forgetPicked = () => {
    picking.end()
    forget(picking.picked ?? [], () => list.current?.querySelector<HTMLElement>('[data-manage]'))
  }
  const clear = () =>
    openConfirm({
      title: t.clearTitle,
      hint: fill(t.clearHint, { kind: historyMenu[kind], n: entries.length }),
      yes: t.clear,
      act() {
        forgetWatches(entries)
        toast.ok(t.cleared)
        focus()
      },
    })

  return (
    <>
      <h1 className="sr-only">{t.title}</h1>
      <Tabs
        label={historyMenu.label}
        tabs={tabs}
        value={kind}
        onChange={next => {
          setKind(next)
          picking.end()
        }}
        className="text-16"
      >
        <div ref={list} tabIndex={-1} className="outline-none">
          {entries.length > 0 ? (
            <>
              <WatchActions picking={picking} onForget={forgetPicked} onClear={clear} />
              <WatchDays entries={entries} picking={picking} onForget={forgetOne} />
            </>
          ) : (
            <Empty kind="none" title={historyMenu.none} hint={historyMenu.noneHint}>
              <ButtonLink kind="primary" href={pages.rank()}>
                {t.browse}
              </ButtonLink>
            </Empty>
          )}
        </div>
      </Tabs>
    </>
  )
}

interface WatchDaysProps {
  entries: readonly WatchEntry[]
  picking: Picking
  onForget(entry: WatchEntry): void
}

function WatchDays({ entries, picking, onForget }: WatchDaysProps) {
  const { time } = useStrings()
  const picked = picking.picked && new Set(picking.picked)
  return byDay(entries, Date.now() / 1000).map(({ day, entries: own }) => (
    <section key={day} className="watch-day" aria-label={time[day]}>
      <h2>{time[day]}</h2>
      <CardGrid small={4} large={5}>
        {own.map(entry => (
          <WatchItem
            key={entryKey(entry)}
            entry={entry}
            picked={picked?.has(entry)}
            onPick={() => picking.toggle(entry)}
            onForget={() => onForget(entry)}
          />
        ))}
      </CardGrid>
    </section>
  ))
}
