import type { Context } from '../../context.ts'
import type { Db } from '../../core/db.ts'
import { fail } from '../../core/errors.ts'
import { type DetailRow, findDetail } from '../vod.queries/detail.ts'
import { addDanmakuCount, type EpisodeRow, findByOldNumbers, findEpisodeRow } from '../vod.queries/play.ts'
import { categoryTree } from './categories.ts'

export const NO_WORK = '影片不存在或已下架'
const NO_EPISODE = '没有这一集，可能已经下架'

/** One work with everything below it. */
export async function workDetail(ctx: Context, id: number): Promise<DetailRow> {
  const [row, tree] = await Promise.all([findDetail(ctx.db, id), categoryTree(ctx)])
  if (!row || tree.closedTopIds.includes(row.topCategoryId)) fail('warning', NO_WORK)
  return row
}

/** An episode that may be seen on this site. */
export async function requireEpisode(ctx: Context, workId: number, level: number): Promise<EpisodeRow> {
  const [row, tree] = await Promise.all([findEpisodeRow(ctx.db, workId, level), categoryTree(ctx)])
  if (!row || tree.closedTopIds.includes(row.topCategoryId)) fail('warning', NO_EPISODE)
  return row
}

/** Notes that an episode has more danmaku, or fewer. */
export async function countDanmaku(tx: Db, episodeId: number, added: number): Promise<void> {
  await addDanmakuCount(tx, episodeId, added)
}

/** Where an address of the old kind (`/vod/play/id/…/sid/…/nid/…`) lives now; null when there is no such line. */
export async function resolveLegacyPlay(
  ctx: Context,
  old: { workId: number; sid: number; nid: number },
): Promise<{ typeId: number; id: number; level: number } | null> {
  const row = await findByOldNumbers(ctx.db, old.workId, old.sid, old.nid)
  return row && { typeId: row.topCategoryId, id: old.workId, level: row.level }
}
