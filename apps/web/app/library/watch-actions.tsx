import { Button } from '@xinghe/ui'
import { ListChecks, Trash2 } from 'lucide-react'
import { fill, useStrings } from '../core/zh.ts'
import type { Picking } from './use-picking.ts'

interface WatchActionsProps {
  picking: Picking
  /** Removes what is picked. */
  onForget(): void
  onClear(): void
}

/** What can be done with many entries at once. */
export function WatchActions({ picking, onForget, onClear }: WatchActionsProps) {
  const { library: t } = useStrings()
  const { picked, isAll, start, end, pickAll } = picking
  if (!picked) {
    return (
      <div className="watch-actions">
        <button type="button" className="chip" data-manage onClick={start}>
          <ListChecks size={16} />
          {t.manage}
        </button>
        <button type="button" className="chip" onClick={onClear}>
          <Trash2 size={16} />
          {t.clear}
        </button>
      </div>
    )
  }
  return (
    <div className="watch-actions" data-picking="">
      <span className="num" role="status">
        {fill(t.picked, { n: picked.length })}
      </span>
      <Button size="sm" onClick={pickAll}>
        {isAll ? t.pickNone : t.pickAll}
      </Button>
      <Button size="sm" disabled={picked.length === 0} onClick={onForget}>
        <Trash2 size={14} />
        {t.remove}
      </Button>
      <Button size="sm" kind="primary" onClick={end}>
        {t.done}
      </Button>
    </div>
  )
}
