import { setTimeout as sleep } from 'node:timers/promises'
import { MediaError } from '@xinghe/media'
import type { Context } from '../../context.ts'
import { type RunPatch, type RunRow, updateRun } from '../media.queries/runs.ts'

/** The asset belongs to another run, has ended or is gone: stop and touch nothing. */
export class LostRun extends Error {
  constructor() {
    super('this run no longer holds the asset')
    this.name = 'LostRun'
  }
}

const BEAT_MS = 1_000
const NICE = 10

/** One attempt at packaging an asset. */
export interface Run {
  ctx: Context
  id: string
  asset: RunRow
  dir: string
  /** Aborted by the worker's close, a cancel request or the loss of the asset. */
  signal: AbortSignal
  /** 0 to 1; written once a second. */
  progress: number
  /** Lowest level that can be played by now. */
  lowestTier: number
}

/** Signal and scheduling of a tool of this run: packaging must not starve the site, and tests wait for nothing else. */
export const toolOptions = (run: Run) => ({ signal: run.signal, nice: run.ctx.config.nodeEnv === 'test' ? 0 : NICE })

/** Writes facts of the run. @throws LostRun, or MediaError `cancelled` when somebody asked for it. */
export async function patchRun(run: Pick<Run, 'ctx' | 'id' | 'asset'>, patch: RunPatch): Promise<void> {
  const state = await updateRun(run.ctx.db, run.asset.id, run.id, patch)
  if (!state) throw new LostRun()
  if (state.isCancelRequested) throw new MediaError('cancelled')
}

/**
 * Runs `work` while progress is written and cancel requests are looked for every second.
 * @throws what stopped the run, rather than what the stop made of it.
 */
export async function whileBeating(run: Run, stop: AbortController, work: () => Promise<void>): Promise<void> {
  const over = new AbortController()
  let cause: unknown
  const beat = async () => {
    while (!over.signal.aborted) {
      try {
        await patchRun(run, { progress: Math.min(0.99, run.progress) })
      } catch (error) {
        cause = error
        stop.abort(error)
        return
      }
      await sleep(BEAT_MS, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  const beating = beat()
  try {
    await work()
  } catch (error) {
    throw cause ?? error
  } finally {
    over.abort()
    await beating
  }
}
