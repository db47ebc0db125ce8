import { expect, test } from 'vitest'
import { faultOfGrant, faultOfHls, faultOfMedia, faultOfStatus } from './faults.ts'

test.each([
  [403, 'expired', 'M-403'],
  [404, 'gone', 'M-404'],
  [410, 'gone', 'M-410'],
  [451, 'geo', 'G-451'],
  [500, 'network', 'N-500'],
  [0, 'network', 'N-000'],
  [undefined, 'network', 'N-000'],
])('status %s is %s, %s', (status, kind, code) => expect(faultOfStatus(status)).toEqual({ kind, code }))

test.each([
  ['manifestIncompatibleCodecsError', undefined, 'codec', 'C-101'],
  ['bufferAddCodecError', undefined, 'codec', 'C-103'],
  ['manifestParsingError', 200, 'source', 'S-301'],
  ['fragDecryptError', undefined, 'decrypt', 'D-201'],
  ['fragLoadError', 599, 'decrypt', 'D-201'],
  ['keyLoadError', 404, 'decrypt', 'D-404'],
  ['keyLoadError', 403, 'expired', 'M-403'],
  ['manifestLoadTimeOut', undefined, 'timeout', 'N-408'],
  ['assetListLoadTimeout', undefined, 'timeout', 'N-408'],
  ['fragLoadError', 404, 'gone', 'M-404'],
  ['manifestLoadError', 0, 'network', 'N-000'],
])('%s with status %s is %s, %s', (details, status, kind, code) =>
  expect(faultOfHls({ details, status })).toEqual({ kind, code }),
)

test('media errors and refused grants', () => {
  expect(faultOfMedia(2).code).toBe('N-002')
  expect(faultOfMedia(3)).toEqual({ kind: 'source', code: 'S-003' })
  expect(faultOfMedia(4)).toEqual({ kind: 'codec', code: 'C-004' })
  expect(faultOfGrant(Object.assign(new Error('已下架'), { code: 7 }))).toEqual({
    kind: 'refused',
    code: 'T-007',
    message: '已下架',
  })
  expect(faultOfGrant(Object.assign(new Error(''), { code: 17 }))).toEqual({ kind: 'packaging', code: 'T-017' })
  expect(faultOfGrant(Object.assign(new Error('x'), { code: -1 }))).toEqual({ kind: 'network', code: 'T-000' })
  expect(faultOfGrant(new TypeError('network'))).toEqual({ kind: 'network', code: 'T-000' })
})
