import { commonArgs } from './common-args.ts'
import { inputArgs } from './input-args.ts'

/** Small pictures of the whole film for the seek bar: tiles on few sheets, found through WebVTT. */
export interface Storyboard {
  /** Seconds between two tiles. */
  intervalSec: number
  tiles: number
  sheets: number
  tileWidth: number
  tileHeight: number
}

const TILE_WIDTH = 160
const COLUMNS = 10
const ROWS = 10
const MAX_SHEETS = 4
const MIN_INTERVAL_SEC = 2

export const sheetName = (sheet: number) => `sheet-${String(sheet).padStart(3, '0')}.jpg`
export const STORYBOARD_NAME = 'storyboard'

/** Sheets as numbered JPEG files in `storyboard/` of the working directory. */
export const storyboardOutput = [
  ...['-fps_mode', 'vfr', '-c:v', 'mjpeg', '-q:v', '5', '-f', 'image2'],
  `${STORYBOARD_NAME}/sheet-%03d.jpg`,
]

/** Tiles at the shortest interval that fills no more than four sheets. */
export function planStoryboard(source: { durationMs: number; width: number; height: number }): Storyboard {
  const seconds = source.durationMs / 1000
  const intervalSec = Math.max(MIN_INTERVAL_SEC, Math.ceil(seconds / (COLUMNS * ROWS * MAX_SHEETS)))
  const tiles = Math.max(1, Math.ceil(seconds / intervalSec))
  return {
    intervalSec,
    tiles,
    sheets: Math.ceil(tiles / (COLUMNS * ROWS)),
    tileWidth: TILE_WIDTH,
    tileHeight: Math.max(2, 2 * Math.round((TILE_WIDTH * source.height) / source.width / 2)),
  }
}

/** Filters that turn a full picture stream into sheets. */
export function storyboardFilters({ intervalSec, tileWidth, tileHeight }: Storyboard): string {
  return [
    `select='gte(t,selected_n*${intervalSec})'`,
    `scale=${tileWidth}:${tileHeight}:flags=bilinear`,
    'setsar=1',
    'format=yuvj420p',
    `tile=${COLUMNS}x${ROWS}`,
  ].join(',')
}

/** Sheets alone, for a film that is not encoded; `keyframesOnly` reads only as much as the interval needs. */
export function storyboardArgs(
  path: string,
  streamIndex: number,
  storyboard: Storyboard,
  keyframesOnly: boolean,
): string[] {
  return [
    ...commonArgs,
    ...(keyframesOnly ? ['-skip_frame', 'nokey'] : []),
    ...inputArgs(path),
    ...['-map', `0:${streamIndex}`, '-vf', storyboardFilters(storyboard)],
    ...storyboardOutput,
  ]
}

/** WebVTT whose cues name tiles; sheet addresses are relative to the WebVTT file. */
export function storyboardVtt(storyboard: Storyboard, durationMs: number): string {
  const { intervalSec, tileWidth, tileHeight } = storyboard
  const cues: string[] = ['WEBVTT']
  for (let tile = 0; tile < storyboard.tiles; tile++) {
    const cell = tile % (COLUMNS * ROWS)
    const [x, y] = [(cell % COLUMNS) * tileWidth, Math.floor(cell / COLUMNS) * tileHeight]
    const sheet = sheetName(1 + Math.floor(tile / (COLUMNS * ROWS)))
    const end = Math.min(durationMs, (tile + 1) * intervalSec * 1000)
    cues.push(
      `${clock(tile * intervalSec * 1000)} --> ${clock(end)}\n${sheet}#xywh=${x},${y},${tileWidth},${tileHeight}`,
    )
  }
  return `${cues.join('\n\n')}\n`
}

/** `hh:mm:ss.mmm` */
function clock(ms: number): string {
  const pad = (value: number, digits = 2) => String(value).padStart(digits, '0')
  const seconds = Math.floor(ms / 1000)
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}.${pad(ms % 1000, 3)}`
}
