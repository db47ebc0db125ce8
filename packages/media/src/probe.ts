import { open, stat } from 'node:fs/promises'
import { type ProbeJson, type SourceFacts, toFacts } from './facts.ts'
import { inputArgs } from './input-args.ts'
import { MediaError } from './media-error.ts'
import { run } from './run.ts'

/** What the packets of a source say, beyond its header. */
export interface PacketFacts {
  /** Longest distance between keyframes that was seen, in seconds. */
  maxKeyframeGapSec: number
  /** Position of the last packet that could be read, in seconds from the start. */
  lastSec: number
  /** Pictures seen, each counted once. */
  packets: number
}

export interface Probe extends SourceFacts {
  maxKeyframeGapSec: number
}

const PROBE_TIMEOUT_MS = 20_000
/** Sources up to this length are scanned as a whole, longer ones at the start, in the middle and at the end. */
const FULL_SCAN_SEC = 120
const WINDOW_SEC = 40
/** Fewer pictures a second than this can only be wrong timestamps. */
const MIN_PACKETS_PER_SEC = 0.1

export function probeArgs(path: string): string[] {
  return ['-v', 'error', '-show_format', '-show_streams', '-of', 'json', ...inputArgs(path)]
}

export function scanArgs(path: string, index: number, startSec: number, durationSec: number): string[] {
  const windows = [0, durationSec / 2 - WINDOW_SEC / 2, durationSec - WINDOW_SEC]
  // The last window is open: the end of a film may lie beyond what its header says.
  const end = (index: number) => (index === windows.length - 1 ? '' : `+${WINDOW_SEC}`)
  const intervals = windows.map((start, at) => `${(startSec + start).toFixed(2)}%${end(at)}`).join(',')
  const range = durationSec > FULL_SCAN_SEC ? ['-read_intervals', intervals] : []
  return [
    '-v',
    'error',
    '-select_streams',
    String(index),
    '-show_entries',
    'packet=pts_time,flags',
    '-of',
    'csv=p=0',
    ...range,
    ...inputArgs(path),
  ]
}

/** Reads a `pts,flags` list; the pieces of a windowed scan are told apart by their gap. */
export function toPacketFacts(csv: string, startSec: number, durationSec: number): PacketFacts {
  const isWindowed = durationSec > FULL_SCAN_SEC
  const seen = new Set<number>()
  let [previous, keyframe, gap, last] = [Number.NaN, Number.NaN, 0, 0]
  for (const line of csv.split('\n')) {
    const match = /^(-?[\d.]+),(.*)$/.exec(line)
    if (!match) continue
    const at = Number(match[1]) - startSec
    if (isWindowed && Math.abs(at - previous) > WINDOW_SEC / 4) keyframe = Number.NaN
    if (at > keyframe) gap = Math.max(gap, at - keyframe)
    if (match[2]?.includes('K')) keyframe = at
    previous = at
    last = Math.max(last, at)
    seen.add(at)
  }
  return { maxKeyframeGapSec: gap, lastSec: last, packets: seen.size }
}

/**
 * Facts of a local file, checked against its packets.
 * @throws MediaError for everything that can not be packaged.
 */
export async function probeSource(path: string, signal: AbortSignal): Promise<Probe> {
  await checkFile(path)
  const options = { signal, stallMs: PROBE_TIMEOUT_MS }
  const json = JSON.parse(await ffprobe(probeArgs(path), path, options)) as ProbeJson
  const facts = toFacts(json)
  const startSec = Number(json.format?.start_time) || 0
  const durationSec = facts.durationMs / 1000
  const csv = await ffprobe(scanArgs(path, facts.video.index, startSec, durationSec), path, options)
  const seen = toPacketFacts(csv, startSec, durationSec)
  if (seen.lastSec < 0.9 * durationSec - 2) throw new MediaError('truncated')
  if (seen.packets < MIN_PACKETS_PER_SEC * Math.min(durationSec, 3 * WINDOW_SEC)) throw new MediaError('badTimestamps')
  return { ...facts, maxKeyframeGapSec: seen.maxKeyframeGapSec }
}

async function checkFile(path: string): Promise<void> {
  const info = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'ENOTDIR', 'EACCES', 'ENAMETOOLONG'].includes(error.code ?? '')) throw new MediaError('notFound')
    throw error
  })
  if (!info.isFile()) throw new MediaError('notMedia')
  if (info.size === 0) throw new MediaError('empty')
}

async function ffprobe(
  args: string[],
  path: string,
  options: { signal: AbortSignal; stallMs: number },
): Promise<string> {
  try {
    return (await run('ffprobe', args, options)).stdout
  } catch (error) {
    if (!(error instanceof MediaError)) throw error
    if (error.code === 'stalled') throw new MediaError('probeTimeout', error.detail)
    if (error.code !== 'encodeFailed') throw error
    const isCut = error.detail.includes('moov atom not found') && (await isMp4(path))
    throw new MediaError(isCut ? 'truncated' : 'notMedia', error.detail)
  }
}

/** An MP4 file begins with its type; ffprobe takes anything so named for one. */
async function isMp4(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 4)
    return buffer.toString('latin1') === 'ftyp'
  } finally {
    await file.close()
  }
}
