import type { Message } from '@xinghe/contract/client'
import { Dropdown, Tabs } from '@xinghe/ui'
import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '../core/api.ts'
import { openDialog } from '../core/dialogs.ts'
import { timeLabel } from '../core/format.ts'
import { useUser } from '../core/session.ts'
import { fill, useStrings } from '../core/zh.ts'
import { BulletinList } from '../message/bulletin-list.tsx'
import { useReadBulletins } from '../message/read-bulletins.ts'
import { type Bulletins, useBulletins, useSelfOpening } from '../message/use-bulletins.ts'

type Tab = 'bulletin' | 'like' | 'comment'
const COUNT = 10
const MOST_SHOWN = 99

/** Bulletins for everyone, likes and comments for members. */
export function MessageMenu() {
  const t = useStrings()
  const bulletins = useBulletins()
  useSelfOpening(bulletins.list)
  const read = useReadBulletins()
  const unread = bulletins.list?.filter(({ id, show }) => show && !read.has(id)).length ?? 0
  return (
    <Dropdown
      label={t.messageMenu.label}
      triggerClass="header-tool"
      panelClass="right-[calc(var(--gutter)+24px)] top-[calc(100%-4px)] w-[336px] px-4 pt-1.5 pb-2"
      trigger={
        <>
          <Bell size={20} />
          {t.shell.messages}
          {unread > 0 && (
            <>
              <em className="unread" aria-hidden="true">
                {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
              </em>
              <span className="sr-only">{fill(t.messageMenu.unreadCount, { n: unread })}</span>
            </>
          )}
        </>
      }
    >
      {close => <MessagePanel bulletins={bulletins} onPick={() => close(true)} />}
    </Dropdown>
  )
}

function MessagePanel({ bulletins, onPick }: { bulletins: Bulletins; onPick(): void }) {
  const words = useStrings().messageMenu
  const user = useUser()
  const [tab, setTab] = useState<Tab>('bulletin')
  const tabs = (['bulletin', 'like', 'comment'] as const).map(name => ({ name, label: words[name] }))
  return (
    <Tabs label={words.label} tabs={tabs} value={tab} onChange={setTab} ruled>
      {tab === 'bulletin' ? (
        <BulletinList bulletins={bulletins} onPick={onPick} />
      ) : user ? (
        <Messages key={tab} tab={tab} />
      ) : (
        <AskLogin />
      )}
    </Tabs>
  )
}

function Messages({ tab }: { tab: Exclude<Tab, 'bulletin'> }) {
  const t = useStrings()
  const [list, setList] = useState<Message[] | null>(null)
  useEffect(() => {
    const leave = new AbortController()
    api('message.list', { type: tab, count: COUNT }, { signal: leave.signal, quiet: true }).then(
      messages => setList(messages.filter(message => message.show)),
      // Not available or offline: the same as no news.
      () => leave.signal.aborted || setList([]),
    )
    return () => leave.abort()
  }, [tab])
  if (list?.length === 0) {
    return (
      <p className="py-9 text-center font-medium">
        {tab === 'like' ? t.messageMenu.noLikes : t.messageMenu.noComments}
      </p>
    )
  }
  return (
    <ul className="min-h-24">
      {list?.map(message => (
        <li key={message.id} className="flex items-start gap-2 border-b border-line py-3 last:border-0">
          <i className={`mt-[7px] size-1.5 flex-none rounded-full ${message.read ? '' : 'bg-live-text'}`} />
          <span className="min-w-0 flex-1">
            <b className="one block font-medium">{message.title}</b>
            <span className="one block text-12 text-ink-3">{message.blurb}</span>
          </span>
          <span className="text-12 text-ink-3">{timeLabel(message.createTime, Date.now() / 1000, t.time)}</span>
        </li>
      ))}
    </ul>
  )
}

function AskLogin() {
  const t = useStrings()
  return (
    <p className="py-7 text-center text-12 text-ink-3">
      {t.messageMenu.loginHint}
      <button type="button" className="ml-1 text-accent" onClick={() => openDialog('login')}>
        {t.shell.login}
      </button>
    </p>
  )
}
