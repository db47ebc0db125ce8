import type { Bytes } from './primitives.ts'

/** Standard base64 to bytes; throws on anything else. */
export function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), char => char.charCodeAt(0))
}

/** Bytes to standard base64. */
export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  // Whole arrays as arguments overflow the call stack, so they are taken in pieces.
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(binary)
}
