/** One episode of one group as a MacCMS play list writes it. */
export interface PlayPiece {
  /** Position inside the group from 1, empty pieces included: part of old addresses. */
  nid: number
  /** As written; empty when the piece is an address alone. */
  title: string
  address: string
  /** Player that overrides the group's for this episode. */
  code: string | null
}

export interface PlayGroup {
  /** Position from 1, groups without episodes included: part of old addresses. */
  sid: number
  code: string
  server: string
  note: string
  pieces: PlayPiece[]
}

export interface PlayColumns {
  from: string
  server?: string
  note?: string
  url: string
}

/** More groups, or more pieces in one, belong to no work. */
export const MAX_GROUPS = 100
export const MAX_PIECES = 20_000
/** Longest caption of a piece. */
const MAX_CAPTION = 200

/**
 * Reads the four parallel play columns of a work; never fails, nonsense gives no pieces. One group and one piece beyond the
 * limits are still read, so that the caller can tell.
 */
export function parsePlayList(columns: PlayColumns): PlayGroup[] {
  const urls = trimTrailing(columns.url.replace(/[\r\n\t]/g, ''), '$$$').split('$$$', MAX_GROUPS + 1)
  const codes = splitCodes(columns.from, urls.length)
  const servers = (columns.server ?? '').split('$$$')
  const notes = (columns.note ?? '').split('$$$')
  const count = columns.url.trim() === '' ? 0 : Math.max(urls.length, codes.length)
  return Array.from({ length: count }, (_, index) => ({
    sid: index + 1,
    code: codes[index]?.trim() ?? '',
    server: servers[index]?.trim() === 'no' ? '' : (servers[index]?.trim() ?? ''),
    note: notes[index]?.trim() ?? '',
    pieces: parseGroup(urls[index] ?? ''),
  }))
}

/** Some feeds join the codes by commas although the groups are joined by `$$$`. */
function splitCodes(from: string, groups: number): string[] {
  const usual = trimTrailing(from.replace(/[\r\n\t]/g, ''), '$$$').split('$$$', MAX_GROUPS + 1)
  const commas = from.split(',', MAX_GROUPS + 2)
  return usual.length === 1 && groups > 1 && commas.length === groups ? commas : usual
}

function parseGroup(text: string): PlayPiece[] {
  return trimTrailing(text, '#')
    .split('#', MAX_PIECES + 1)
    .flatMap((piece, index) => parsePiece(piece, index + 1) ?? [])
}

function parsePiece(piece: string, nid: number): PlayPiece | null {
  const parts = piece.split('$')
  const [first = '', second = '', third = ''] = parts.map(part => part.trim())
  const address = (parts.length === 1 ? first : second).replaceAll('||', '//')
  if (address === '') return null
  return { nid, title: parts.length === 1 ? '' : first.slice(0, MAX_CAPTION), address, code: third || null }
}

function trimTrailing(text: string, mark: string): string {
  let end = text.trimEnd()
  while (end.endsWith(mark)) end = end.slice(0, -mark.length)
  return end
}

/** `hls` for playlists, `file` for single media files, null for pages, other schemes and everything else. */
export function addressKind(address: string): 'hls' | 'file' | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  const { pathname } = new URL(address)
  if (/\.m3u8$/i.test(pathname)) return 'hls'
  return /\.(mp4|m4v|webm|mkv|mov|flv|ts)$/i.test(pathname) ? 'file' : null
}
