import type { Anchor } from '@xinghe/contract/promo'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../core/db.ts'
import {
  type AnchorRecord,
  type AnchorRow,
  deleteAnchorsExcept,
  findAnchorHtml,
  listAnchors,
  type Outcome,
  upsertAnchor,
} from '../promo.queries.ts'

const CACHE_SEC = 5
/** Places on the player; every other one is in a page. */
const onPlayer = /^(?:PLAY|PAUSE)\d$/

/** What is promoted to this viewer in pages (`a`) or on the player (`b`): nothing for VIP members. */
export async function anchorsFor(
  ctx: Context,
  viewer: { isVip: boolean },
  platform: string,
  type: 'a' | 'b',
): Promise<Anchor[]> {
  if (viewer.isVip) return []
  const now = ctx.clock.now()
  const rows = await ctx.cache.get(`promo:anchors:${platform}`, CACHE_SEC, () => listAnchors(ctx.db, platform))
  return rows
    .filter(({ startsAt, endsAt }) => (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now))
    .filter(row => onPlayer.test(row.place) === (type === 'b'))
    .map(toAnchor)
}

const toAnchor = ({ id, place, kind, uri, img, html, seconds }: AnchorRow): Anchor => ({
  id,
  anchor: place,
  type: kind,
  uri,
  img,
  html,
  seconds,
})

/** The raw HTML of a promotion; null when there is none that is switched on. */
export function anchorHtml(ctx: Context, id: number): Promise<string | null> {
  return ctx.cache.get(`promo:html:${id}`, CACHE_SEC, () => findAnchorHtml(ctx.db, id))
}

/** Makes these the site's promotions, in this order; those that stay keep their counts. */
export async function replaceAnchors(ctx: Context, anchors: readonly AnchorRecord[]): Promise<Outcome[]> {
  return inTransaction(ctx.db, async tx => {
    await deleteAnchorsExcept(
      tx,
      anchors.map(anchor => anchor.slug),
    )
    const outcomes: Outcome[] = []
    for (const [position, anchor] of anchors.entries()) outcomes.push(await upsertAnchor(tx, anchor, position))
    await ctx.bus.emit(tx, 'site.changed', {})
    return outcomes
  })
}
