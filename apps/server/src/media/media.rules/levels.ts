/** Highest level that guests and members may watch. */
export const FREE_TIER = 720
/** Highest level there is. */
const TOP_TIER = 2160

const labels: Record<number, string> = {
  360: '流畅 360P',
  480: '标清 480P',
  720: '高清 720P',
  1080: '超清 1080P',
  1440: '2K 1440P',
  2160: '4K 2160P',
}

export const levelLabel = (tier: number) => labels[tier] ?? `${tier}P`

export const maxTierOf = (viewer: { isVip: boolean; isAdmin: boolean }) =>
  viewer.isVip || viewer.isAdmin ? TOP_TIER : FREE_TIER

/** How a rendition's files are protected; `tier` is null for sound alone. */
export function cipherOf(asset: 'none' | 'aes-128' | 'keyline', tier: number | null): 'none' | 'aes-128' | 'keyline' {
  if (asset !== 'none') return asset
  return tier !== null && tier > FREE_TIER ? 'aes-128' : 'none'
}
