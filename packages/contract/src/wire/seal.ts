import { fromBase64, toBase64 } from './base64.ts'
import { type Bytes, type Primitives, primitives } from './primitives.ts'

export const IV_BYTES = 12
export const TAG_BYTES = 16

/**
 * Encrypts a JSON value: `base64( iv[12] ‖ AES-256-GCM(deflate-raw(utf8(JSON))) ‖ tag[16] )`.
 * @param key 32 bytes
 * @param iv 12 bytes, never twice with one key; random when absent
 */
export async function seal(key: Bytes, value: unknown, iv?: Bytes, use?: Primitives): Promise<string> {
  const p = use ?? (await primitives())
  const start = iv ?? crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const packed = await p.deflate(new TextEncoder().encode(JSON.stringify(value)))
  const locked = await p.encrypt(key, start, packed)
  const out = new Uint8Array(IV_BYTES + locked.length)
  out.set(start)
  out.set(locked, IV_BYTES)
  return toBase64(out)
}

/** Decrypts what `seal` made; rejects when the key is another one or a byte was changed. */
export async function openSealed(key: Bytes, sealed: string, use?: Primitives): Promise<unknown> {
  const p = use ?? (await primitives())
  const bytes = fromBase64(sealed)
  const packed = await p.decrypt(key, bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES))
  return JSON.parse(new TextDecoder().decode(await p.inflate(packed)))
}
