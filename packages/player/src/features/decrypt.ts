export interface Keyline {
  key: Uint8Array<ArrayBuffer>
  iv: Uint8Array<ArrayBuffer>
}

const BLOCK = 16

/** Parses `"<key hex>:<iv hex>"`, 16 bytes each; null when it is anything else. */
export function parseKeyline(text: string | null): Keyline | null {
  const match = /^([0-9a-f]{32}):([0-9a-f]{32})$/i.exec(text?.trim() ?? '')
  if (!match?.[1] || !match[2]) return null
  return { key: bytesOf(match[1]), iv: bytesOf(match[2]) }
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16))
}

export type Decrypt = (data: ArrayBuffer) => Promise<ArrayBuffer>

/**
 * AES-128-CBC with PKCS#7 padding over whole files. Browsers give `crypto.subtle` to secure origins only; on plain http
 * a JavaScript implementation is loaded instead.
 */
export function decrypter(
  { key, iv }: Keyline,
  subtle: SubtleCrypto | null = globalThis.crypto?.subtle ?? null,
): Decrypt {
  const open = subtle ? subtleCbc(subtle, key, iv) : libraryCbc(key, iv)
  return async data => {
    if (data.byteLength === 0 || data.byteLength % BLOCK !== 0) throw new RangeError('not a whole number of AES blocks')
    return (await open)(data)
  }
}

async function subtleCbc(subtle: SubtleCrypto, key: BufferSource, iv: BufferSource): Promise<Decrypt> {
  const imported = await subtle.importKey('raw', key, 'AES-CBC', false, ['decrypt'])
  return data => subtle.decrypt({ name: 'AES-CBC', iv }, imported, data)
}

async function libraryCbc(key: Uint8Array, iv: Uint8Array): Promise<Decrypt> {
  const { cbc } = await import('@noble/ciphers/aes.js')
  return async data => {
    const plain = cbc(key, iv).decrypt(new Uint8Array(data))
    return plain.slice().buffer as ArrayBuffer
  }
}
