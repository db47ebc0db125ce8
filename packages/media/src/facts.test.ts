import { expect, test } from 'vitest'
import { type ProbeJson, toFacts } from './facts.ts'

const stream = {
  index: 0,
  codec_type: 'video',
  codec_name: 'h264',
  profile: 'High',
  level: 40,
  pix_fmt: 'yuv420p',
  width: 1920,
  height: 1080,
  sample_aspect_ratio: '1:1',
  field_order: 'progressive',
  avg_frame_rate: '25/1',
  r_frame_rate: '25/1',
}
const source = (...streams: NonNullable<ProbeJson['streams']>): ProbeJson => ({
  format: { format_name: 'mov,mp4', duration: '60.5', size: '1000', bit_rate: '5000000' },
  streams,
})

test('a plain film', () => {
  const facts = toFacts(
    source(stream, { index: 1, codec_type: 'audio', codec_name: 'aac', channels: 2, sample_rate: '48000' }),
  )
  expect(facts).toMatchObject({
    durationMs: 60_500,
    video: { width: 1920, height: 1080, bitrate: 5_000_000, isInterlaced: false, hasSquarePixels: true },
    audio: { index: 1, codec: 'aac', channels: 2, sampleRate: 48_000 },
  })
})

test('a turned phone film is as wide as it is shown', () => {
  const { video } = toFacts(source({ ...stream, side_data_list: [{ rotation: -90 }] }))
  expect(video).toMatchObject({ width: 1080, height: 1920, isRotated: true })
})

test('a film upside down keeps its size and is turned', () => {
  const { video } = toFacts(source({ ...stream, side_data_list: [{ rotation: 180 }] }))
  expect(video).toMatchObject({ width: 1920, height: 1080, isRotated: true })
})

test('oblong pixels widen the picture', () => {
  const { video } = toFacts(source({ ...stream, width: 720, height: 576, sample_aspect_ratio: '64:45' }))
  expect(video).toMatchObject({ width: 1024, height: 576, hasSquarePixels: false })
})

test('an unknown pixel aspect is square', () => {
  const slip = toFacts(source({ ...stream, width: 720, height: 576, sample_aspect_ratio: '1000:1' })).video
  expect([slip.width, slip.height, slip.hasSquarePixels]).toEqual([720, 576, false])
  expect(toFacts(source({ ...stream, sample_aspect_ratio: '0:1' })).video.hasSquarePixels).toBe(true)
})

test('interlaced and high dynamic range are noticed', () => {
  const { video } = toFacts(source({ ...stream, field_order: 'tt', color_transfer: 'smpte2084' }))
  expect(video).toMatchObject({ isInterlaced: true, isHdr: true })
})

test('a cover picture is not the film', () => {
  const cover = { ...stream, codec_name: 'mjpeg', disposition: { attached_pic: 1 } }
  expect(() => toFacts(source(cover))).toThrow(expect.objectContaining({ code: 'noVideo' }))
  expect(toFacts(source(cover, { ...stream, index: 1 })).video.index).toBe(1)
})

test('the default sound track wins over the first', () => {
  const track = { codec_type: 'audio', codec_name: 'aac', channels: 2 }
  const facts = toFacts(source(stream, { ...track, index: 1 }, { ...track, index: 2, disposition: { default: 1 } }))
  expect(facts.audio?.index).toBe(2)
})

test('text tracks are listed, picture tracks are not', () => {
  const facts = toFacts(
    source(
      stream,
      { index: 2, codec_type: 'subtitle', codec_name: 'subrip', tags: { language: 'chi', title: '简体' } },
      { index: 3, codec_type: 'subtitle', codec_name: 'hdmv_pgs_subtitle' },
    ),
  )
  expect(facts.subtitles).toEqual([{ index: 2, codec: 'subrip', lang: 'chi', title: '简体', isDefault: false }])
})

test.each([
  ['tooLarge', { streams: [{ ...stream, width: 16_384 }], format: { duration: '1' } }],
  ['badTimestamps', { streams: [stream], format: {} }],
  ['badTimestamps', { streams: [stream], format: { duration: '90000' } }],
  ['noVideo', { streams: [], format: { duration: '1' } }],
])('%s', (code, json) => {
  expect(() => toFacts(json)).toThrow(expect.objectContaining({ code }))
})
