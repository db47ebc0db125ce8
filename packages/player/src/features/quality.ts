export interface LevelFacts {
  height: number
  /** Bits per second. */
  bitrate: number
}

/** Head-room kept between the measured bandwidth and the level chosen for the start. */
const START_SHARE = 0.7
const UNKNOWN_BANDWIDTH_HEIGHT = 720

/** Index of the tallest level not above `height`; the smallest one when all are above it. */
export function levelFor(levels: readonly LevelFacts[], height: number): number {
  let best = -1
  let smallest = 0
  levels.forEach((level, index) => {
    if (level.height < (levels[smallest]?.height ?? Number.POSITIVE_INFINITY)) smallest = index
    if (level.height <= height && level.height > (levels[best]?.height ?? 0)) best = index
  })
  return best === -1 ? smallest : best
}

/** The level to begin with when the engine chooses: what fits the bandwidth of last time and the size of the picture. */
export function startLevel(levels: readonly LevelFacts[], bandwidth: number, viewHeight: number): number {
  // The smallest level that is not blurred on this screen: more would be wasted.
  const sharp = levels.map(level => level.height).filter(height => height >= viewHeight)
  const cap = viewHeight > 0 ? Math.min(...sharp) : Number.POSITIVE_INFINITY
  if (bandwidth <= 0) return levelFor(levels, Math.min(cap, UNKNOWN_BANDWIDTH_HEIGHT))
  const affordable = levels.filter(level => level.bitrate <= bandwidth * START_SHARE).map(level => level.height)
  return levelFor(levels, Math.min(cap, Math.max(0, ...affordable)))
}
