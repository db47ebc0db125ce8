import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'

const exec = promisify(execFile)

export interface Clip {
  /** File name; its ending decides the container. */
  name: string
  size?: string
  fps?: number
  seconds?: number
  /** Video encoder and its options; H.264 with a keyframe every second by default. */
  video?: string[]
  /** Audio encoder and its options; null for a silent clip. */
  audio?: string[] | null
  /** Picture source of lavfi. */
  picture?: string
  /** Further options of the output. */
  output?: string[]
}

/** A directory for the test file, removed after its last test. */
export async function clipDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'xinghe-media-'))
  afterAll(() => rm(dir, { recursive: true, force: true }))
  return dir
}

/** Generates a moving picture with a tone. @returns its path */
export async function makeClip(dir: string, clip: Clip): Promise<string> {
  const { name, size = '320x180', fps = 25, seconds = 8, audio = ['-c:a', 'aac', '-ac', '2'] } = clip
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-profile:v',
    'main',
    '-g',
    String(fps),
  ]
  const path = join(dir, name)
  await ffmpeg([
    ...['-f', 'lavfi', '-i', `${clip.picture ?? 'testsrc2'}=s=${size}:r=${fps}:d=${seconds}`],
    ...(audio ? ['-f', 'lavfi', '-i', `sine=f=440:r=48000:d=${seconds}`] : []),
    ...(clip.video ?? h264),
    ...(audio ?? []),
    ...(clip.output ?? []),
    path,
  ])
  return path
}

/** A long clip at the price of a short one: the same pictures over and over. @returns its path */
export async function makeLongClip(dir: string, name: string, seconds: number): Promise<string> {
  const short = await makeClip(dir, { name: `short-${name}`, seconds: 5, video: ['-c:v', 'mpeg4', '-q:v', '10'] })
  const path = join(dir, name)
  await ffmpeg([
    '-stream_loop',
    String(Math.ceil(seconds / 5) - 1),
    '-i',
    short,
    '-c',
    'copy',
    '-t',
    String(seconds),
    path,
  ])
  return path
}

export async function ffmpeg(args: string[], cwd?: string): Promise<void> {
  await exec('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args], cwd ? { cwd } : {})
}

/** Output of ffprobe, line by line. */
export async function ffprobe(args: string[]): Promise<string[]> {
  const { stdout } = await exec('ffprobe', ['-v', 'error', ...args], { maxBuffer: 64 << 20 })
  return stdout.split('\n').filter(line => line !== '')
}

/** Seconds of the keyframes of a file's picture. */
export async function keyframesOf(path: string): Promise<number[]> {
  const lines = await ffprobe([
    '-select_streams',
    'v',
    '-show_entries',
    'packet=pts_time,flags',
    '-of',
    'csv=p=0',
    path,
  ])
  return lines.filter(line => line.includes('K')).map(Number.parseFloat)
}

/** Seconds of picture that decode without a complaint. @throws Error with ffmpeg's words when something is broken */
export async function decodedSeconds(path: string): Promise<number> {
  await exec('ffmpeg', ['-nostdin', '-v', 'error', '-xerror', '-i', path, '-f', 'null', '-'])
  const lines = await ffprobe(['-select_streams', 'v', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0', path])
  const times = lines.map(Number.parseFloat)
  return Math.max(...times) - Math.min(...times)
}
