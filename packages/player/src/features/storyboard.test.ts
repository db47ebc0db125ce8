import { expect, test } from 'vitest'
import { parseStoryboard, spriteAt } from './storyboard.ts'

const base = 'https://site.test/media/s/token/asset/storyboard/index.vtt'
const vtt = `WEBVTT

NOTE made by hand

1
00:00:00.000 --> 00:00:05.000
sprite-1.jpg#xywh=0,0,160,90

00:05.000 --> 00:10.000 align:start
sprite-1.jpg#xywh=pixel:160,0,160,90

01:00:00,500 --> 01:00:05.000
/other/sprite-2.jpg#xywh=0,90,160,90

00:20.000 --> 00:25.000
a subtitle without a region
`

test('reads regions, resolves addresses, leaves out other cues', () => {
  const cues = parseStoryboard(vtt.replaceAll('\n', '\r\n'), base)
  expect(cues).toEqual([
    { startSec: 0, endSec: 5, url: new URL('sprite-1.jpg', base).href, x: 0, y: 0, width: 160, height: 90 },
    { startSec: 5, endSec: 10, url: new URL('sprite-1.jpg', base).href, x: 160, y: 0, width: 160, height: 90 },
    {
      startSec: 3600.5,
      endSec: 3605,
      url: 'https://site.test/other/sprite-2.jpg',
      x: 0,
      y: 90,
      width: 160,
      height: 90,
    },
  ])
  expect(parseStoryboard('<!doctype html>', base)).toEqual([])
})

test('finds the picture of a moment', () => {
  const cues = parseStoryboard(vtt, base)
  expect(spriteAt(cues, 0)?.x).toBe(0)
  expect(spriteAt(cues, 4.99)?.x).toBe(0)
  expect(spriteAt(cues, 5)?.x).toBe(160)
  expect(spriteAt(cues, 1000)?.x).toBe(160)
  expect(spriteAt(cues, 9999)?.y).toBe(90)
  expect(spriteAt([], 3)).toBeNull()
})
