import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Probe,
  run as runTool,
  STORYBOARD_NAME,
  type Storyboard,
  storyboardArgs,
  storyboardVtt,
} from '@xinghe/media'
import { assetPrefix } from './places.ts'
import type { Run } from './run.ts'

/** Sheets of a film that is not encoded at all. */
export async function makeStoryboard(run: Run, probe: Probe, storyboard: Storyboard): Promise<void> {
  await mkdir(join(run.dir, STORYBOARD_NAME))
  // Keyframes alone are many times faster to read, and enough when they come at least once per tile.
  const keyframesOnly = probe.maxKeyframeGapSec <= storyboard.intervalSec
  const args = storyboardArgs(run.asset.sourcePath, probe.video.index, storyboard, keyframesOnly)
  await runTool('ffmpeg', args, {
    signal: run.signal,
    cwd: run.dir,
    nice: 10,
    onProgress: positionMs => {
      run.progress = positionMs / probe.durationMs
    },
  })
}

/** Puts the sheets of the run and the WebVTT that finds tiles on them into storage. */
export async function publishStoryboard(run: Run, storyboard: Storyboard, durationMs: number): Promise<void> {
  const { storage } = run.ctx
  const prefix = `${assetPrefix(run.asset.id)}${STORYBOARD_NAME}/`
  const dir = join(run.dir, STORYBOARD_NAME)
  for (const sheet of await readdir(dir)) {
    await storage.putFile(`${prefix}${sheet}`, join(dir, sheet))
  }
  await storage.put(`${prefix}index.vtt`, Buffer.from(storyboardVtt(storyboard, durationMs)))
}
