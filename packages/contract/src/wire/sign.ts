import { toBase64 } from './base64.ts'
import { type Bytes, type Primitives, primitives } from './primitives.ts'

/** The query field that carries the signature. */
export const SIGN_FIELD = '_vv'
/** A signature is good this many minutes before and after its own. */
export const SIGN_WINDOW_MINUTES = 5
export const SIGN_LENGTH = 22

/**
 * The text that is signed: minute, pathname as it stands on the wire, and the query's form-encoded pairs without `_vv`,
 * sorted as strings, so that neither the order of fields nor the way a client escapes them matters.
 */
export function signedText(minute: number, pathname: string, query: URLSearchParams | string): string {
  const pairs = new URLSearchParams(query)
    .toString()
    .split('&')
    .filter(pair => !pair.startsWith(`${SIGN_FIELD}=`))
  return `${minute}\n${pathname}\n${pairs.sort().join('&')}`
}

/** `<minute>.<signature>`, the value of `_vv`. @param nowSec unix seconds */
export async function sign(
  key: Bytes,
  nowSec: number,
  pathname: string,
  query: URLSearchParams | string,
  use?: Primitives,
): Promise<string> {
  const p = use ?? (await primitives())
  const minute = Math.floor(nowSec / 60)
  const digest = await p.hmacSha256(key, new TextEncoder().encode(signedText(minute, pathname, query)))
  const base64url = toBase64(digest).replaceAll('+', '-').replaceAll('/', '_')
  return `${minute}.${base64url.slice(0, SIGN_LENGTH)}`
}
