import type { Message } from '@xinghe/contract/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { api, CallFailed } from '../core/api.ts'
import { cached } from '../core/caches.ts'
import { isDialogOpen, openBulletin } from '../core/dialogs.ts'
import { isDarkPage } from '../core/theme.ts'
import { whenIdle } from '../core/when-idle.ts'
import { useZh } from '../core/zh.ts'
import { isNewGreeting, readBulletins } from './read-bulletins.ts'

const COUNT = 10

export interface Bulletins {
  /** Null until the first answer, and when there was none. */
  list: Message[] | null
  isFailed: boolean
  /** Asks again, unless the last answer is still fresh. */
  reload(): void
}

/** The bulletins of the header: asked for when the page has come to rest, and again in another script. */
export function useBulletins(): Bulletins {
  const { script } = useZh()
  const [state, setState] = useState<Omit<Bulletins, 'reload'>>({ list: null, isFailed: false })
  const turn = useRef(0)
  const reload = useCallback(() => {
    const mine = ++turn.current
    setState(({ list }) => ({ list, isFailed: false }))
    cached('bulletins', () => api('message.list', { type: 'bulletin', count: COUNT }, { quiet: true })).then(
      list => mine === turn.current && setState({ list, isFailed: false }),
      (error: unknown) => {
        if (!(error instanceof CallFailed)) throw error
        // What was read before is better than nothing.
        if (mine === turn.current) setState(({ list }) => ({ list, isFailed: list === null }))
      },
    )
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another script has other words
  useEffect(() => whenIdle(reload), [reload, script])
  return { ...state, reload }
}

/** Opens what the operator wants to be seen: `dialog` 1 until it was read, 2 on the home page, once a visit. Never over a player. */
export function useSelfOpening(list: Message[] | null): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!list || isDarkPage(pathname) || isDialogOpen()) return
    const read = readBulletins()
    const unread = list.find(({ id, dialog }) => dialog === 1 && !read.has(id))
    if (unread) return openBulletin(unread.id)
    const greeting = pathname === '/' ? list.find(({ dialog }) => dialog === 2) : undefined
    if (greeting && isNewGreeting(greeting.id)) openBulletin(greeting.id)
  }, [list, pathname])
}
