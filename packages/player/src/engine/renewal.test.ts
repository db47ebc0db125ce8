import { expect, test } from 'vitest'
import { rewriterFor } from './renewal.ts'

const before = '/media/s/old.token/asset/master.m3u8'

test('puts the new token into every older address', () => {
  const rewrite = rewriterFor(before, '/media/s/new.token/asset/master.m3u8')
  expect(rewrite?.('https://site.test/media/s/old.token/asset/720p/seg-00002.m4s')).toBe(
    'https://site.test/media/s/new.token/asset/720p/seg-00002.m4s',
  )
  expect(rewrite?.('/media/art/demo/x.avif')).toBe('/media/art/demo/x.avif')
})
test('leaves an unchanged address alone', () => {
  expect(rewriterFor(before, before)?.('/a/b')).toBe('/a/b')
})
test.each(['/media/s/new/other/master.m3u8', '/media/new.token/master.m3u8', '/media/s/old.token/asset/other.m3u8'])(
  'gives up on %s',
  after => expect(rewriterFor(before, after)).toBeNull(),
)
