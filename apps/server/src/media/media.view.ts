import type { PlayLine } from '@xinghe/contract/media'
import { keyLine } from '@xinghe/media'
import type { SubtitleRow } from './media.queries/assets.ts'
import type { GrantRow, RenditionRow } from './media.queries/grants.ts'
import { cipherOf, FREE_TIER, levelLabel } from './media.rules/levels.ts'

interface LineSource {
  id: number
  name: string
  offsetMs: number
}

/** A line of our own as the player gets it; levels above `maxTier` are shown, not playable. */
export function toPlayLine(
  source: LineSource,
  asset: { row: GrantRow; renditions: readonly RenditionRow[]; subtitles: readonly SubtitleRow[] },
  address: { base: string; maxTier: number },
): PlayLine {
  const { row } = asset
  const tiers = asset.renditions.flatMap(rendition => rendition.tier ?? []).toSorted((a, b) => b - a)
  const ciphers = tiers.filter(tier => tier <= address.maxTier).map(tier => cipherOf(row.cipher, tier))
  return {
    id: source.id,
    name: source.name,
    kind: 'hls',
    url: `${address.base}/master.m3u8`,
    cipher: ciphers.find(cipher => cipher !== 'none') ?? 'none',
    keyline: row.cipher === 'keyline' ? keyLine(row.key, row.iv) : null,
    offsetMs: source.offsetMs,
    levels: tiers.map(tier => ({
      height: tier,
      label: levelLabel(tier),
      vip: tier > FREE_TIER,
      allowed: tier <= address.maxTier,
    })),
    storyboard: row.hasStoryboard ? `${address.base}/storyboard/index.vtt` : null,
    subtitles: asset.subtitles.map(({ name, lang, label, isDefault }) => ({
      lang,
      label,
      url: `${address.base}/subtitles/${name}.vtt`,
      isDefault,
    })),
    state: row.state === 'ready' ? 'ready' : 'packaging',
  }
}

/** A line elsewhere, handed on as the operator wrote it. */
export function outsideLine(source: LineSource, url: string): PlayLine {
  return {
    id: source.id,
    name: source.name,
    kind: isPlaylist(url) ? 'hls' : 'file',
    url,
    cipher: 'none',
    keyline: null,
    offsetMs: source.offsetMs,
    levels: [],
    storyboard: null,
    subtitles: [],
    state: 'ready',
  }
}

/** The path decides; some providers hide the name in a query behind a path without one. */
function isPlaylist(url: string): boolean {
  const { pathname, search } = URL.parse(url, 'http://localhost') ?? { pathname: url, search: '' }
  if (/\.m3u8?$/i.test(pathname)) return true
  return !/\.[a-z0-9]{2,4}$/i.test(pathname) && /\.m3u8/i.test(search)
}
