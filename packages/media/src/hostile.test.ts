import { mkdir, open, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MediaError, mediaMessages, probeSource } from './index.ts'
import { run } from './run.ts'
import { clipDir, ffmpeg, makeClip } from './testing/clips.ts'

const dir = await clipDir()
const signal = new AbortController().signal
const codeOf = async (path: string) => {
  try {
    await probeSource(path, signal)
    return 'accepted'
  } catch (error) {
    if (!(error instanceof MediaError)) throw error
    expect(error.message).toBe(mediaMessages[error.code])
    return error.code
  }
}
const file = async (name: string, content: string | Uint8Array) => {
  await writeFile(join(dir, name), content)
  return join(dir, name)
}

test.each([
  ['a missing file', () => join(dir, 'missing.mp4'), 'notFound'],
  ['a directory', () => dir, 'notMedia'],
  ['a device', () => '/dev/zero', 'notMedia'],
  ['an empty file', () => file('empty.mp4', ''), 'empty'],
  ['text', () => file('text.mp4', 'not a film\n'.repeat(500)), 'notMedia'],
  ['noise', () => file('noise.mkv', Buffer.alloc(100_000, 0x5a)), 'notMedia'],
  [
    'a picture',
    () => makeClip(dir, { name: 'still.png', seconds: 1, video: ['-frames:v', '1'], audio: null }),
    'notMedia',
  ],
  ['sound alone', () => soundAlone(), 'noVideo'],
])('%s', async (_, make, code) => {
  expect(await codeOf(await make())).toBe(code)
})

async function soundAlone(): Promise<string> {
  await ffmpeg(['-f', 'lavfi', '-i', 'sine=d=2', '-c:a', 'aac', `${dir}/sound.m4a`])
  return `${dir}/sound.m4a`
}

describe('playlists that want other files or addresses', async () => {
  let hits = 0
  const server = createServer((_, response) => {
    hits++
    response.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const clip = await makeClip(dir, { name: 'secret.ts', seconds: 2 })
  const playlist = (uri: string) => `#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\n${uri}\n#EXT-X-ENDLIST\n`

  test.each([
    ['hls, a local file', 'a.m3u8', playlist('file:///etc/passwd')],
    ['hls, a film', 'b.mp4', playlist(clip)],
    ['hls, an address', 'c.mkv', playlist(`http://127.0.0.1:${port}/x.ts`)],
    ['hls, a joined address', 'd.mp4', playlist(`concat:${clip}|http://127.0.0.1:${port}/x`)],
    ['concat', 'e.mp4', `ffconcat version 1.0\nfile '${clip}'\n`],
    ['concat, an address', 'f.ffconcat', `ffconcat version 1.0\nfile 'http://127.0.0.1:${port}/x.ts'\n`],
    ['session description', 'g.mp4', `v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video ${port} RTP/AVP 96\n`],
    ['dash', 'h.mpd', `<MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><BaseURL>http://127.0.0.1:${port}/</BaseURL></MPD>`],
  ])('%s', async (_, name, content) => {
    expect(await codeOf(await file(name, content))).toBe('notMedia')
    expect(hits).toBe(0)
  })

  test('the server was really listening', async () => {
    await fetch(`http://127.0.0.1:${port}/`)
    expect(hits).toBe(1)
    server.close()
  })
})

describe('damaged films', () => {
  test('the index is missing', async () => {
    const path = await makeClip(dir, { name: 'late-index.mp4', seconds: 4 })
    await truncate(path, Math.floor((await stat(path)).size * 0.6))
    expect(await codeOf(path)).toBe('truncated')
  })

  test('the index is there, half the film is not', async () => {
    const path = await makeClip(dir, { name: 'early-index.mp4', seconds: 20, output: ['-movflags', '+faststart'] })
    await truncate(path, Math.floor((await stat(path)).size * 0.5))
    expect(await codeOf(path)).toBe('truncated')
  })

  test('a header that promises ten hours', async () => {
    const path = await makeClip(dir, { name: 'ten-hours.mkv', seconds: 4 })
    const bytes = await readFile(path)
    // Matroska: element Duration (0x4489), eight bytes long, milliseconds as a float.
    const at = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]))
    bytes.writeDoubleBE(36_000_000, at + 3)
    expect(await codeOf(await file('ten-hours-lie.mkv', bytes))).toBe('truncated')
  })

  test('one picture that is shown for ten hours', async () => {
    const path = join(dir, 'slow.mp4')
    await ffmpeg([
      ...['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=25:d=0.2', '-vf', "setpts='if(eq(N,0),0,36000/TB)+N'"],
      ...['-fps_mode', 'passthrough', '-c:v', 'libx264', '-preset', 'ultrafast', '-g', '1', path],
    ])
    expect(await codeOf(path)).toBe('badTimestamps')
  })

  test('a picture too large to decode', async () => {
    const path = await makeClip(dir, {
      name: 'huge.mkv',
      size: '9000x64',
      fps: 5,
      seconds: 1,
      video: ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p'],
      audio: null,
    })
    expect(await codeOf(path)).toBe('tooLarge')
  })
})

test('names that look like options or patterns are only names', async () => {
  await mkdir(join(dir, '100%d'))
  for (const name of ['-y', '100%d/%05d.mp4', 'a:b|c.mp4', "it's.mp4", '片 名.mp4']) {
    const path = await makeClip(dir, { name: `./${name}`, seconds: 1, output: ['-f', 'mp4', '-strict', '-2'] })
    expect((await probeSource(path, signal)).durationMs).toBeGreaterThan(900)
  }
})

describe('runs that do not end by themselves', () => {
  const endless = ['-nostdin', '-f', 'lavfi', '-i', 'testsrc2=s=1280x720:r=100', '-f', 'null', '-']

  test('are ended by a signal', async () => {
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 300)
    await expect(run('ffmpeg', endless, { signal: stop.signal })).rejects.toMatchObject({ code: 'cancelled' })
  })

  test('do not begin when the signal was there before', async () => {
    await expect(run('ffmpeg', endless, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'cancelled' })
  })

  test('are ended when nothing moves', async () => {
    const path = join(dir, 'pipe')
    await run('ffprobe', ['-version'], { signal })
    const { execFileSync } = await import('node:child_process')
    execFileSync('mkfifo', [path])
    const reader = open(path, 'r+')
    const stalled = run('ffmpeg', ['-nostdin', '-i', path, '-f', 'null', '-'], { signal, stallMs: 300 })
    await expect(stalled).rejects.toMatchObject({ code: 'stalled' })
    await (await reader).close()
  })

  test('a missing tool is named', async () => {
    const { PATH } = process.env
    process.env.PATH = dir
    try {
      await expect(run('ffmpeg', ['-version'], { signal })).rejects.toMatchObject({ code: 'toolMissing' })
    } finally {
      process.env.PATH = PATH
    }
  })

  test('a full disk is named', async () => {
    const silence = ['-f', 'lavfi', '-i', 'anullsrc=d=5', '-f', 'wav']
    const failed = run('ffmpeg', ['-nostdin', '-y', ...silence, '/dev/full'], { signal })
    await expect(failed).rejects.toMatchObject({ code: 'diskFull' })
  })

  test('a failure carries the last words of the tool', async () => {
    const failed = run('ffmpeg', ['-nostdin', '-i', join(dir, 'nothing.mp4'), '-f', 'null', '-'], { signal })
    await expect(failed).rejects.toMatchObject({ code: 'encodeFailed', detail: expect.stringContaining('nothing.mp4') })
  })
})
