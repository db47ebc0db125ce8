import { describe, expect, test } from 'vitest'
import { type Probe, planLadder, planRemux, probeSource } from './index.ts'
import { clipDir, decodedSeconds, ffmpeg, ffprobe, keyframesOf, makeClip } from './testing/clips.ts'
import { encodeClip, remuxClip } from './testing/package-clip.ts'

const dir = await clipDir()
const signal = new AbortController().signal
const x264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '2', '-pix_fmt', 'yuv420p', '-profile:v', 'main']

describe('a film that fits', async () => {
  // Keyframes 2.8 s apart: never on the grid that an encoder would choose.
  const path = await makeClip(dir, {
    name: 'fits.mp4',
    size: '640x480',
    seconds: 20,
    video: [...x264, '-g', '70', '-sc_threshold', '0'],
  })
  const probe = await probeSource(path, signal)
  const remux = planRemux(probe)
  const copied = await remuxClip(dir, path, probe, remux!)

  test('is copied into the level of its size, with its sound', async () => {
    expect(remux).toEqual({ name: '480p', tier: 480, audio: 'copy' })
    const packets = async (file: string) =>
      (await ffprobe(['-select_streams', 'v', '-show_entries', 'packet=size', '-of', 'csv=p=0', file])).join()
    const whole = await copied.fileOf('480p')
    expect(await packets(whole)).toBe(await packets(path))
    expect(await decodedSeconds(whole)).toBeCloseTo(20, 0)
  })

  test('segments end with the first keyframe after each sixth second', () => {
    expect(copied.renditions.get('480p')?.segments.map(segment => segment.durationSec)).toEqual([
      8.4,
      5.6,
      5.6,
      expect.closeTo(0.4, 1),
    ])
  })

  test('levels below it have keyframes and segments at the same moments', async () => {
    const ladder = planLadder(probe)
    const below = { ...ladder, rungs: ladder.rungs.filter(rung => rung.tier < 480) }
    const packaged = await encodeClip(dir, path, probe, {
      ladder: below,
      audio: 'copy',
      audioOnly: false,
      keyframes: 'source',
    })
    const relative = (times: number[]) => times.map(at => (at - times[0]!).toFixed(2))
    expect(relative(await keyframesOf(await packaged.fileOf('360p')))).toEqual(
      relative(await keyframesOf(await copied.fileOf('480p'))),
    )
    const durations = (name: string, from: typeof copied) =>
      from.renditions.get(name)?.segments.map(s => s.durationSec.toFixed(2))
    expect(durations('360p', packaged)).toEqual(durations('480p', copied))
  })
})

test.each(['ts', 'flv', 'mkv'])('a %s file is copied too', async ending => {
  const mp4 = await makeClip(dir, { name: `for-${ending}.mp4`, seconds: 4, video: [...x264, '-g', '25'] })
  const path = `${dir}/copy.${ending}`
  await ffmpeg(['-i', mp4, '-c', 'copy', path])
  const probe = await probeSource(path, signal)
  const remux = planRemux(probe)
  expect(remux).toEqual({ name: '360p', tier: 360, audio: 'copy' })
  const packaged = await remuxClip(dir, path, probe, remux!)
  expect(await decodedSeconds(await packaged.fileOf('360p'))).toBeCloseTo(4, 0)
  expect(packaged.renditions.get('360p')?.codecs).toMatch(/^avc1\.\w{6},mp4a\.40\.2$/)
})

test('sound that browsers do not play is encoded beside the copied picture', async () => {
  const path = await makeClip(dir, {
    name: 'ac3.mkv',
    seconds: 4,
    video: [...x264, '-g', '25'],
    audio: ['-c:a', 'ac3', '-ac', '6'],
  })
  const probe = await probeSource(path, signal)
  const remux = planRemux(probe)
  expect(remux?.audio).toBe('encode')
  const packaged = await remuxClip(dir, path, probe, remux!)
  expect(packaged.renditions.get('360p')?.codecs).toMatch(/mp4a\.40\.2$/)
  expect(await decodedSeconds(await packaged.fileOf('360p'))).toBeCloseTo(4, 0)
})

test('a silent film is copied without an audio rendition', async () => {
  const path = await makeClip(dir, { name: 'silent.mp4', seconds: 3, video: [...x264, '-g', '25'], audio: null })
  const probe = await probeSource(path, signal)
  const packaged = await remuxClip(dir, path, probe, planRemux(probe)!)
  expect([...packaged.renditions.keys()]).toEqual(['360p'])
})

test('what does not fit is encoded', async () => {
  const path = await makeClip(dir, { name: 'base.mp4', seconds: 2, video: [...x264, '-g', '25'] })
  const probe = await probeSource(path, signal)
  expect(planRemux(probe)).not.toBeNull()
  const video = (change: Partial<Probe['video']>): Probe => ({ ...probe, video: { ...probe.video, ...change } })
  for (const other of [
    video({ codec: 'hevc' }),
    video({ profile: 'High 10' }),
    video({ pixelFormat: 'yuvj420p' }),
    video({ isRotated: true }),
    video({ hasSquarePixels: false }),
    video({ isInterlaced: true }),
    video({ isHdr: true }),
    video({ level: 62 }),
    video({ fps: { num: 120, den: 1 } }),
    video({ bitrate: 30_000_000 }),
    video({ width: 7680, height: 4320 }),
    { ...probe, maxKeyframeGapSec: 20 },
  ]) {
    expect(planRemux(other)).toBeNull()
  }
})
