import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { commonArgs } from './common-args.ts'
import type { VideoFacts } from './facts.ts'
import { inputArgs } from './input-args.ts'
import { MediaError } from './media-error.ts'
import { type RunOptions, run } from './run.ts'

/** Small pictures of the whole film for the seek bar: tiles on few sheets, found through WebVTT. */
export interface Storyboard {
  /** Seconds between two tiles. */
  intervalSec: number
  tileWidth: number
  tileHeight: number
}

const TILE_SIDE = 160
const COLUMNS = 10
const TILES_PER_SHEET = COLUMNS * 10
const MAX_SHEETS = 4
const MIN_INTERVAL_SEC = 2

export const STORYBOARD_NAME = 'storyboard'
export const storyboardSheet = (sheet: number) => `sheet-${String(sheet).padStart(3, '0')}.jpg`

/** Tiles at the shortest interval that fills no more than four sheets. */
export function planStoryboard(facts: { durationMs: number; video: VideoFacts }): Storyboard {
  const { width, height } = facts.video
  const factor = TILE_SIDE / Math.max(width, height)
  const side = (pixels: number) => Math.max(2, 2 * Math.round((pixels * factor) / 2))
  const intervalSec = Math.ceil(facts.durationMs / 1000 / (TILES_PER_SHEET * MAX_SHEETS))
  return {
    intervalSec: Math.max(MIN_INTERVAL_SEC, intervalSec),
    tileWidth: side(width),
    tileHeight: side(height),
  }
}

/** Filters that pick tiles from a picture stream. */
export function storyboardFilters({ intervalSec, tileWidth, tileHeight }: Storyboard): string {
  return `select='gte(t,selected_n*${intervalSec})',scale=${tileWidth}:${tileHeight}:out_range=pc,setsar=1,format=yuvj420p`
}

/**
 * Tiles as single pictures in `storyboard/` of the working directory. Sheets are put together afterwards: ffmpeg reports
 * no progress before every output has had its first picture, and the first sheet is full only at the end.
 */
export const tileOutput = [
  ...['-fps_mode', 'vfr', '-c:v', 'mjpeg', '-q:v', '2', '-f', 'image2'],
  `${STORYBOARD_NAME}/tile-%05d.jpg`,
]

/** Tiles of a film that is not encoded; `keyframesOnly` reads only as much as the interval needs. */
export function tileArgs(path: string, streamIndex: number, storyboard: Storyboard, keyframesOnly: boolean): string[] {
  return [
    ...commonArgs,
    ...(keyframesOnly ? ['-skip_frame', 'nokey'] : []),
    ...inputArgs(path),
    ...['-map', `0:${streamIndex}`, '-vf', storyboardFilters(storyboard)],
    ...tileOutput,
  ]
}

/** Puts tiles on sheets. */
export const sheetArgs = [
  ...commonArgs,
  ...['-framerate', '1', '-f', 'image2', '-i', `${STORYBOARD_NAME}/tile-%05d.jpg`],
  ...['-vf', `tile=${COLUMNS}x${TILES_PER_SHEET / COLUMNS}`, '-c:v', 'mjpeg', '-q:v', '5'],
  ...['-f', 'image2', `${STORYBOARD_NAME}/sheet-%03d.jpg`],
]

/** Makes the tiles of a film of which nothing else is decoded. */
export async function makeTiles(
  path: string,
  dir: string,
  facts: { video: VideoFacts; maxKeyframeGapSec: number },
  storyboard: Storyboard,
  options: RunOptions,
): Promise<void> {
  await mkdir(join(dir, STORYBOARD_NAME), { recursive: true })
  // Keyframes alone are many times faster to read, and enough when one comes at least with every tile.
  const keyframesOnly = facts.maxKeyframeGapSec <= storyboard.intervalSec
  await run('ffmpeg', tileArgs(path, facts.video.index, storyboard, keyframesOnly), { ...options, cwd: dir })
}

/**
 * Joins the tiles in `dir/storyboard/` to sheets.
 * @returns names of the sheets there, and the WebVTT that finds a tile for each moment.
 */
export async function joinTiles(
  dir: string,
  storyboard: Storyboard,
  durationMs: number,
  options: RunOptions,
): Promise<{ sheets: string[]; vtt: string }> {
  const count = async (kind: string) =>
    (await readdir(join(dir, STORYBOARD_NAME))).filter(name => name.startsWith(kind)).length
  const tiles = await count('tile-')
  if (tiles === 0) throw new MediaError('encodeFailed', 'storyboard: no tiles')
  await run('ffmpeg', sheetArgs, { ...options, cwd: dir })
  const sheets = Array.from({ length: await count('sheet-') }, (_, index) => storyboardSheet(index + 1))
  return { sheets, vtt: storyboardVtt(storyboard, tiles, durationMs) }
}

/** WebVTT whose cues name tiles; sheet addresses are relative to the WebVTT file. */
export function storyboardVtt(storyboard: Storyboard, tiles: number, durationMs: number): string {
  const { intervalSec, tileWidth, tileHeight } = storyboard
  const cues = Array.from({ length: tiles }, (_, tile) => {
    const cell = tile % TILES_PER_SHEET
    const [x, y] = [(cell % COLUMNS) * tileWidth, Math.floor(cell / COLUMNS) * tileHeight]
    const startMs = tile * intervalSec * 1000
    const endMs = tile === tiles - 1 ? Math.max(durationMs, startMs + 1) : startMs + intervalSec * 1000
    const sheet = storyboardSheet(1 + Math.floor(tile / TILES_PER_SHEET))
    return `${clock(startMs)} --> ${clock(endMs)}\n${sheet}#xywh=${x},${y},${tileWidth},${tileHeight}`
  })
  return `${['WEBVTT', ...cues].join('\n\n')}\n`
}

/** `hh:mm:ss.mmm` */
function clock(ms: number): string {
  const pad = (value: number, digits = 2) => String(value).padStart(digits, '0')
  const seconds = Math.floor(ms / 1000)
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}.${pad(ms % 1000, 3)}`
}
