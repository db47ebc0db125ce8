import { join } from 'node:path'
import { joinTiles, STORYBOARD_NAME, type Storyboard } from '@xinghe/media'
import { assetPrefix } from './places.ts'
import { type Run, toolOptions } from './run.ts'

/** Puts the run's tiles on sheets and these, with the WebVTT that finds a tile, into storage. */
export async function publishStoryboard(run: Run, storyboard: Storyboard, durationMs: number): Promise<void> {
  const { storage } = run.ctx
  const prefix = `${assetPrefix(run.asset.id)}${STORYBOARD_NAME}/`
  const { sheets, vtt } = await joinTiles(run.dir, storyboard, durationMs, toolOptions(run))
  for (const sheet of sheets) await storage.putFile(`${prefix}${sheet}`, join(run.dir, STORYBOARD_NAME, sheet))
  await storage.put(`${prefix}index.vtt`, Buffer.from(vtt))
}
