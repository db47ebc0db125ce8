import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { withDir } from './dir.ts'
import { benchSegments } from './segments.ts'
import { root, withSite } from './site.ts'
import { record } from './table.ts'

const run = promisify(execFile)
const CLIP_SEC = 60

/** Packaging against one plain ffmpeg command, and delivery of its segments against nginx. */
export async function benchMedia(): Promise<void> {
  await withDir(async dir => {
    const clip = join(dir, 'films', '试片 (2026)', '试片 (2026).mkv')
    await run('mkdir', ['-p', join(clip, '..')])
    await makeClip(clip)
    const plainSec = await timePlain(clip, join(dir, 'plain'))
    await withSite({ dir, cores: '0,1' }, async ({ site, client, env }) => {
      const { firstSec, allSec } = await timePackaging(client, join(dir, 'films'), env)
      record({
        what: `packaging ${CLIP_SEC} s of 1080p, of one plain ffmpeg command (${plainSec.toFixed(1)} s)`,
        measured: `${allSec.toFixed(1)} s = ${(allSec / plainSec).toFixed(2)} ×`,
        target: '≤ 1.1 ×',
        isMet: allSec <= 1.1 * plainSec,
      })
      record({
        what: 'first rendition playable, of the clip’s length',
        measured: `${firstSec.toFixed(1)} s = ${(firstSec / CLIP_SEC).toFixed(2)} ×`,
        target: '≤ 0.5 ×',
        isMet: firstSec <= 0.5 * CLIP_SEC,
      })
      await benchSegments(site, dir)
    })
  })
}

/** Moving, detailed pictures and sound; intra-coded so that it never fits as it is and decoding costs little. */
async function makeClip(path: string): Promise<void> {
  const picture = `mandelbrot=size=1920x1080:rate=25:maxiter=300,noise=alls=6:allf=t`
  await run('ffmpeg', [
    ...['-v', 'error', '-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', 'sine=frequency=330:sample_rate=48000'],
    ...['-t', String(CLIP_SEC), '-c:v', 'mpeg4', '-q:v', '4', '-g', '25', '-c:a', 'pcm_s16le', path],
  ])
}

const renditions = [
  { height: 360, width: 640, profile: 'main', rate: '900k', buffer: '1800k' },
  { height: 480, width: 854, profile: 'main', rate: '1600k', buffer: '3200k' },
  { height: 720, width: 1280, profile: 'high', rate: '3200k', buffer: '6400k' },
  { height: 1080, width: 1920, profile: 'high', rate: '6000k', buffer: '12000k' },
]

/** Seconds that one command needs for the same four renditions and the same levelled sound. */
async function timePlain(clip: string, out: string): Promise<number> {
  await run('mkdir', ['-p', out])
  const pads = renditions.map((_, n) => `[p${n}]`).join('')
  const scales = renditions.map(({ width, height }, n) => `[p${n}]scale=${width}:${height},format=yuv420p[v${n}]`)
  const graph = [
    `[0:v]split=${renditions.length}${pads}`,
    ...scales,
    '[0:a]aformat=channel_layouts=stereo,loudnorm=I=-16:TP=-1.5:LRA=11,aresample=48000,aformat=channel_layouts=stereo[a]',
  ]
  const outputs = renditions.flatMap(({ height, profile, rate, buffer }, n) => [
    ...[
      '-map',
      `[v${n}]`,
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '23',
      '-profile:v',
      profile,
      '-maxrate',
      rate,
    ],
    ...['-bufsize', buffer, '-g', '50', '-keyint_min', '50', '-sc_threshold', '0', join(out, `${height}.mp4`)],
  ])
  const begun = performance.now()
  await run('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    clip,
    '-filter_complex',
    graph.join(';'),
    ...outputs,
    '-map',
    '[a]',
    '-c:a',
    'aac',
    '-b:a',
    '128k',
    join(out, 'audio.m4a'),
  ])
  return (performance.now() - begun) / 1000
}

/** Imports the folder and watches the asset until all of it is there; seconds from when it was queued. */
async function timePackaging(
  client: pg.Client,
  folder: string,
  env: Record<string, string>,
): Promise<{ firstSec: number; allSec: number }> {
  await run(process.execPath, ['apps/server/src/import/run.ts', 'folder', folder], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  const { rows } = await client.query<{ queued: Date }>('select created_at as queued from media_assets')
  const queuedMs = rows[0]!.queued.getTime()
  let firstSec = 0
  for (;;) {
    const { rows } = await client.query<{ state: string; playable: boolean; error: string | null }>(
      'select state, is_playable as playable, error_text as error from media_assets',
    )
    const { state, playable, error } = rows[0]!
    const sinceSec = (Date.now() - queuedMs) / 1000
    if (playable && firstSec === 0) firstSec = sinceSec
    if (state === 'ready') return { firstSec, allSec: sinceSec }
    if (state === 'failed' || state === 'cancelled') throw new Error(`packaging ended ${state}: ${error}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
