import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressKind, MAX_GROUPS, MAX_PIECES, parsePlayList } from './play-list.ts'

const m = (name: string) => `https://v.example.com/${name}/index.m3u8`

test('groups and episodes keep the numbers of old addresses', () => {
  const groups = parsePlayList({
    from: 'alpha$$$beta$$$gamma',
    server: 'no$$$cdn$$$no',
    note: '$$$备用$$$',
    url: `第1集$${m('a1')}##第3集$${m('a3')}$$$$$$正片$${m('c1')}$delta`,
  })
  expect(groups).toEqual([
    {
      sid: 1,
      code: 'alpha',
      server: '',
      note: '',
      pieces: [
        { nid: 1, title: '第1集', address: m('a1'), code: null },
        { nid: 3, title: '第3集', address: m('a3'), code: null },
      ],
    },
    { sid: 2, code: 'beta', server: 'cdn', note: '备用', pieces: [] },
    {
      sid: 3,
      code: 'gamma',
      server: '',
      note: '',
      pieces: [{ nid: 1, title: '正片', address: m('c1'), code: 'delta' }],
    },
  ])
})

test('an address alone, more than three parts, line ends and trailing marks are taken', () => {
  const [group] = parsePlayList({ from: 'alpha', url: `${m('a')}#\r\n第2集$ ${m('b')} $x$y#第3集$###` })
  expect(group!.pieces).toEqual([
    { nid: 1, title: '', address: m('a'), code: null },
    { nid: 2, title: '第2集', address: m('b'), code: 'x' },
  ])
})

test('codes joined by commas are split when their number fits', () => {
  const url = `1$${m('a')}$$$1$${m('b')}`
  expect(parsePlayList({ from: 'alpha,beta', url }).map(group => group.code)).toEqual(['alpha', 'beta'])
  expect(parsePlayList({ from: 'a,b,c', url }).map(group => group.code)).toEqual(['a,b,c', ''])
})

test('bars stand for slashes, trailing groups without episodes go', () => {
  const groups = parsePlayList({ from: 'alpha$$$', url: '正片$https:||v.example.com||a.m3u8$$$' })
  expect(groups.map(group => group.pieces)).toEqual([
    [{ nid: 1, title: '正片', address: 'https://v.example.com//a.m3u8', code: null }],
  ])
})

test('nothing to play gives no groups', () => {
  expect(parsePlayList({ from: '', url: '' })).toEqual([])
  expect(parsePlayList({ from: 'alpha', url: '  ' })).toEqual([])
})

test('beyond the limits one group and one piece more are read', () => {
  const groups = parsePlayList({ from: 'alpha', url: '1$https://v.example/1.m3u8$$$'.repeat(300_000) })
  expect(groups).toHaveLength(MAX_GROUPS + 1)
  const [group] = parsePlayList({ from: 'alpha', url: '1$https://v.example/1.m3u8#'.repeat(300_000) })
  expect(group!.pieces).toHaveLength(MAX_PIECES + 1)
})

test.each([
  ['https://a.example/x.m3u8?sign=1', 'hls'],
  ['http://a.example/x.MP4', 'file'],
  ['https://a.example/share/abc', null],
  ['javascript:alert(1)//.m3u8', null],
  ['ftp://a.example/x.m3u8', null],
  ['//a.example/x.m3u8', null],
  ['x.m3u8', null],
])('%s is %s', (address, kind) => {
  expect(addressKind(address)).toBe(kind)
})

test('whatever stands there, numbers rise and pieces have addresses', () => {
  const soup = fc.string({ unit: fc.constantFrom('$', '#', '|', ',', '第', '1', 'a', '.m3u8', 'https://', '\n') })
  fc.assert(
    fc.property(soup, soup, (from, url) => {
      for (const [index, group] of parsePlayList({ from, url }).entries()) {
        expect(group.sid).toBe(index + 1)
        const numbers = group.pieces.map(piece => piece.nid)
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
        expect(group.pieces.every(piece => piece.address !== '')).toBe(true)
      }
    }),
  )
})
