import type { Message } from '@xinghe/contract/client'
import { Button, Dialog, Skeleton } from '@xinghe/ui'
import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api, CallFailed } from '../core/api.ts'
import { timeLabel } from '../core/format.ts'
import { useStrings, useZh } from '../core/zh.ts'
import { markBulletinsRead } from './read-bulletins.ts'

/** One bulletin in full; opening it is reading it. */
export function BulletinDialog({ id, onClose }: { id: number; onClose(): void }) {
  const t = useStrings()
  const { message, failure, retry } = useBulletin(id)
  const label = t.messageMenu.bulletin
  return (
    <Dialog
      title={message?.title ?? (failure === null ? label : t.messageMenu.failed)}
      closeLabel={t.shell.close}
      className="bulletin w-[440px] px-7 pt-6 pb-6"
      onClose={onClose}
    >
      <p className="bulletin-kind">
        {label}
        {message && ` · ${timeLabel(message.createTime, Date.now() / 1000, t.time)}`}
      </p>
      {message ? (
        <p className="bulletin-text">{message.content}</p>
      ) : failure === null ? (
        <div className="py-2" role="status" aria-label={t.shell.loading}>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="mt-2.5 h-4 w-full" />
          <Skeleton className="mt-2.5 h-4 w-3/5" />
        </div>
      ) : (
        <p className="bulletin-text">{failure || t.fault.brokenHint}</p>
      )}
      <div className="mt-5 flex justify-end gap-2">
        {failure === '' && (
          <Button onClick={retry}>
            <RotateCw size={16} />
            {t.fault.retry}
          </Button>
        )}
        <Button kind="primary" onClick={onClose}>
          {t.messageMenu.known}
        </Button>
      </div>
    </Dialog>
  )
}

/** `failure`: null while all is well, the server's sentence, or '' when there was no answer at all. */
function useBulletin(id: number) {
  const { script } = useZh()
  const [message, setMessage] = useState<Message | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another script has other words, another attempt asks again
  useEffect(() => {
    const leave = new AbortController()
    setFailure(null)
    api('message.bulletin', { id }, { signal: leave.signal, quiet: true }).then(
      found => {
        setMessage(found)
        markBulletinsRead([id])
      },
      (error: unknown) => {
        if (leave.signal.aborted) return
        if (!(error instanceof CallFailed)) throw error
        setFailure(error.code >= 0 ? error.message : '')
      },
    )
    return () => leave.abort()
  }, [id, script, attempt])
  return { message, failure, retry: () => setAttempt(attempt + 1) }
}
