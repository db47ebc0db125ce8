import { expect, test } from 'vitest'
import type { VideoFacts } from './facts.ts'
import { planLadder, tierOf } from './ladder.ts'

const video = (width: number, height: number, num = 25, den = 1): { video: VideoFacts } => ({
  video: {
    index: 0,
    codec: 'h264',
    profile: 'High',
    level: 40,
    pixelFormat: 'yuv420p',
    width,
    height,
    isRotated: false,
    hasSquarePixels: true,
    isInterlaced: false,
    isHdr: false,
    fps: { num, den },
    bitrate: 0,
  },
})

const sizes = (width: number, height: number) =>
  planLadder(video(width, height)).rungs.map(rung => `${rung.name} ${rung.width}x${rung.height}`)

test.each([
  ['1080p', 1920, 1080, ['360p 640x360', '480p 854x480', '720p 1280x720', '1080p 1920x1080']],
  ['4K is shrunk', 3840, 2160, ['360p 640x360', '480p 854x480', '720p 1280x720', '1080p 1920x1080']],
  ['720p is not enlarged', 1280, 720, ['360p 640x360', '480p 854x480', '720p 1280x720']],
  ['cinema format', 1920, 800, ['360p 640x266', '480p 854x356', '720p 1280x534', '1080p 1920x800']],
  ['portrait', 1080, 1920, ['360p 360x640', '480p 480x854', '720p 720x1280', '1080p 1080x1920']],
  ['four to three', 1440, 1080, ['360p 480x360', '480p 640x480', '720p 960x720', '1080p 1440x1080']],
  [
    'between two tiers keeps its own size',
    1600,
    900,
    ['360p 640x360', '480p 854x480', '720p 1280x720', '1080p 1600x900'],
  ],
  ['just above a tier is not worth a rung', 1300, 731, ['360p 640x360', '480p 854x480', '720p 1280x720']],
  ['odd sizes become even', 853, 479, ['360p 640x360', '480p 852x478']],
  ['tiny', 10, 8, ['360p 10x8']],
  ['a line', 640, 2, ['360p 640x2']],
])('%s', (_, width, height, expected) => {
  expect(sizes(width, height)).toEqual(expected)
})

test.each([
  [640, 360, 360],
  [640, 480, 480],
  [1920, 800, 1080],
  [1080, 1920, 1080],
  [2560, 1440, 1440],
  [3840, 2160, 2160],
  [7680, 4320, null],
])('%ix%i belongs to tier %s', (width, height, tier) => {
  expect(tierOf(width, height)).toBe(tier)
})

test.each([
  ['film', 24_000, 1001, 24_000 / 1001, 48],
  ['PAL', 25, 1, 25, 50],
  ['NTSC', 30_000, 1001, 30_000 / 1001, 60],
  ['60 a second', 60, 1, 60, 120],
  ['120 a second is halved', 120, 1, 60, 120],
  ['144 a second is cut to a third', 144, 1, 48, 96],
  ['a slide show', 1, 1, 10, 20],
])('%s: frame rate and keyframe distance', (_, num, den, rate, gop) => {
  const ladder = planLadder(video(1920, 1080, num, den))
  expect(ladder.fps.num / ladder.fps.den).toBeCloseTo(rate, 5)
  expect(ladder.gop).toBe(gop)
})

test('small rungs of a fast source show every second picture, and their keyframes still divide', () => {
  const ladder = planLadder(video(1920, 1080, 60_000, 1001))
  expect(ladder.rungs.map(rung => rung.isHalfRate)).toEqual([true, true, false, false])
  expect(ladder.gop % 2).toBe(0)
})
