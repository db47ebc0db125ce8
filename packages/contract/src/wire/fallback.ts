import { gcm } from '@noble/ciphers/aes.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { deflateSync, inflateSync } from 'fflate'
import type { Bytes, Primitives } from './primitives.ts'

// The libraries type their results over any buffer; they allocate plain ones.
const own = (bytes: Uint8Array) => bytes as Bytes

/** JavaScript only, for browsers without `crypto.subtle` (plain http). */
export const fallbackPrimitives: Primitives = {
  encrypt: async (key, iv, plain) => own(gcm(key, iv).encrypt(plain)),
  decrypt: async (key, iv, sealed) => own(gcm(key, iv).decrypt(sealed)),
  hmacSha256: async (key, message) => own(hmac(sha256, key, message)),
  deflate: async plain => own(deflateSync(plain)),
  inflate: async packed => own(inflateSync(packed)),
}
