/** What a signed address asks for. `path` is relative to the asset; `tier` is null for sound alone. */
export type MediaFile =
  | { kind: 'master' }
  | { kind: 'key' }
  | { kind: 'playlist' | 'init' | 'segment'; tier: number | null; path: string }
  | { kind: 'extra'; path: string }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const rendition = /^(?:(\d{3,4})p|audio)\/(?:(index\.m3u8)|(init\.mp4)|seg-\d{5,7}\.m4s)$/
const extra = /^(?:poster\.jpg|storyboard\/(?:index\.vtt|sheet-\d{3}\.jpg)|subtitles\/[a-z0-9-]{1,40}\.vtt)$/

/** Reads `<token>/<asset>/<file>`. Null for every path that no packaging makes, so nothing else can be reached. */
export function parseMediaPath(path: string): { token: string; assetId: string; file: MediaFile } | null {
  const [token = '', assetId = '', ...rest] = path.split('/')
  const file = uuid.test(assetId) ? fileOf(rest.join('/')) : null
  return file && { token, assetId, file }
}

function fileOf(path: string): MediaFile | null {
  if (path === 'master.m3u8') return { kind: 'master' }
  if (path === 'key') return { kind: 'key' }
  const match = rendition.exec(path)
  if (match) {
    const tier = match[1] === undefined ? null : Number(match[1])
    return { kind: match[2] ? 'playlist' : match[3] ? 'init' : 'segment', tier, path }
  }
  return extra.test(path) ? { kind: 'extra', path } : null
}
