import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'
import type { AssetState, Cipher } from './assets.ts'
import type { RenditionRow } from './grants.ts'

/** An asset in the hands of one run of its job. */
export interface RunRow {
  id: string
  sourcePath: string
  cipher: Cipher
  key: Buffer
  iv: Buffer
}

/**
 * Takes the asset for a run, also from a run that was killed. Null when it is gone, or ended already: a job that is
 * delivered twice has nothing to do the second time.
 */
export async function startRun(db: Db, id: string, runId: string): Promise<RunRow | null> {
  const row = await db
    .updateTable('mediaAssets')
    .from('mediaKeys')
    .set({ state: 'packaging', runId, progress: 0, isPlayable: false, hasStoryboard: false, hasPoster: false })
    .whereRef('mediaKeys.id', '=', 'mediaAssets.keyId')
    .where('mediaAssets.id', '=', id)
    .where('state', 'in', ['queued', 'packaging'])
    .returning(['mediaAssets.id', 'sourcePath', 'cipher', 'key', 'iv'])
    .executeTakeFirst()
  return row ?? null
}

export interface RunPatch {
  progress?: number
  isPlayable?: boolean
  durationMs?: number
  width?: number
  height?: number
  hasStoryboard?: boolean
  hasPoster?: boolean
}

/** Writes for a run. Null when the run no longer holds the asset; else whether somebody asked it to stop. */
export async function updateRun(
  db: Db,
  id: string,
  runId: string,
  patch: RunPatch,
): Promise<{ isCancelRequested: boolean } | null> {
  const row = await db
    .updateTable('mediaAssets')
    .set({ runId, ...patch })
    .where('id', '=', id)
    .where('runId', '=', runId)
    .where('state', '=', 'packaging')
    .returning(sql<boolean>`cancel_requested_at is not null`.as('isCancelRequested'))
    .executeTakeFirst()
  return row ?? null
}

/** The one end of a run. False when the run no longer holds the asset. */
export async function finishRun(
  tx: Db,
  id: string,
  runId: string,
  end: {
    state: Extract<AssetState, 'ready' | 'failed' | 'cancelled'>
    errorCode: string | null
    errorText: string | null
  },
  now: Date,
): Promise<boolean> {
  const isReady = end.state === 'ready'
  const { numUpdatedRows } = await tx
    .updateTable('mediaAssets')
    .set({ ...end, runId: null, finishedAt: now, isPlayable: isReady, ...(isReady ? { progress: 1 } : {}) })
    .where('id', '=', id)
    .where('runId', '=', runId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Writes a rendition of the run that holds the asset; a lost run writes nothing. */
export async function upsertRendition(db: Db, runId: string, row: RenditionRow): Promise<void> {
  const { assetId, name, ...facts } = row
  await db
    .insertInto('mediaRenditions')
    .columns([
      ...([
        'assetId',
        'name',
        'tier',
        'width',
        'height',
        'bandwidth',
        'averageBandwidth',
        'codecs',
        'frameRate',
        'isReady',
      ] as const),
    ])
    .expression(
      sql`select ${assetId}::uuid, ${name}, ${row.tier}::integer, ${row.width}::integer, ${row.height}::integer,
        ${row.bandwidth}::integer, ${row.averageBandwidth}::integer, ${row.codecs}, ${row.frameRate}::real,
        ${row.isReady}::boolean
        from media_assets where id = ${assetId} and run_id = ${runId}` as never,
    )
    .onConflict(conflict => conflict.columns(['assetId', 'name']).doUpdateSet(facts))
    .execute()
}

/** Forgets what an earlier run made. */
export async function deleteRenditions(db: Db, assetId: string): Promise<void> {
  await db.deleteFrom('mediaRenditions').where('assetId', '=', assetId).execute()
  await db.updateTable('mediaSubtitles').set({ isReady: false }).where('assetId', '=', assetId).execute()
}
