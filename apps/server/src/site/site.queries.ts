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
