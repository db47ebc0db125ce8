import { createCipheriv } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { decrypter, parseKeyline } from './decrypt.ts'

const text = '2b7e151628aed2a6abf7158809cf4f3c:000102030405060708090a0b0c0d0e0f'
const hex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex')

describe('parseKeyline', () => {
  test('reads two 16-byte parts', () => {
    const parsed = parseKeyline(` ${text}\n`)
    expect(parsed && hex(parsed.key.buffer)).toBe('2b7e151628aed2a6abf7158809cf4f3c')
    expect(parsed && hex(parsed.iv.buffer)).toBe('000102030405060708090a0b0c0d0e0f')
  })
  test.each([null, '', 'abc', '00:11', `${text}0`, text.replace(':', ''), text.replace('2b', 'zz')])(
    'refuses %j',
    bad => {
      expect(parseKeyline(bad)).toBeNull()
    },
  )
})

describe.each([
  ['WebCrypto', globalThis.crypto.subtle],
  ['the library', null],
])('decrypter with %s', (_, subtle) => {
  const keyline = parseKeyline(text)
  if (!keyline) throw new Error('the key line of this test is wrong')
  const decrypt = decrypter(keyline, subtle)

  test('NIST SP 800-38A F.2.1, first block, with its padding block', async () => {
    const cipher = createCipheriv('aes-128-cbc', keyline.key, keyline.iv)
    const sealed = Buffer.concat([
      cipher.update(Buffer.from('6bc1bee22e409f96e93d7e117393172a', 'hex')),
      cipher.final(),
    ])
    expect(sealed.subarray(0, 16).toString('hex')).toBe('7649abac8119b246cee98e9b12e9197d')
    expect(hex(await decrypt(Uint8Array.from(sealed).buffer))).toBe('6bc1bee22e409f96e93d7e117393172a')
  })
  test('a whole segment', async () => {
    const plain = Buffer.from(Array.from({ length: 100_003 }, (_, i) => i % 251))
    const cipher = createCipheriv('aes-128-cbc', keyline.key, keyline.iv)
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
    expect(Buffer.from(await decrypt(Uint8Array.from(sealed).buffer)).equals(plain)).toBe(true)
  })
  test('refuses a wrong key and cut off files', async () => {
    await expect(decrypt(new ArrayBuffer(32))).rejects.toThrow()
    await expect(decrypt(new ArrayBuffer(17))).rejects.toThrow(RangeError)
    await expect(decrypt(new ArrayBuffer(0))).rejects.toThrow(RangeError)
  })
})
