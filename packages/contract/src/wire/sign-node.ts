import { createHmac, timingSafeEqual } from 'node:crypto'
import { SIGN_LENGTH, SIGN_WINDOW_MINUTES, signedText } from './sign.ts'

/** `sign` without a promise. @param nowSec unix seconds */
export function signSync(key: Uint8Array, nowSec: number, pathname: string, query: URLSearchParams | string): string {
  const minute = Math.floor(nowSec / 60)
  return `${minute}.${signatureOf(key, minute, pathname, query)}`
}

/** True when `vv` was made with this key for this address, at most five minutes away from `nowSec`. */
export function verifySignature(
  key: Uint8Array,
  nowSec: number,
  pathname: string,
  query: URLSearchParams | string,
  vv: string,
): boolean {
  const [, digits, signature] = /^(\d{1,10})\.([\w-]{22})$/.exec(vv) ?? []
  if (digits === undefined || signature === undefined) return false
  const minute = Number(digits)
  if (String(minute) !== digits || Math.abs(minute - Math.floor(nowSec / 60)) > SIGN_WINDOW_MINUTES) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, minute, pathname, query)))
}

function signatureOf(key: Uint8Array, minute: number, pathname: string, query: URLSearchParams | string): string {
  return createHmac('sha256', key)
    .update(signedText(minute, pathname, query))
    .digest('base64url')
    .slice(0, SIGN_LENGTH)
}
