import type { PlayGrant } from '@xinghe/contract/media'
import type { Context } from '../../context.ts'
import { grantPlay } from '../../media/media.rules.ts'
import { listLines } from '../vod.queries/play.ts'
import { lineName } from '../vod.view.ts'
import { requireEpisode } from './episodes.ts'
import { requirePassword } from './password.ts'

/** Guests and members may watch this much of a VIP episode. */
const PREVIEW_SEC = 360

/** Signed addresses of every line of an episode. */
export async function playEpisode(
  ctx: Context,
  viewer: { isVip: boolean; isAdmin: boolean; key: string },
  { workId, level, password }: { workId: number; level: number; password?: string | undefined },
): Promise<PlayGrant> {
  const episode = await requireEpisode(ctx, workId, level)
  if (episode.hasPassword && !viewer.isAdmin) await requirePassword(ctx, viewer, workId, password)
  const sources = (await listLines(ctx.db, episode.id)).map(line => ({
    id: line.groupId,
    name: lineName(line),
    assetId: line.assetId,
    url: line.url,
    offsetMs: line.offsetMs,
  }))
  const isTrial = episode.isVip && !viewer.isVip && !viewer.isAdmin
  return grantPlay(ctx, viewer, sources, { previewSec: isTrial ? PREVIEW_SEC : null })
}
