import { expect, test } from 'vitest'
import { measureBandwidth } from './bandwidth.ts'
import { parseMasterPlaylist, writeMasterPlaylist } from './master-playlist.ts'
import { cutMediaPlaylist, type MediaPlaylist, parseMediaPlaylist, writeMediaPlaylist } from './media-playlist.ts'

const playlist: MediaPlaylist = {
  targetDurationSec: 6,
  mediaSequence: 1,
  map: 'init.mp4',
  keyUri: null,
  segments: [
    { uri: 'seg-00001.m4s', durationSec: 6 },
    { uri: 'seg-00002.m4s', durationSec: 6.006 },
    { uri: 'seg-00003.m4s', durationSec: 2.5 },
  ],
  isEnded: true,
}

test('a finished playlist', () => {
  expect(writeMediaPlaylist(playlist)).toBe(`#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:6
#EXT-X-MEDIA-SEQUENCE:1
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MAP:URI="init.mp4"
#EXTINF:6.000000,
seg-00001.m4s
#EXTINF:6.006000,
seg-00002.m4s
#EXTINF:2.500000,
seg-00003.m4s
#EXT-X-ENDLIST
`)
})

test('a growing playlist is an event that starts at its beginning', () => {
  const text = writeMediaPlaylist({ ...playlist, isEnded: false })
  expect(text).toContain('#EXT-X-PLAYLIST-TYPE:EVENT')
  expect(text).toContain('#EXT-X-START:TIME-OFFSET=0')
  expect(text).not.toContain('ENDLIST')
})

test('the key stands after the initialisation segment, which stays in the clear', () => {
  const text = writeMediaPlaylist({ ...playlist, keyUri: '../key' })
  expect(text.indexOf('#EXT-X-MAP')).toBeLessThan(text.indexOf('#EXT-X-KEY:METHOD=AES-128,URI="../key"'))
})

test('the target duration rises to the longest segment', () => {
  const long = { ...playlist, segments: [{ uri: 'a.m4s', durationSec: 10.4 }] }
  expect(writeMediaPlaylist(long)).toContain('#EXT-X-TARGETDURATION:10\n')
})

test.each([playlist, { ...playlist, keyUri: '../key', isEnded: false }])(
  'reading gives back what was written',
  entry => {
    expect(parseMediaPlaylist(writeMediaPlaylist(entry))).toEqual(entry)
  },
)

test('what is no playlist is refused', () => {
  expect(() => parseMediaPlaylist('<html>')).toThrow('#EXTM3U')
  expect(() => parseMasterPlaylist('')).toThrow('#EXTM3U')
})

test('a cut ends with the segment that holds the limit', () => {
  expect(cutMediaPlaylist(playlist, 7)).toMatchObject({ segments: [{}, {}], isEnded: true })
  expect(cutMediaPlaylist(playlist, 6)).toMatchObject({ segments: [{}], isEnded: true })
  expect(cutMediaPlaylist({ ...playlist, isEnded: false }, 60)).toMatchObject({
    segments: [{}, {}, {}],
    isEnded: false,
  })
})

test('a master playlist: smallest first, sound alone last', () => {
  const audio = {
    name: 'audio',
    width: null,
    height: null,
    bandwidth: 130_000,
    averageBandwidth: 128_000,
    codecs: 'mp4a.40.2',
    frameRate: null,
  }
  const rung = (name: string, width: number, height: number) => ({
    ...audio,
    name,
    width,
    height,
    bandwidth: width * 1000,
    codecs: 'avc1.64001f,mp4a.40.2',
    frameRate: 23.976,
  })
  const text = writeMasterPlaylist([audio, rung('720p', 1280, 720), rung('360p', 640, 360)])
  expect(text).toMatchInlineSnapshot(`
    "#EXTM3U
    #EXT-X-VERSION:7
    #EXT-X-INDEPENDENT-SEGMENTS
    #EXT-X-STREAM-INF:BANDWIDTH=640000,AVERAGE-BANDWIDTH=128000,CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=640x360,FRAME-RATE=23.976
    360p/index.m3u8
    #EXT-X-STREAM-INF:BANDWIDTH=1280000,AVERAGE-BANDWIDTH=128000,CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=1280x720,FRAME-RATE=23.976
    720p/index.m3u8
    #EXT-X-STREAM-INF:BANDWIDTH=130000,AVERAGE-BANDWIDTH=128000,CODECS="mp4a.40.2"
    audio/index.m3u8
    "
  `)
  expect(parseMasterPlaylist(text).map(variant => variant.name)).toEqual(['360p', '720p', 'audio'])
  expect(parseMasterPlaylist(text)[2]).toEqual(audio)
})

test('peak and mean bandwidth; a last segment of a few pictures is no peak', () => {
  const segments = [
    { bytes: 600_000, durationSec: 6 },
    { bytes: 900_000, durationSec: 6 },
    { bytes: 200_000, durationSec: 0.1 },
  ]
  expect(measureBandwidth(segments)).toEqual({ bandwidth: 1_200_000, averageBandwidth: Math.round(13_600_000 / 12.1) })
  expect(measureBandwidth([])).toEqual({ bandwidth: 0, averageBandwidth: 0 })
})
