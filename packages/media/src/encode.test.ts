import { stat } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { joinTiles, makePoster, planRemux, planStoryboard, probeSource } from './index.ts'
import { clipDir, decodedSeconds, ffmpeg, ffprobe, keyframesOf, makeClip } from './testing/clips.ts'
import { encodeClip } from './testing/package-clip.ts'

const dir = await clipDir()
const signal = new AbortController().signal
const sizeOf = async (path: string) =>
  (
    await ffprobe([
      '-select_streams',
      'v',
      '-show_entries',
      'stream=width,height,pix_fmt,sample_aspect_ratio',
      '-of',
      'csv=p=0',
      path,
    ])
  )[0]

describe('a film that has to be encoded', async () => {
  const clip = {
    name: '-rf 100%d;$(id).avi',
    size: '640x480',
    seconds: 13.5,
    video: ['-c:v', 'mpeg4'],
    audio: ['-c:a', 'mp3'],
  }
  const path = await makeClip(dir, { ...clip, name: `./${clip.name}` })
  const probe = await probeSource(path, signal)
  const packaged = await encodeClip(dir, path, probe)

  test('is not copied', () => {
    expect(planRemux(probe)).toBeNull()
  })

  test('keyframes of all renditions fall on the same pictures, every two seconds', async () => {
    const [small, large] = [
      await keyframesOf(await packaged.fileOf('360p')),
      await keyframesOf(await packaged.fileOf('480p')),
    ]
    expect(small).toEqual(large)
    expect(small).toHaveLength(7)
    for (const [index, at] of small.entries()) expect(at - small[0]!).toBeCloseTo(2 * index, 3)
  })

  test('segments are six seconds long in every rendition', () => {
    for (const name of ['360p', '480p']) {
      expect(packaged.renditions.get(name)?.segments.map(segment => segment.durationSec)).toEqual([
        6,
        6,
        expect.closeTo(1.5, 0),
      ])
    }
  })

  test('every rendition decodes to the whole film', async () => {
    for (const name of ['360p', '480p']) expect(await decodedSeconds(await packaged.fileOf(name))).toBeCloseTo(13.5, 0)
    expect(packaged.renditions.get('360p')?.codecs).toMatch(/^avc1\.4d40[0-9a-f]{2},mp4a\.40\.2$/)
    expect(packaged.renditions.get('audio')?.codecs).toBe('mp4a.40.2')
  })

  test('files are handed over before the list that names them, and the list ends once', () => {
    const events = packaged.events.filter(event => event.startsWith('360p'))
    expect(events.slice(0, 3)).toEqual(['360p/init.mp4', '360p/seg-00001.m4s', expect.stringMatching(/^360p[:/]/)])
    for (const [index, event] of events.entries()) {
      const listed = Number(/: (\d+)/.exec(event)?.[1] ?? 0)
      expect(events.slice(0, index).filter(name => name.includes('seg-')).length).toBeGreaterThanOrEqual(listed)
    }
    expect(events.filter(event => event.endsWith('ended'))).toEqual(['360p: 3 ended'])
  })

  test('a tile for every two seconds stands on one sheet', async () => {
    const { sheets, vtt } = await joinTiles(packaged.dir, planStoryboard(probe), probe.durationMs, { signal })
    expect(sheets).toEqual(['sheet-001.jpg'])
    expect(vtt.match(/#xywh=/g)).toHaveLength(7)
    expect(await sizeOf(`${packaged.dir}/storyboard/sheet-001.jpg`)).toContain('1600,1200')
  })
})

describe('pictures of all kinds come out square, progressive and 8 bit', () => {
  const x264 = ['-c:v', 'libx264', '-preset', 'ultrafast']
  const seconds = 2
  test.each([
    ['ten bit', { name: '10bit.mkv', video: [...x264, '-pix_fmt', 'yuv420p10le'] }, '320,180'],
    ['four four four', { name: '444.mp4', video: [...x264, '-pix_fmt', 'yuv444p'] }, '320,180'],
    ['oblong pixels', { name: 'sar.mp4', size: '240x180', video: [...x264, '-vf', 'setsar=4/3'] }, '320,180'],
    [
      'interlaced',
      { name: 'tff.ts', video: [...x264, '-vf', 'setfield=tff', '-flags', '+ildct+ilme', '-top', '1'] },
      '320,180',
    ],
    [
      'odd size',
      { name: 'odd.webm', size: '319x179', video: ['-c:v', 'libvpx', '-deadline', 'realtime'], audio: null },
      '318,178',
    ],
    ['portrait', { name: 'portrait.mkv', size: '180x320', video: ['-c:v', 'mpeg4'] }, '180,320'],
    [
      'high dynamic range',
      {
        name: 'hdr.mkv',
        video: [
          ...x264,
          '-pix_fmt',
          'yuv420p10le',
          '-color_trc',
          'smpte2084',
          '-colorspace',
          'bt2020nc',
          '-color_primaries',
          'bt2020',
        ],
      },
      '320,180',
    ],
  ])('%s', async (_, clip, size) => {
    const path = await makeClip(dir, { seconds, ...clip })
    const probe = await probeSource(path, signal)
    expect(planRemux(probe)).toBeNull()
    const packaged = await encodeClip(dir, path, probe)
    expect(await sizeOf(await packaged.fileOf('360p'))).toBe(`${size},1:1,yuv420p`)
  })

  test('a turned phone film', async () => {
    const upright = await makeClip(dir, { name: 'upright.mp4', seconds })
    const path = `${dir}/turned.mp4`
    await ffmpeg(['-i', upright, '-c', 'copy', '-metadata:s:v', 'rotate=90', path])
    const probe = await probeSource(path, signal)
    expect(probe.video).toMatchObject({ width: 180, height: 320, isRotated: true })
    const packaged = await encodeClip(dir, path, probe)
    expect(await sizeOf(await packaged.fileOf('360p'))).toContain('180,320')
  })
})

test('fast films: small rungs show every second picture, keyframes still meet', async () => {
  const path = await makeClip(dir, {
    name: 'fast.mkv',
    size: '1280x720',
    fps: 50,
    seconds: 5,
    video: ['-c:v', 'mpeg4', '-q:v', '9'],
  })
  const packaged = await encodeClip(dir, path, await probeSource(path, signal))
  const frames = async (name: string) =>
    Number(
      (
        await ffprobe([
          '-select_streams',
          'v',
          '-count_packets',
          '-show_entries',
          'stream=nb_read_packets',
          '-of',
          'csv=p=0',
          await packaged.fileOf(name),
        ])
      )[0],
    )
  expect(Math.abs(2 * (await frames('360p')) - (await frames('720p')))).toBeLessThanOrEqual(1)
  const relative = (times: number[]) => times.map(at => (at - times[0]!).toFixed(2))
  expect(relative(await keyframesOf(await packaged.fileOf('360p')))).toEqual(
    relative(await keyframesOf(await packaged.fileOf('720p'))),
  )
})

test('a film with a dark beginning has a poster with a picture', async () => {
  const path = `${dir}/dark.mp4`
  await ffmpeg([
    ...['-f', 'lavfi', '-i', 'color=black:s=320x180:r=25:d=4', '-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=25:d=4'],
    ...[
      '-filter_complex',
      '[0][1]concat=n=2:v=1',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      path,
    ],
  ])
  const poster = await makePoster(path, dir, await probeSource(path, signal), { signal })
  const [brightness = ''] = await ffprobe([
    ...[
      '-f',
      'lavfi',
      '-i',
      `movie=${poster},signalstats`,
      '-show_entries',
      'frame_tags=lavfi.signalstats.YAVG',
      '-of',
      'csv=p=0',
    ],
  ])
  expect(Number.parseFloat(brightness)).toBeGreaterThan(60)
})

test('a film that is black throughout has a poster all the same', async () => {
  const path = await makeClip(dir, { name: 'black.mp4', picture: 'color', size: '320x180:c=black', seconds: 3 })
  const poster = await makePoster(path, dir, await probeSource(path, signal), { signal })
  expect((await stat(poster)).size).toBeGreaterThan(100)
})
