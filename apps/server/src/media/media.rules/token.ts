import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signed address allows, for one asset. */
export interface MediaPass {
  /** Highest level that may be fetched. */
  maxTier: number
  /** Unix seconds. */
  expiresAt: number
  /** Only so many seconds from the start may be fetched; null for all. */
  previewSec: number | null
}

const BODY_BYTES = 9
const MAC_BYTES = 16
const VERSION = 1
/** In the preview's two bytes: all of it may be fetched. */
const NO_LIMIT = 0xffff

/**
 * A pass as path segment: version, level, expiry, preview and a truncated HMAC-SHA256 over them and the asset's id. Equal
 * passes make equal tokens, so that shared caches keep working.
 */
export function signPass(key: Uint8Array, assetId: string, pass: MediaPass): string {
  const body = Buffer.alloc(BODY_BYTES)
  body.writeUInt8(VERSION, 0)
  body.writeUInt16BE(pass.maxTier, 1)
  body.writeUInt32BE(pass.expiresAt, 3)
  body.writeUInt16BE(pass.previewSec === null ? NO_LIMIT : Math.min(NO_LIMIT - 1, pass.previewSec), 7)
  return Buffer.concat([body, mac(key, assetId, body)]).toString('base64url')
}

/** The pass in a token that was signed for this asset; null for any other. Expiry is the caller's to check. */
export function readPass(key: Uint8Array, assetId: string, token: string): MediaPass | null {
  const bytes = Buffer.from(token, 'base64url')
  // The decoder forgives stray characters; only the one spelling of a token is good.
  if (bytes.length !== BODY_BYTES + MAC_BYTES || bytes.toString('base64url') !== token) return null
  const body = bytes.subarray(0, BODY_BYTES)
  if (!timingSafeEqual(bytes.subarray(BODY_BYTES), mac(key, assetId, body)) || body[0] !== VERSION) return null
  const previewSec = body.readUInt16BE(7)
  return {
    maxTier: body.readUInt16BE(1),
    expiresAt: body.readUInt32BE(3),
    previewSec: previewSec === NO_LIMIT ? null : previewSec,
  }
}

function mac(key: Uint8Array, assetId: string, body: Uint8Array): Buffer {
  return createHmac('sha256', key)
    .update('media\n')
    .update(assetId)
    .update('\n')
    .update(body)
    .digest()
    .subarray(0, MAC_BYTES)
}
