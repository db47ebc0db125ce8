import type { Context } from '../context.ts'
import { inTransaction } from '../core/db.ts'
import { fail } from '../core/errors.ts'
import {
  type BulletinRecord,
  type BulletinRow,
  deleteBulletinsExcept,
  findBulletin,
  listBulletins,
  type Outcome,
  upsertBulletin,
} from './message.queries.ts'

export type { BulletinRecord } from './message.queries.ts'

const CACHE_SEC = 10

/** Bulletins that are out now: those of the list, and those that only open by themselves. */
export async function bulletins(ctx: Context, count: number): Promise<BulletinRow[]> {
  const now = ctx.clock.now()
  const rows = await ctx.cache.get('message:bulletins', CACHE_SEC, () => listBulletins(ctx.db, ctx.clock.now()))
  return rows
    .filter(({ publishedAt, expiresAt }) => publishedAt <= now && (expiresAt === null || expiresAt > now))
    .slice(0, count)
}

/** One bulletin in full. */
export async function bulletin(ctx: Context, id: number): Promise<BulletinRow> {
  return (await findBulletin(ctx.db, id, ctx.clock.now())) ?? fail('warning', '公告不存在或已过期')
}

/** Makes these the site's bulletins and tells every process; those that stay keep their ids. */
export async function replaceBulletins(ctx: Context, wanted: readonly BulletinRecord[]): Promise<Outcome[]> {
  return inTransaction(ctx.db, async tx => {
    const gone = await deleteBulletinsExcept(
      tx,
      wanted.map(({ slug }) => slug),
    )
    const outcomes: Outcome[] = []
    for (const record of wanted) outcomes.push(await upsertBulletin(tx, record, ctx.clock.now()))
    const isChanged = gone > 0 || outcomes.some(outcome => outcome !== 'unchanged')
    if (isChanged) await ctx.bus.emit(tx, 'message.bulletinsChanged', {})
    return outcomes
  })
}
