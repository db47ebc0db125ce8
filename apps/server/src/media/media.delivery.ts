import { cutMediaPlaylist, parseMediaPlaylist, writeMasterPlaylist, writeMediaPlaylist } from '@xinghe/media'
import type { Context } from '../context.ts'
import { parseMediaPath } from './media.delivery/path.ts'
import { findKey, listRenditions } from './media.queries/grants.ts'
import { cipherOf } from './media.rules/levels.ts'
import { type MediaPass, readPass } from './media.rules/token.ts'

/** Why a signed address answers no bytes; `reason` is for programs. */
export interface Refusal {
  kind: 'refused'
  status: 403 | 404
  reason: 'signature' | 'expired' | 'level' | 'preview' | 'missing'
  /** Chinese, for people. */
  message: string
}

export type Delivery =
  /** A file of the storage, as it is, for anyone who has the address until that ends (Unix seconds). */
  | { kind: 'object'; key: string; expiresAt: number }
  /** Bytes made for this answer. */
  | { kind: 'bytes'; body: Uint8Array; contentType: string; cacheControl: string }
  | Refusal

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl'

/**
 * Answers `/media/s/<token>/<asset>/…`. Equal passes share an address, so segments may be kept by shared caches until the
 * pass ends; keys and growing playlists may not.
 * @param path the decoded part after `/media/s/`
 */
export async function deliverMedia(ctx: Context, path: string): Promise<Delivery> {
  const request = parseMediaPath(path)
  if (!request) return missing
  const { token, assetId, file } = request
  const pass = readPass(ctx.keys.media, assetId, token)
  if (!pass) return refused('signature', '播放地址无效，请刷新页面')
  const lifeSec = Math.floor(pass.expiresAt - ctx.clock.now().getTime() / 1000)
  if (lifeSec <= 0) return refused('expired', '播放地址已过期，请刷新页面')
  if ('tier' in file && file.tier !== null && file.tier > pass.maxTier)
    return refused('level', '开通会员后即可观看该清晰度')
  if (file.kind === 'master') return masterPlaylist(ctx, assetId, pass)
  if (file.kind === 'key') return contentKey(ctx, assetId, pass)
  const key = `media/${assetId}/${file.path}`
  if (file.kind === 'playlist') return mediaPlaylist(ctx, key, pass, lifeSec)
  if (file.kind === 'segment' && pass.previewSec !== null && !(await isInPreview(ctx, key, pass.previewSec))) {
    return refused('preview', '试看已结束，开通会员后继续观看')
  }
  return { kind: 'object', key, expiresAt: pass.expiresAt }
}

const missing: Refusal = { kind: 'refused', status: 404, reason: 'missing', message: '请求的地址不存在' }
const refused = (reason: Refusal['reason'], message: string): Refusal => ({
  kind: 'refused',
  status: 403,
  reason,
  message,
})

async function masterPlaylist(ctx: Context, assetId: string, { maxTier }: MediaPass): Promise<Delivery> {
  const rows = await listRenditions(ctx.db, [assetId])
  const allowed = rows.filter(row => row.tier === null || row.tier <= maxTier)
  if (!allowed.some(row => row.tier !== null)) return missing
  // While packaging runs, renditions are still being added.
  const maxAge = rows.every(row => row.isReady) ? 60 : 1
  return playlist(writeMasterPlaylist(allowed), `private, max-age=${maxAge}`)
}

async function contentKey(ctx: Context, assetId: string, { maxTier }: MediaPass): Promise<Delivery> {
  const row = await findKey(ctx.db, assetId)
  // The key of a key line goes to the player in its grant, never by an address.
  if (!row || row.cipher === 'keyline') return missing
  if (cipherOf(row.cipher, maxTier) === 'none') return refused('level', '开通会员后即可观看该清晰度')
  return {
    kind: 'bytes',
    body: row.key,
    contentType: 'application/octet-stream',
    cacheControl: 'private, no-store',
  }
}

async function mediaPlaylist(ctx: Context, key: string, pass: MediaPass, lifeSec: number): Promise<Delivery> {
  const text = await readText(ctx, key)
  if (text === null) return missing
  const isEnded = text.includes('#EXT-X-ENDLIST')
  const cacheControl = isEnded ? `private, max-age=${Math.min(lifeSec, 3600)}` : 'private, no-cache'
  if (pass.previewSec === null) return playlist(text, cacheControl)
  return playlist(writeMediaPlaylist(cutMediaPlaylist(parseMediaPlaylist(text), pass.previewSec)), cacheControl)
}

async function isInPreview(ctx: Context, key: string, previewSec: number): Promise<boolean> {
  const [dir, file] = [key.slice(0, key.lastIndexOf('/')), key.slice(key.lastIndexOf('/') + 1)]
  const text = await readText(ctx, `${dir}/index.m3u8`)
  if (text === null) return false
  return cutMediaPlaylist(parseMediaPlaylist(text), previewSec).segments.some(segment => segment.uri === file)
}

async function readText(ctx: Context, key: string): Promise<string | null> {
  const object = await ctx.storage.read(key)
  if (!object) return null
  return Buffer.concat(await object.body.toArray()).toString('utf8')
}

const playlist = (text: string, cacheControl: string): Delivery => ({
  kind: 'bytes',
  body: Buffer.from(text),
  contentType: PLAYLIST_TYPE,
  cacheControl,
})
