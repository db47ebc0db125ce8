/** HLS media playlists (RFC 8216), written and read. */
export interface Segment {
  /** Address relative to the playlist. */
  uri: string
  durationSec: number
}

export interface MediaPlaylist {
  /** Seconds; every rounded segment duration stays at or below it. */
  targetDurationSec: number
  /** Number of the first segment. */
  mediaSequence: number
  /** Address of the initialisation segment. */
  map: string
  /** AES-128 key address; the IV of each segment is its number. */
  keyUri: string | null
  segments: Segment[]
  /** False while segments are still being added. */
  isEnded: boolean
}

/**
 * A growing playlist is of type EVENT and asks players to start at its beginning, not at its live edge. `EXT-X-MAP` stands
 * before `EXT-X-KEY`: the initialisation segment of AES-128 renditions is in the clear, as all players expect.
 */
export function writeMediaPlaylist(playlist: MediaPlaylist): string {
  const target = Math.max(
    playlist.targetDurationSec,
    ...playlist.segments.map(segment => Math.round(segment.durationSec)),
    1,
  )
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${target}`,
    `#EXT-X-MEDIA-SEQUENCE:${playlist.mediaSequence}`,
    `#EXT-X-PLAYLIST-TYPE:${playlist.isEnded ? 'VOD' : 'EVENT'}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ]
  if (!playlist.isEnded) lines.push('#EXT-X-START:TIME-OFFSET=0,PRECISE=YES')
  lines.push(`#EXT-X-MAP:URI="${playlist.map}"`)
  if (playlist.keyUri) lines.push(`#EXT-X-KEY:METHOD=AES-128,URI="${playlist.keyUri}"`)
  for (const segment of playlist.segments) lines.push(`#EXTINF:${segment.durationSec.toFixed(6)},`, segment.uri)
  if (playlist.isEnded) lines.push('#EXT-X-ENDLIST')
  return `${lines.join('\n')}\n`
}

/** Reads a playlist of our own or of ffmpeg's HLS muxer. @throws Error when it is no media playlist. */
export function parseMediaPlaylist(text: string): MediaPlaylist {
  const lines = text.split(/\r?\n/)
  if (lines[0]?.trim() !== '#EXTM3U') throw new Error('media playlist: does not begin with #EXTM3U')
  const playlist: MediaPlaylist = {
    targetDurationSec: 0,
    mediaSequence: 0,
    map: '',
    keyUri: null,
    segments: [],
    isEnded: false,
  }
  let durationSec = 0
  for (const line of lines.slice(1)) {
    const [tag = '', value = ''] = split(line)
    if (tag === '#EXT-X-TARGETDURATION') playlist.targetDurationSec = Number(value)
    else if (tag === '#EXT-X-MEDIA-SEQUENCE') playlist.mediaSequence = Number(value)
    else if (tag === '#EXT-X-MAP') playlist.map = attribute(value, 'URI') ?? ''
    else if (tag === '#EXT-X-KEY') playlist.keyUri = attribute(value, 'URI')
    else if (tag === '#EXTINF') durationSec = Number.parseFloat(value)
    else if (tag === '#EXT-X-ENDLIST') playlist.isEnded = true
    else if (line !== '' && !line.startsWith('#')) playlist.segments.push({ uri: line, durationSec })
  }
  return playlist
}

/** The same playlist up to the first segment that begins at or after `limitSec`. */
export function cutMediaPlaylist(playlist: MediaPlaylist, limitSec: number): MediaPlaylist {
  let startSec = 0
  const segments = playlist.segments.filter(segment => {
    const isBefore = startSec < limitSec
    startSec += segment.durationSec
    return isBefore
  })
  const isCut = startSec >= limitSec
  return { ...playlist, segments, isEnded: playlist.isEnded || isCut }
}

const split = (line: string): [string, string] => {
  const at = line.indexOf(':')
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)]
}

function attribute(list: string, name: string): string | null {
  return new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(list)?.[1] ?? null
}
