import type { PlayGrant, PlayLine } from '@xinghe/contract/media'
import type { Context } from '../../context.ts'
import { fail } from '../../core/errors.ts'
import { type GrantRow, listGrantRows, listReadySubtitles, listRenditions } from '../media.queries/grants.ts'
import { outsideLine, toPlayLine } from '../media.view.ts'
import { FREE_TIER, maxTierOf } from './levels.ts'
import { signPass } from './token.ts'

/** One line of an episode, channel or match as its noun knows it; exactly one of `assetId` and `url`. */
export interface PlaySource {
  id: number
  name: string
  assetId: string | null
  url: string | null
  offsetMs: number
}

const LIFE_SEC = 6 * 3600
/** Expiries fall on these steps, so that addresses given within one step are equal and caches can share them. */
const STEP_SEC = 900

/**
 * Signed addresses of all lines that can be played now, in the given order. `previewSec` limits a viewer who may only try.
 * Fails with a sentence for the viewer when nothing can be played.
 */
export async function grantPlay(
  ctx: Context,
  viewer: { isVip: boolean; isAdmin: boolean },
  sources: readonly PlaySource[],
  options: { previewSec?: number | null } = {},
): Promise<PlayGrant> {
  const previewSec = options.previewSec ?? null
  const expiresAt = Math.ceil((ctx.clock.now().getTime() / 1000 + LIFE_SEC) / STEP_SEC) * STEP_SEC
  const pass = { maxTier: maxTierOf(viewer), expiresAt, previewSec }
  const assets = await loadAssets(ctx, sources)
  const lines: PlayLine[] = []
  for (const source of sources) {
    if (source.url !== null) {
      // The operator's own address can not be cut, so a trial viewer does not get it.
      if (previewSec === null) lines.push(outsideLine(source, source.url))
      continue
    }
    const asset = assets.find(entry => entry.row.id === source.assetId)
    if (!asset?.row.isPlayable || !asset.renditions.some(({ tier }) => tier !== null && tier <= pass.maxTier)) continue
    const base = `/media/s/${signPass(ctx.keys.media, asset.row.id, pass)}/${asset.row.id}`
    lines.push(toPlayLine(source, asset, { base, maxTier: pass.maxTier }))
  }
  if (lines.length === 0)
    refuse(
      assets.map(asset => asset.row),
      previewSec,
    )
  return { lines, expiresAt, previewSec }
}

async function loadAssets(ctx: Context, sources: readonly PlaySource[]) {
  const ids = sources.flatMap(source => source.assetId ?? [])
  if (ids.length === 0) return []
  const [rows, renditions, subtitles] = await Promise.all([
    listGrantRows(ctx.db, ids),
    listRenditions(ctx.db, ids),
    listReadySubtitles(ctx.db, ids),
  ])
  return rows.map(row => ({
    row,
    renditions: renditions.filter(rendition => rendition.assetId === row.id),
    subtitles: subtitles.filter(subtitle => subtitle.assetId === row.id),
  }))
}

function refuse(assets: readonly GrantRow[], previewSec: number | null): never {
  if (assets.some(asset => asset.state === 'queued' || asset.state === 'packaging')) {
    fail('unavailable', '视频正在转码，请稍后再来')
  }
  if (assets.some(asset => asset.isPlayable))
    fail('warning', `该视频只有 ${FREE_TIER}P 以上的清晰度，开通会员后即可观看`)
  if (previewSec !== null) fail('warning', '会员专享，开通会员后即可观看')
  fail('warning', '暂无可播放的线路，请稍后再试')
}
