import { sql } from 'kysely'
import type { Db } from '../core/db.ts'

/** Every stored setting; keys that were never set are absent. */
export async function listSettings(db: Db): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('siteSettings').select(['key', 'value']).execute()
  return new Map(rows.map(row => [row.key, row.value]))
}

export async function upsertSetting(tx: Db, key: string, value: unknown, now: Date): Promise<void> {
  const row = { value: JSON.stringify(value), updatedAt: now }
  await tx
    .insertInto('siteSettings')
    .values({ key, ...row })
    .onConflict(conflict => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** App releases, newest first. */
export function listReleases(db: Db) {
  return db
    .selectFrom('appReleases')
    .select(['platform', 'version', 'url', 'bytes', 'sha256', 'notes', 'releasedAt'])
    .orderBy('releasedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}

export interface ReleaseRow {
  platform: string
  version: string
  url: string
  bytes: number
  sha256: string
  notes: string
  releasedAt: Date
}

/** Adds a release, or changes the one of the same platform and version; its day stays. */
export async function upsertRelease(tx: Db, release: ReleaseRow): Promise<'created' | 'updated' | 'unchanged'> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into app_releases as r (platform, version, url, bytes, sha256, notes, released_at)
    values (${release.platform}, ${release.version}, ${release.url}, ${release.bytes}, ${release.sha256},
      ${release.notes}, ${release.releasedAt})
    on conflict (platform, version) do update
      set url = excluded.url, bytes = excluded.bytes, sha256 = excluded.sha256, notes = excluded.notes
      where (r.url, r.bytes, r.sha256, r.notes)
        is distinct from (excluded.url, excluded.bytes, excluded.sha256, excluded.notes)
    returning xmax = 0 as is_new`.execute(tx)
  const [row] = rows
  if (!row) return 'unchanged'
  return row.isNew ? 'created' : 'updated'
}
