import { createCipheriv } from 'node:crypto'

/** AES-128-CBC with PKCS#7 padding over a whole file, as HLS and the key line both have it. */
export function encryptFile(bytes: Uint8Array, key: Uint8Array, iv: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-128-cbc', key, iv)
  return Buffer.concat([cipher.update(bytes), cipher.final()])
}

/** HLS's own IV of a segment when its key tag has none: the media sequence number, big-endian. */
export function ivOfSequence(sequence: number): Buffer {
  const iv = Buffer.alloc(16)
  iv.writeUInt32BE(sequence, 12)
  return iv
}

/** The two-part key line of the player's configuration: `"<key hex>:<iv hex>"`. */
export function keyLine(key: Uint8Array, iv: Uint8Array): string {
  return `${Buffer.from(key).toString('hex')}:${Buffer.from(iv).toString('hex')}`
}
