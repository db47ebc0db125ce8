export type Bytes = Uint8Array<ArrayBuffer>

/** What sealing and signing need from the platform. Every implementation gives the same results, see `vectors.json`. */
export interface Primitives {
  /** AES-256-GCM; the result is ciphertext ‖ tag[16]. */
  encrypt(key: Bytes, iv: Bytes, plain: Bytes): Promise<Bytes>
  /** Takes ciphertext ‖ tag[16]; rejects when key, iv or any byte is wrong. */
  decrypt(key: Bytes, iv: Bytes, sealed: Bytes): Promise<Bytes>
  hmacSha256(key: Bytes, message: Bytes): Promise<Bytes>
  /** Raw deflate, no header. */
  deflate(plain: Bytes): Promise<Bytes>
  inflate(packed: Bytes): Promise<Bytes>
}

const pipe = async (bytes: Bytes, through: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer())

const imported = new WeakMap<Bytes, Promise<CryptoKey>>()
// Importing costs more than sealing a short answer, and a page has one key for its whole life.
const aesKey = (key: Bytes) => {
  let promise = imported.get(key)
  if (!promise) {
    promise = crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])
    imported.set(key, promise)
  }
  return promise
}

const hmac = { name: 'HMAC', hash: 'SHA-256' }

/** WebCrypto and Compression Streams: browsers in a secure context, Node, Deno, workers. */
export const webPrimitives: Primitives = {
  encrypt: async (key, iv, plain) =>
    new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await aesKey(key), plain)),
  decrypt: async (key, iv, sealed) =>
    new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await aesKey(key), sealed)),
  hmacSha256: async (key, message) =>
    new Uint8Array(
      await crypto.subtle.sign('HMAC', await crypto.subtle.importKey('raw', key, hmac, false, ['sign']), message),
    ),
  deflate: plain => pipe(plain, new CompressionStream('deflate-raw')),
  inflate: packed => pipe(packed, new DecompressionStream('deflate-raw')),
}

/** The platform's own means where they exist. Plain http on a LAN has no `crypto.subtle`: then JavaScript, loaded only there. */
export async function primitives(): Promise<Primitives> {
  if (globalThis.crypto?.subtle && globalThis.DecompressionStream) return webPrimitives
  return (await import('./fallback.ts')).fallbackPrimitives
}
