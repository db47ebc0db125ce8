import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMaccmsRow } from './maccms.ts'
import { RowScanner } from './row-scanner.ts'

const rows = [
  { vod_id: 1, vod_name: '一 "引号" \\ }]', nested: { list: [{ a: 1 }] } },
  { vod_id: 2, vod_name: '二', list: [] },
  {},
]
const envelope = JSON.stringify({ class: [{ type_id: 1 }], note: '"list":[{', list: rows, after: [{ type_id: 2 }] })

function scan(format: 'json' | 'xml', pieces: string[]): string[] {
  const scanner = new RowScanner(format)
  return pieces.flatMap(piece => scanner.push(piece))
}

/** The text in pieces of the given lengths. */
function chop(text: string, lengths: number[]): string[] {
  const pieces: string[] = []
  let at = 0
  for (let turn = 0; at < text.length; turn++) {
    const length = lengths[turn % lengths.length]!
    pieces.push(text.slice(at, at + length))
    at += length
  }
  return pieces
}

test('rows of the list come out whole, however the text is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), lengths => {
      expect(scan('json', chop(envelope, lengths)).map(text => JSON.parse(text))).toEqual(rows)
      expect(scan('json', chop(JSON.stringify(rows), lengths)).map(text => JSON.parse(text))).toEqual(rows)
    }),
  )
})

test('several pages in one file are read one after the other', () => {
  expect(scan('json', [`${envelope}\n${envelope}`])).toHaveLength(6)
})

test('XML rows end outside of CDATA only', () => {
  const xml =
    '<rss><list><video><id>1</id><name><![CDATA[</video>]]></name></video>\n<video><id>2</id></video></list></rss>'
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), lengths => {
      const found = scan('xml', chop(xml, lengths)).map(text => parseMaccmsRow(text, 'xml'))
      expect(found).toMatchObject([{ vod_id: '1', vod_name: '</video>' }, { vod_id: '2' }])
    }),
  )
})

test('a row without end is given up', () => {
  const scanner = new RowScanner('json', 1_000)
  scanner.push('{"list":[{"a":"')
  expect(() => scanner.push('x'.repeat(2_000))).toThrow(RangeError)
})

test('a row of very many CDATA sections is looked through once', () => {
  const start = performance.now()
  expect(scan('xml', [`<list><video>${'<![CDATA[]]>'.repeat(300_000)}`])).toEqual([])
  expect(performance.now() - start).toBeLessThan(1_500)
})
