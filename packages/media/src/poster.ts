import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { commonArgs } from './common-args.ts'
import type { SourceFacts } from './facts.ts'
import { inputArgs } from './input-args.ts'
import { run } from './run.ts'

const POSTER_FILE = 'poster.jpg'
const WIDTH = 1280
/** Pictures looked at: the most typical of them wins. */
const CANDIDATES = 48
/** A picture this dark (share of black pixels, per cent) says nothing. */
const BLACK_PERCENT = 90

/** One typical picture from a tenth into the film, at most 1280 wide; black pictures are passed over. */
export function posterArgs(path: string, facts: SourceFacts, skipBlack: boolean): string[] {
  const width = 2 * Math.floor(Math.min(WIDTH, facts.video.width) / 2)
  const filters = [
    `scale=${width}:-2`,
    'setsar=1',
    'format=yuvj420p',
    ...(skipBlack
      ? ['blackframe=amount=0', `metadata=mode=select:key=lavfi.blackframe.pblack:value=${BLACK_PERCENT}:function=less`]
      : []),
    `thumbnail=${CANDIDATES}`,
  ]
  return [
    ...commonArgs,
    ...['-ss', (facts.durationMs / 10_000).toFixed(3), '-t', String(Math.max(20, facts.durationMs / 10_000))],
    ...inputArgs(path),
    ...['-map', `0:${facts.video.index}`, '-vf', filters.join(','), '-frames:v', '1', '-c:v', 'mjpeg', '-q:v', '3'],
    ...['-f', 'image2', '-update', '1', POSTER_FILE],
  ]
}

/** Makes the poster in `dir`. @returns its path; a film that is black throughout gets a black one. */
export async function makePoster(
  path: string,
  dir: string,
  facts: SourceFacts,
  options: { signal: AbortSignal; nice?: number },
): Promise<string> {
  const poster = join(dir, POSTER_FILE)
  await rm(poster, { force: true })
  await run('ffmpeg', posterArgs(path, facts, true), { ...options, cwd: dir })
  const isMade = await stat(poster).then(
    () => true,
    () => false,
  )
  if (!isMade) await run('ffmpeg', posterArgs(path, facts, false), { ...options, cwd: dir })
  return poster
}
