import { Button, Dialog } from '@xinghe/ui'
import type { Question } from '../core/dialogs.ts'
import { useStrings } from '../core/zh.ts'

/** Asks before something is done that cannot be undone; Esc and the outside mean no. */
export function ConfirmDialog({ question, onClose }: { question: Question; onClose(): void }) {
  const t = useStrings().shell
  const { title, hint, yes, act } = question
  const confirm = () => {
    onClose()
    act()
  }
  return (
    <Dialog title={title} closeLabel={t.close} className="w-[420px] px-7 pt-6 pb-6" onClose={onClose}>
      <p className="mt-3 leading-relaxed">{hint}</p>
      <div className="mt-6 flex justify-end gap-2">
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button kind="primary" onClick={confirm}>
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
