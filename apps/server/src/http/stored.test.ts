import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncodings, chooseEncoding } from './compress.ts'
import { isUnchanged, Stored, storedResponse } from './stored.ts'

const page = () => new Stored(200, { 'content-type': 'text/html' }, Buffer.from('<p>星河</p>'.repeat(200)))
const ask = (stored: Stored, headers: Record<string, string>, method = 'GET') =>
  storedResponse(new Request('http://site/', { headers, method }), stored)

test('the best encoding a client accepts is taken', () => {
  const wanted: [string | undefined, string][] = [
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'identity'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.000', 'identity'],
    ['gzip;q=1.0,br;q=0.1', 'br'],
    ['brotli', 'identity'],
    ['identity', 'identity'],
  ]
  for (const [header, encoding] of wanted)
    expect(chooseEncoding('quick', acceptedEncodings(header)), String(header)).toBe(encoding)
})

test('a header of any form is read in a moment', () => {
  const start = performance.now()
  for (const header of [`br${' '.repeat(200_000)}x`, 'br;'.repeat(50_000), ' ,'.repeat(80_000)])
    acceptedEncodings(header)
  expect(performance.now() - start).toBeLessThan(1_500)
})

test('each encoding is the same page under a tag of its own', async () => {
  const stored = page()
  const plain = await ask(stored, {})
  const br = await ask(stored, { 'accept-encoding': 'br' })
  const gzip = await ask(stored, { 'accept-encoding': 'gzip' })
  const text = await plain.text()
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(text)
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(text)
  expect(new Set([plain, br, gzip].map(answer => answer.headers.get('etag'))).size).toBe(3)
  expect(Number(br.headers.get('content-length'))).toBeLessThan(200)
})

test('compression happens once', async () => {
  const stored = page()
  const accepted = acceptedEncodings('br')
  const [first, second] = await Promise.all([stored.variant(accepted), stored.variant(accepted)])
  expect(first).toBe(second)
  expect(stored.ready(accepted)).toBe(first)
})

test('sealed answers lose what base64 adds', async () => {
  for (const size of [3_000, 600, 80_000]) {
    const text = randomBytes(size).toString('base64')
    const stored = new Stored(200, {}, Buffer.from(text), 'sealed')
    const gzip = await ask(stored, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    const bytes = await gzip.arrayBuffer()
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(bytes).toString()).toBe(text)
    expect(bytes.byteLength / text.length).toBeLessThan(0.82)
    expect((await ask(stored, { 'accept-encoding': 'br' })).headers.has('content-encoding')).toBe(false)
  }
})

test('small answers and pictures are not compressed', async () => {
  const small = new Stored(200, {}, Buffer.from('{}'))
  const picture = new Stored(200, {}, Buffer.alloc(10_000), 'none')
  for (const stored of [small, picture]) {
    expect((await ask(stored, { 'accept-encoding': 'br' })).headers.has('content-encoding')).toBe(false)
  }
})

test('who has the bytes gets 304 without them', async () => {
  const stored = page()
  const etag = (await ask(stored, { 'accept-encoding': 'br' })).headers.get('etag')!
  const again = await ask(stored, { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect(again.headers.has('content-length')).toBe(false)
  expect((await ask(stored, { 'if-none-match': etag })).status).toBe(200)
})

test('tags match as HTTP says', () => {
  expect(isUnchanged('*', '"a"')).toBe(true)
  expect(isUnchanged('"a", "b"', '"b"')).toBe(true)
  expect(isUnchanged('"ab"', '"a"')).toBe(false)
  expect(isUnchanged(undefined, '"a"')).toBe(false)
})

test('HEAD has the headers of GET and no body', async () => {
  const head = await ask(page(), {}, 'HEAD')
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(page().body.length), ''])
})
