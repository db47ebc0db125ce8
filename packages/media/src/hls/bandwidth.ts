/** Peak and mean bits per second of a rendition, from its segments. */
export function measureBandwidth(segments: readonly { bytes: number; durationSec: number }[]): {
  bandwidth: number
  averageBandwidth: number
} {
  let [bits, seconds, peak] = [0, 0, 0]
  for (const { bytes, durationSec } of segments) {
    bits += 8 * bytes
    seconds += durationSec
    // A last segment of a few frames says nothing about the peak.
    if (durationSec >= 1) peak = Math.max(peak, (8 * bytes) / durationSec)
  }
  const average = seconds > 0 ? Math.round(bits / seconds) : 0
  return { bandwidth: Math.max(Math.round(peak), average), averageBandwidth: average }
}
