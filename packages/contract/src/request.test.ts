import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildRequest } from './request.ts'

test('path parameters are filled in and escaped, the rest becomes the query', () => {
  const request = buildRequest('comment.list', { type: 'vod', id: 7, page: 1, size: 20, order: 'new' })
  expect(request).toMatchObject({ method: 'GET', path: '/v1/pub/comment/list/vod/7/1/20', body: null, sealed: true })
  expect(request.query.toString()).toBe('order=new')
  expect(buildRequest('search.suggest', { text: '长河/渡?' }).path).toBe(
    '/v1/pub/index/search/keywords/%E9%95%BF%E6%B2%B3%2F%E6%B8%A1%3F',
  )
})

test('a POST carries a body and no query', () => {
  const request = buildRequest('danmaku.send', { type: 'vod', id: 1, timeMs: 5, text: '好' })
  expect(request).toMatchObject({
    method: 'POST',
    path: '/danmaku/send',
    body: { type: 'vod', id: 1, timeMs: 5, text: '好' },
  })
  expect(request.query.size).toBe(0)
  expect(buildRequest('media.playToken', { type: 'vod', id: 1 }).sealed).toBe(false)
})

test('fields without a value are left out, a missing path parameter is our own mistake', () => {
  expect(buildRequest('search.hot', { limit: undefined }).query.size).toBe(0)
  expect(() => buildRequest('vod.detail', { type: 1 } as never)).toThrow('id is missing')
})

test('any text stays one path segment, also after a URL parser saw it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('.', '..', '/', '%2e%2e', '')), text => {
      const { path } = buildRequest('search.suggest', { text })
      const parsed = new URL(path, 'http://site.test').pathname
      expect(parsed).toBe(path)
      expect(parsed.split('/')).toHaveLength(7)
      const segment = decodeURIComponent(parsed.split('/')[6] ?? '')
      expect(segment.trim()).toBe(text === '' ? 'all' : text.trim())
    }),
  )
})

/** Files that run when `file` is imported: type imports and lazy ones are left out. */
function running(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  for (const [, clause = '', specifier = ''] of text.matchAll(/^(?:import|export) ([^'"]*?)from '([^']+)'/gms)) {
    if (clause.startsWith('type ')) continue
    if (specifier.startsWith('.')) running(resolve(dirname(file), specifier), seen)
    else seen.add(specifier)
  }
  return seen
}

test('the browser face runs without the schemas, node modules or libraries', () => {
  const files = [...running(resolve(import.meta.dirname, 'client.ts'))]
  expect(files.filter(file => !file.startsWith('/'))).toEqual([])
  expect(files.map(file => file.split('/src/')[1]).sort()).toEqual([
    'client.ts',
    'codes.ts',
    'manifest.gen.ts',
    'pages.ts',
    'request.ts',
    'wire/base64.ts',
    'wire/envelope.ts',
    'wire/primitives.ts',
    'wire/seal.ts',
    'wire/sign.ts',
    'wire/token.ts',
  ])
})
