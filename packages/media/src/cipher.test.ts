import { createDecipheriv } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptFile, ivOfSequence, keyLine } from './cipher.ts'

const key = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')
const iv = Buffer.from('f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff', 'hex')

test('a file deciphers to itself', () => {
  const plain = Buffer.from('segment '.repeat(1000))
  const cipher = encryptFile(plain, key, iv)
  expect(cipher.length % 16).toBe(0)
  const decipher = createDecipheriv('aes-128-cbc', key, iv)
  expect(Buffer.concat([decipher.update(cipher), decipher.final()])).toEqual(plain)
})

test('the number of a segment is its vector, big-endian', () => {
  expect(ivOfSequence(258).toString('hex')).toBe('00000000000000000000000000000102')
})

test('the key line has two parts', () => {
  expect(keyLine(key, iv)).toBe('000102030405060708090a0b0c0d0e0f:f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff')
})
