import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMediaPath } from './media-path.ts'

test.each([
  ['雾港来信 (2024) [tmdbid-12]/第二季/S02E03.mkv', { title: '雾港来信', year: 2024, season: 2, episode: 3 }],
  ['Fog.Harbour.S01E02.1080p.WEB-DL.H264.AAC.mkv', { title: 'Fog Harbour', season: 1, episode: 2 }],
  ['Fog.Harbour.S01E02-E04.mkv', { title: 'Fog Harbour', season: 1, episode: 2, episodeEnd: 4 }],
  ['[组] 雾港 第二季 - 05 [1080P][简体].mp4', { title: '雾港', season: 2, episode: 5 }],
  ['[组][雾港][05v2][1080P].mp4', { title: '雾港', season: 1, episode: 5 }],
  ['雾港来信/02.mp4', { title: '雾港来信', season: 1, episode: 2 }],
  ['雾港来信/EP03.mp4', { title: '雾港来信', season: 1, episode: 3 }],
  ['雾港来信/03話.mp4', { title: '雾港来信', season: 1, episode: 3 }],
  ['雾港来信/Season 2/2x05.avi', { title: '雾港来信', season: 2, episode: 5 }],
  ['雾港来信/Specials/S00E01.mkv', { title: '雾港来信', season: 0, episode: 1 }],
  ['雾港来信第三季/雾港来信第三季 第08集 国语中字.mp4', { title: '雾港来信', season: 3, episode: 8 }],
  ['雾港来信/第一季/第十三集.mp4', { title: '雾港来信', season: 1, episode: 13 }],
  ['周末/2024-09-24.mp4', { title: '周末', date: '2024-09-24', season: 1 }],
  ['周末/20240924 下.mp4', { title: '周末', date: '2024-09-24', part: 3 }],
  ['周末/第3期上.mp4', { title: '周末', episode: 3, part: 1 }],
])('series %s', (path, expected) => {
  expect(parseMediaPath(path)).toMatchObject({ kind: 'series', ...expected })
})

test.each([
  ['火星邮差.2019.BluRay.1080p.x264.mkv', { title: '火星邮差', year: 2019 }],
  ['火星邮差 (2019)/火星邮差.mkv', { title: '火星邮差', year: 2019 }],
  ['1917.2019.mkv', { title: '1917', year: 2019 }],
  ['火星邮差4.mp4', { title: '火星邮差4', year: null }],
  ['火星邮差 CD2.avi', { title: '火星邮差', part: 2 }],
  ['七人乐队.mkv', { title: '七人乐队' }],
])('film %s', (path, expected) => {
  expect(parseMediaPath(path)).toMatchObject({ kind: 'film', episode: null, season: null, ...expected })
})

test('ids of folders, the innermost wins', () => {
  const { externalIds, title } = parseMediaPath('集 [tmdbid-1]/片名 {imdb-tt1234567} [tmdbid=22] [doubanid-0]/片名.mkv')
  expect(title).toBe('片名')
  expect(externalIds).toEqual([
    { provider: 'tmdb', value: '22' },
    { provider: 'imdb', value: 'tt1234567' },
  ])
})

test.each([['雾港/花絮2.mp4'], ['雾港/extras/幕后.mkv'], ['雾港/雾港-trailer.mp4'], ['预告.mp4']])('extra %s', path => {
  expect(parseMediaPath(path).isExtra).toBe(true)
})

test('any path gives a title', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), text => {
      const name = `${text.replace(/[/\s]/g, '')}x.mp4`
      return parseMediaPath(name).title !== ''
    }),
  )
})
