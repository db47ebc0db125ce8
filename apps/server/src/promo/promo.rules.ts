import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import { inTransaction } from '../core/db.ts'
import { fail } from '../core/errors.ts'
import { countView } from '../vod/vod.rules/hits.ts'
import { addAnchorHit, deleteHitMarks, markHit } from './promo.queries.ts'

const QUIET_SEC = 600

export interface HitTarget {
  /** What was seen; only `vod` and `promo` are counted yet. */
  type: string
  id: number
  event: 'view' | 'click'
}

/** Counts one view, or one click on a promotion; a viewer's repeats within ten minutes end with code 15. */
export async function countHit(ctx: Context, viewerKey: string, target: HitTarget): Promise<void> {
  const { type, id, event } = target
  if (type !== 'vod' && type !== 'promo') fail('unavailable')
  // A guest's key names an address; marks keep only what tells two viewers apart.
  const pseudonym = createHash('sha256').update(ctx.keys.token).update(viewerKey).digest('base64url').slice(0, 22)
  const mark = {
    viewerKey: pseudonym,
    kind: event === 'click' ? `${type} click` : type,
    targetId: id,
    now: ctx.clock.now(),
    quietSec: QUIET_SEC,
  }
  await inTransaction(ctx.db, async tx => {
    if (!(await markHit(tx, mark))) fail('already')
    if (type === 'vod') await countView(ctx, tx, id)
    else if (!(await addAnchorHit(tx, id, event, mark.now))) fail('warning', '推广不存在或已下线')
  })
}

/** Drops marks that no longer stop a repeat. */
export async function forgetHitMarks(ctx: Context): Promise<void> {
  await deleteHitMarks(ctx.db, new Date(ctx.clock.now().getTime() - QUIET_SEC * 1000))
}
