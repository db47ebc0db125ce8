import fc from 'fast-check'
import { expect, test } from 'vitest'
import { looseInstant, looseInt, looseList, looseNumber, looseYear } from './loose-value.ts'
import { cut, plainLine, plainText } from './plain-text.ts'

test.each([
  ['<p>一</p><p>二&nbsp;三</p>', '一\n\n二 三'],
  ['前<script>alert(1)</script>后', '前后'],
  ['前<script>alert(1)', '前'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;好', '好'],
  ['<img src=x onerror=alert(1)>图', '图'],
  ['a < b 且 c > d', 'a < b 且 c > d'],
  ['一\u0000二\u200b三\u202e四\ud800', '一二三四'],
  ['&#x4f60;&#22909;&#0;&bogus;', '你好&bogus;'],
])('%s', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('no tag survives, and long nonsense takes no time', () => {
  fc.assert(fc.property(fc.string(), text => !/<(?:script|img|a)\b[^<>]*>/i.test(plainText(text))))
  const started = performance.now()
  plainText('<a'.repeat(200_000))
  plainText('<script>'.repeat(50_000))
  expect(performance.now() - started).toBeLessThan(2_000)
})

test('a line is one line and a cut never halves a character', () => {
  expect(plainLine('<b>一</b>\n 二')).toBe('一 二')
  expect(cut('星🌌河', 2)).toBe('星')
  expect(cut('星河', 5)).toBe('星河')
})

test('loose values', () => {
  expect(looseNumber('1,234')).toBe(1234)
  expect(looseNumber('x')).toBeNull()
  expect(looseInt('7.9')).toBe(7)
  expect(looseInt(-1)).toBeNull()
  expect(looseYear('2018-2022')).toBe(2018)
  expect(looseYear('0')).toBeNull()
  expect(looseList('剧情,爱情 / 剧情、、喜剧')).toEqual(['剧情', '爱情', '喜剧'])
  expect(looseList('悬疑,<b>粗体</b>')).toEqual(['悬疑', '粗体'])
  expect(looseInstant('2026-11-20 08:00:00')?.toISOString()).toBe('2026-11-20T00:00:00.000Z')
  expect(looseInstant(1_700_000_000)?.toISOString()).toBe('2023-11-14T22:13:20.000Z')
  expect(looseInstant('0000-00-00 00:00:00')).toBeNull()
})
