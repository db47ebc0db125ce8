import { expect, test } from 'vitest'
import { isExternalId, NfoError, parseNfo } from './nfo.ts'

test('a film', () => {
  const [nfo] = parseNfo(`\ufeff<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>
<movie>
  <title>火星邮差</title><originaltitle>The Mars Postman</originaltitle><year>2026</year><runtime>126 min</runtime>
  <plot>最后一封信。&lt;br&gt;寄往地球。</plot>
  <ratings><rating name="imdb" max="10"><value>7.1</value></rating><rating name="tomato" max="100" default="true"><value>86</value></rating></ratings>
  <genre>科幻 / 冒险</genre><genre>科幻</genre><country>大陆</country><director>林一</director>
  <credits>周二</credits><writer>周二</writer>
  <actor><name>甲</name><role>邮差</role><order>0</order><sortorder>1</sortorder></actor><actor><name></name></actor>
  <uniqueid type="tmdb" default="true">123</uniqueid><uniqueid type="imdb">tt1234567</uniqueid><doubanid>35000001</doubanid>
  <uniqueid type="tvdb">junk</uniqueid>
  <fileinfo><streamdetails><video><codec>h264</codec><durationinseconds>7560</durationinseconds></video></streamdetails></fileinfo>
  <mpaa>PG</mpaa>
</movie>
https://example.com/movie/123`)
  expect(nfo).toMatchObject({
    kind: 'movie',
    title: '火星邮差',
    year: 2026,
    runtimeMin: 126,
    plot: '最后一封信。\n寄往地球。',
    rating: 8.6,
    genres: ['科幻', '冒险'],
    directors: ['林一'],
    writers: ['周二'],
    actors: [{ name: '甲', role: '邮差', sortOrder: 1 }],
    externalIds: [
      { provider: 'tmdb', value: '123' },
      { provider: 'imdb', value: 'tt1234567' },
      { provider: 'douban', value: '35000001' },
    ],
    durationSec: 7560,
    extra: { mpaa: 'PG' },
  })
})

test('several episodes in one file', () => {
  const nfos =
    parseNfo(`<?xml version="1.0"?><episodedetails><title>上</title><season>1</season><episode>1</episode></episodedetails>
<?xml version="1.0"?><episodedetails><title>下</title><season>1</season><episode>2</episode><aired>2026-01-02</aired></episodedetails>`)
  expect(nfos.map(nfo => [nfo.kind, nfo.title, nfo.season, nfo.episode])).toEqual([
    ['episodedetails', '上', 1, 1],
    ['episodedetails', '下', 1, 2],
  ])
  expect(nfos[1]!.premiered?.toISOString()).toBe('2026-01-02T00:00:00.000Z')
})

test.each([
  ['https://example.com/movie/123'],
  [''],
  ['<html></html>'],
  ['<!DOCTYPE movie [<!ENTITY a "b">]><movie><title>&a;</title></movie>'],
])('%s is no NFO', text => {
  expect(() => parseNfo(text)).toThrow(NfoError)
})

test('two megabytes of declarations are refused in a moment', () => {
  const start = performance.now()
  expect(() => parseNfo('<?xml'.repeat(400_000))).toThrow(NfoError)
  expect(performance.now() - start).toBeLessThan(1_500)
})

test('ids have the form of their provider', () => {
  expect(isExternalId('imdb', 'tt0111161')).toBe(true)
  expect(isExternalId('imdb', '0111161')).toBe(false)
  expect(isExternalId('tmdb', '0')).toBe(false)
  expect(isExternalId('elsewhere', '1')).toBe(false)
})
