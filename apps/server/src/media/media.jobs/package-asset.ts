import { randomUUID } from 'node:crypto'
import { mkdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MediaError } from '@xinghe/media'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../core/db.ts'
import { findAsset } from '../media.queries/assets.ts'
import { deleteRenditions, finishRun, startRun, updateRun } from '../media.queries/runs.ts'
import { makeRenditions } from './make-renditions.ts'
import { assetPrefix, workDir } from './places.ts'
import { LostRun, type Run, whileBeating } from './run.ts'

/**
 * Packages one asset to its end. Safe to be run again after a kill: a new run takes the asset over, starts with an empty
 * prefix, and the state changes to its end exactly once.
 */
export async function packageAsset(ctx: Context, assetId: string, signal: AbortSignal): Promise<void> {
  const runId = randomUUID()
  const asset = await startRun(ctx.db, assetId, runId)
  if (!asset) return
  const stop = new AbortController()
  const dir = join(workDir(ctx, assetId), runId)
  const run: Run = {
    ctx,
    id: runId,
    asset,
    dir,
    signal: AbortSignal.any([signal, stop.signal]),
    progress: 0,
    lowestTier: Number.POSITIVE_INFINITY,
  }
  try {
    await prepare(run)
    await whileBeating(run, stop, () => makeRenditions(run))
    await finish(run, null)
  } catch (error) {
    if (error instanceof LostRun) await leave(run)
    else if (error instanceof MediaError && !(signal.aborted && error.code === 'cancelled')) await finish(run, error)
    else throw error
  } finally {
    await rm(dir, { recursive: true, force: true })
    await removeIfEmpty(workDir(ctx, assetId))
  }
}

/** A later run of the same asset may be working there already. */
async function removeIfEmpty(dir: string): Promise<void> {
  try {
    await rmdir(dir)
  } catch (error) {
    if (!['ENOTEMPTY', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Clears what an earlier, killed run left. */
async function prepare(run: Run): Promise<void> {
  await rm(workDir(run.ctx, run.asset.id), { recursive: true, force: true })
  await mkdir(run.dir, { recursive: true })
  await deleteRenditions(run.ctx.db, run.asset.id)
  await run.ctx.storage.removePrefix(assetPrefix(run.asset.id))
}

/** Writes how the run ended; an asset that did not succeed keeps no files. */
async function finish(run: Run, error: MediaError | null): Promise<void> {
  const { ctx, asset } = run
  const state = error === null ? 'ready' : error.code === 'cancelled' ? 'cancelled' : 'failed'
  if (error) {
    // Files of the run that took over must not be touched.
    if ((await updateRun(ctx.db, asset.id, run.id, {})) === null) return leave(run)
    await ctx.storage.removePrefix(assetPrefix(asset.id))
    await deleteRenditions(ctx.db, asset.id)
    if (state === 'failed')
      ctx.log.info({ asset: asset.id, code: error.code, detail: error.detail }, 'packaging failed')
  }
  await inTransaction(ctx.db, async tx => {
    const end = { state, errorCode: error?.code ?? null, errorText: error?.message ?? null } as const
    if (!(await finishRun(tx, asset.id, run.id, end, ctx.clock.now()))) return
    await ctx.bus.emit(tx, 'media.changed', { assetId: asset.id, state, isPlayable: state === 'ready' })
  })
}

/** Another run owns the files, unless the asset was removed while this one wrote. */
async function leave({ ctx, asset }: Run): Promise<void> {
  if ((await findAsset(ctx.db, asset.id)) === null) await ctx.storage.removePrefix(assetPrefix(asset.id))
}
