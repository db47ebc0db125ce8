/** One variant: a picture with its sound, or the sound alone (no size). */
export interface Variant {
  /** Directory of its media playlist, beside the master playlist. */
  name: string
  width: number | null
  height: number | null
  /** Peak and mean bits per second, sound included. */
  bandwidth: number
  averageBandwidth: number
  /** RFC 6381, comma separated: `avc1.640028,mp4a.40.2`. */
  codecs: string
  frameRate: number | null
}

/**
 * HLS master playlist, smallest picture first, sound alone last. Addresses are relative to it, so that a token in its path
 * is inherited. Sound travels in the segments of every variant: one request less before the first picture, and players
 * without alternative audio play it too.
 */
export function writeMasterPlaylist(variants: readonly Variant[]): string {
  const size = (variant: Variant) => (variant.width ?? Number.POSITIVE_INFINITY) * (variant.height ?? 1)
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS']
  for (const variant of variants.toSorted((a, b) => size(a) - size(b))) {
    lines.push(streamInf(variant), `${variant.name}/index.m3u8`)
  }
  return `${lines.join('\n')}\n`
}

function streamInf({ bandwidth, averageBandwidth, codecs, width, height, frameRate }: Variant): string {
  const attributes = [
    `BANDWIDTH=${Math.max(1, bandwidth)}`,
    `AVERAGE-BANDWIDTH=${Math.max(1, averageBandwidth)}`,
    `CODECS="${codecs}"`,
  ]
  if (width && height) attributes.push(`RESOLUTION=${width}x${height}`)
  if (frameRate) attributes.push(`FRAME-RATE=${frameRate.toFixed(3)}`)
  return `#EXT-X-STREAM-INF:${attributes.join(',')}`
}

/** Reads back what {@link writeMasterPlaylist} wrote. @throws Error when it is no master playlist. */
export function parseMasterPlaylist(text: string): Variant[] {
  const lines = text.split(/\r?\n/)
  if (lines[0]?.trim() !== '#EXTM3U') throw new Error('master playlist: does not begin with #EXTM3U')
  return lines.flatMap((line, index) => {
    if (!line.startsWith('#EXT-X-STREAM-INF:')) return []
    const attributes = attributesOf(line.slice('#EXT-X-STREAM-INF:'.length))
    const [width, height] = attributes.RESOLUTION?.split('x').map(Number) ?? []
    return {
      name: (lines[index + 1] ?? '').replace(/\/index\.m3u8$/, ''),
      width: width ?? null,
      height: height ?? null,
      bandwidth: Number(attributes.BANDWIDTH),
      averageBandwidth: Number(attributes['AVERAGE-BANDWIDTH']),
      codecs: attributes.CODECS ?? '',
      frameRate: attributes['FRAME-RATE'] ? Number(attributes['FRAME-RATE']) : null,
    }
  })
}

function attributesOf(list: string): Record<string, string> {
  const pairs = [...list.matchAll(/([A-Z0-9-]+)=(?:"([^"]*)"|([^,]*))/g)]
  return Object.fromEntries(pairs.map(match => [match[1] ?? '', match[2] ?? match[3] ?? '']))
}
