import type { Message } from '@xinghe/contract/client'
import { Button, Skeleton } from '@xinghe/ui'
import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { openBulletin } from '../core/dialogs.ts'
import { timeLabel } from '../core/format.ts'
import { useStrings } from '../core/zh.ts'
import { markBulletinsRead, useReadBulletins } from './read-bulletins.ts'
import type { Bulletins } from './use-bulletins.ts'

interface BulletinListProps {
  bulletins: Bulletins
  /** Before a bulletin opens. */
  onPick(): void
}

/** What the operator tells everyone; a bulletin opens in a dialog. */
export function BulletinList({ bulletins, onPick }: BulletinListProps) {
  const { messageMenu: words, fault } = useStrings()
  const { list, isFailed, reload } = bulletins
  const read = useReadBulletins()
  useEffect(reload, [reload])
  if (isFailed) {
    return (
      <div className="py-6 text-center" role="status">
        <p className="mb-3">{words.failed}</p>
        <Button size="sm" onClick={reload}>
          <RotateCw size={14} />
          {fault.retry}
        </Button>
      </div>
    )
  }
  if (!list) return <Waiting />
  const shown = list.filter(message => message.show)
  if (shown.length === 0) {
    return (
      <p className="py-7 text-center leading-relaxed">
        <b className="block font-medium">{words.none}</b>
        <span className="text-12 text-ink-3">{words.noneHint}</span>
      </p>
    )
  }
  const unread = shown.filter(({ id }) => !read.has(id))
  const pick = (id: number) => {
    onPick()
    openBulletin(id)
  }
  return (
    <>
      <ul className="max-h-[min(420px,60vh)] overflow-y-auto">
        {shown.map(message => (
          <li key={message.id} className="border-b border-line last:border-0">
            <Row message={message} isRead={read.has(message.id)} onOpen={() => pick(message.id)} />
          </li>
        ))}
      </ul>
      {unread.length > 0 && (
        <div className="border-t border-line pt-2 text-center text-12">
          <button
            type="button"
            className="px-3 py-1 text-accent"
            onClick={() => markBulletinsRead(unread.map(({ id }) => id))}
          >
            {words.readAll}
          </button>
        </div>
      )}
    </>
  )
}

function Row({ message, isRead, onOpen }: { message: Message; isRead: boolean; onOpen(): void }) {
  const t = useStrings()
  return (
    <button type="button" className="message-row" onClick={onOpen}>
      <i className={`mt-[7px] size-1.5 flex-none rounded-full ${isRead ? '' : 'bg-live-text'}`} />
      <span className="min-w-0 flex-1">
        <b className="message-title one">{message.title}</b>
        <span className="one block text-12 text-ink-3">{message.blurb}</span>
      </span>
      {!isRead && <span className="sr-only">{t.messageMenu.unread}</span>}
      <span className="text-12 text-ink-3">{timeLabel(message.createTime, Date.now() / 1000, t.time)}</span>
    </button>
  )
}

function Waiting() {
  const label = useStrings().shell.loading
  return (
    <div role="status" aria-label={label}>
      {['w-3/5', 'w-4/5', 'w-2/5'].map(width => (
        <div key={width} className="py-3.5">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="mt-2 h-3 w-4/5" />
        </div>
      ))}
    </div>
  )
}
