import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import {
  AUDIO_BITRATE,
  AUDIO_NAME,
  type EncodePlan,
  encodeArgs,
  type Ladder,
  makePoster,
  makeTiles,
  type Probe,
  planLadder,
  planRemux,
  planStoryboard,
  probeSource,
  type Remux,
  remuxArgs,
  runAndFollow,
  SEGMENT_SEC,
  STORYBOARD_NAME,
  type Storyboard,
} from '@xinghe/media'
import { assetPrefix } from './places.ts'
import { type Expected, publisher } from './publish.ts'
import { patchRun, type Run, toolOptions } from './run.ts'
import { publishStoryboard } from './storyboard.ts'
import { makeSubtitles } from './subtitles.ts'

/** Everything a viewer may fetch, in the order of its use: something to play, the other levels, then what goes with it. */
export async function makeRenditions(run: Run): Promise<void> {
  const probe = await probeSource(run.asset.sourcePath, run.signal)
  const { durationMs, video } = probe
  await patchRun(run, { durationMs, width: video.width, height: video.height })
  const remux = planRemux(probe)
  if (remux) await copyPicture(run, probe, remux)
  const ladder = restOfLadder(planLadder(probe), remux)
  const storyboard = planStoryboard(probe)
  const onProgress = (positionMs: number) => {
    run.progress = positionMs / durationMs
  }
  if (ladder.rungs.length > 0) await encode(run, probe, { ladder, remux, storyboard }, onProgress)
  else await makeTiles(run.asset.sourcePath, run.dir, probe, storyboard, { ...toolOptions(run), onProgress })
  await publishStoryboard(run, storyboard, durationMs)
  const poster = await makePoster(run.asset.sourcePath, run.dir, probe, toolOptions(run))
  await run.ctx.storage.putFile(`${assetPrefix(run.asset.id)}poster.jpg`, poster)
  await patchRun(run, { hasPoster: true, hasStoryboard: true })
  await makeSubtitles(run, probe)
}

/** What is left to encode; levels below a copied picture keep its frame rate, so that its keyframes are theirs. */
function restOfLadder(ladder: Ladder, remux: Remux | null): Ladder {
  if (!remux) return ladder
  const below = ladder.rungs.filter(rung => rung.tier < remux.tier)
  return { ...ladder, rungs: below.map(rung => ({ ...rung, isHalfRate: false })) }
}

async function copyPicture(run: Run, probe: Probe, remux: Remux): Promise<void> {
  const { width, height, bitrate, fps } = probe.video
  const targetDurationSec = longestSegment(probe)
  const picture: Expected = {
    name: remux.name,
    tier: remux.tier,
    width,
    height,
    frameRate: fps.num / fps.den,
    maxRate: bitrate + AUDIO_BITRATE,
    targetDurationSec,
  }
  const expected = remux.audio === 'none' ? [picture] : [picture, soundAlone]
  await follow(run, remuxArgs(run.asset.sourcePath, probe, remux), expected, () => undefined)
}

async function encode(
  run: Run,
  probe: Probe,
  { ladder, remux, storyboard }: { ladder: Ladder; remux: Remux | null; storyboard: Storyboard },
  onProgress: (positionMs: number) => void,
): Promise<void> {
  const plan: EncodePlan = {
    facts: probe,
    ladder,
    storyboard,
    audio: remux?.audio ?? (probe.audio ? 'encode' : 'none'),
    audioOnly: !remux,
    keyframes: remux ? 'source' : 'grid',
    threads: encoderThreads(run.ctx.config.mediaConcurrency),
  }
  const expected = ladder.rungs.map(rung => expectedRung(rung, ladder, remux ? longestSegment(probe) : SEGMENT_SEC))
  if (!remux && probe.audio) expected.push(soundAlone)
  await mkdir(join(run.dir, STORYBOARD_NAME))
  await follow(run, encodeArgs(run.asset.sourcePath, plan), expected, onProgress)
}

/** As many as x264 would take itself, shared among the jobs that run at once. */
const encoderThreads = (jobs: number) => Math.min(16, Math.max(1, Math.ceil((1.5 * availableParallelism()) / jobs)))

const soundAlone: Expected = {
  name: AUDIO_NAME,
  tier: null,
  width: null,
  height: null,
  frameRate: null,
  maxRate: AUDIO_BITRATE,
  targetDurationSec: SEGMENT_SEC,
}

function expectedRung(rung: Ladder['rungs'][number], { fps }: Ladder, targetDurationSec: number): Expected {
  const { name, tier, width, height, maxRate, isHalfRate } = rung
  const frameRate = fps.num / fps.den / (isHalfRate ? 2 : 1)
  return { name, tier, width, height, frameRate, maxRate: maxRate + AUDIO_BITRATE, targetDurationSec }
}

/** A segment ends with the first keyframe after each sixth second. */
const longestSegment = (probe: Probe) => SEGMENT_SEC + Math.ceil(probe.maxKeyframeGapSec)

async function follow(run: Run, args: string[], expected: Expected[], onProgress: (positionMs: number) => void) {
  const names = expected.map(entry => entry.name)
  for (const name of names) await mkdir(join(run.dir, name))
  await runAndFollow(args, run.dir, names, publisher(run, expected), { ...toolOptions(run), onProgress })
}
