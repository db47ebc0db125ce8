import { expect, test } from 'vitest'
import { toFacts } from './facts.ts'
import { planStoryboard, storyboardVtt } from './storyboard.ts'

const facts = (seconds: number, width = 1920, height = 1080) =>
  toFacts({
    format: { duration: String(seconds) },
    streams: [{ index: 0, codec_type: 'video', codec_name: 'h264', width, height }],
  })

test.each([
  ['a clip', facts(8), { intervalSec: 2, tileWidth: 160, tileHeight: 90 }],
  ['two hours fill at most four sheets', facts(7200), { intervalSec: 18, tileWidth: 160, tileHeight: 90 }],
  ['portrait', facts(60, 1080, 1920), { intervalSec: 2, tileWidth: 90, tileHeight: 160 }],
  ['a line', facts(60, 4000, 2), { intervalSec: 2, tileWidth: 160, tileHeight: 2 }],
])('%s', (_, source, expected) => {
  expect(planStoryboard(source)).toEqual(expected)
})

test('cues name tiles row by row and sheet by sheet', () => {
  const vtt = storyboardVtt({ intervalSec: 2, tileWidth: 160, tileHeight: 90 }, 103, 205_500)
  const cues = vtt.trim().split('\n\n')
  expect(cues[0]).toBe('WEBVTT')
  expect(cues[1]).toBe('00:00:00.000 --> 00:00:02.000\nsheet-001.jpg#xywh=0,0,160,90')
  expect(cues[12]).toBe('00:00:22.000 --> 00:00:24.000\nsheet-001.jpg#xywh=160,90,160,90')
  expect(cues[101]).toBe('00:03:20.000 --> 00:03:22.000\nsheet-002.jpg#xywh=0,0,160,90')
  expect(cues.at(-1)).toBe('00:03:24.000 --> 00:03:25.500\nsheet-002.jpg#xywh=320,0,160,90')
})
