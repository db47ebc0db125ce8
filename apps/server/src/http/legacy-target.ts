import type { Legacy } from '@xinghe/contract/legacy'
import { pages } from '@xinghe/contract/pages'
import type { Context } from '../context.ts'
import { Failure } from '../core/errors.ts'
import { categoryTree, topOf } from '../vod/vod.rules/categories.ts'
import { resolveLegacyPlay, workDetail } from '../vod/vod.rules/episodes.ts'

/** The canonical address an old one leads to; null when what it names is gone. */
export async function legacyTarget(ctx: Context, legacy: Legacy): Promise<string | null> {
  if (legacy.kind === 'page') return legacy.address
  return legacy.of === 'work' ? workTarget(ctx, legacy) : categoryTarget(ctx, legacy)
}

async function workTarget(ctx: Context, { workId, sid, nid }: Extract<Legacy, { of: 'work' }>): Promise<string | null> {
  if (nid !== null) {
    const episode = await resolveLegacyPlay(ctx, { workId, sid: sid ?? 1, nid })
    if (episode) return pages.vodPlayer(episode.typeId, episode.id, episode.level)
  }
  try {
    const { topCategoryId } = await workDetail(ctx, workId)
    return pages.detail(topCategoryId, workId)
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}

async function categoryTarget(ctx: Context, legacy: Extract<Legacy, { of: 'category' }>): Promise<string | null> {
  const { all, byTypeEn } = await categoryTree(ctx)
  const row = byTypeEn.get(legacy.name) ?? all.find(candidate => candidate.name === legacy.name)
  if (!row) return null
  const top = topOf(all, row)
  if (legacy.page === 'tabs') return pages.tabs(top.id)
  return pages.nav(top.id, row.id === top.id ? legacy.id : row.id, legacy.filter)
}
