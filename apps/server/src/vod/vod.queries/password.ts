import { sql } from 'kysely'
import type { Db } from '../../core/db.ts'

/** Undefined when there is no such work. */
export async function findPasswordHash(db: Db, workId: number): Promise<{ passwordHash: string | null } | undefined> {
  return db.selectFrom('works').where('id', '=', workId).select('passwordHash').executeTakeFirst()
}

export async function updatePasswordHash(tx: Db, workId: number, hash: string | null): Promise<void> {
  await tx.updateTable('works').set({ passwordHash: hash }).where('id', '=', workId).execute()
}

interface Attempt {
  viewerKey: string
  workId: number
  now: Date
  /** Seconds after which counting begins anew. */
  windowSec: number
}

/** Counts an attempt and answers how many there were in the window, this one included. */
export async function countAttempt(db: Db, { viewerKey, workId, now, windowSec }: Attempt): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    insert into password_attempts as a (viewer_key, work_id, attempts, since)
    values (${viewerKey}, ${workId}, 1, ${now})
    on conflict (viewer_key, work_id) do update set
      attempts = case when a.since <= excluded.since - make_interval(secs => ${windowSec}) then 1 else a.attempts + 1 end,
      since = case when a.since <= excluded.since - make_interval(secs => ${windowSec}) then excluded.since else a.since end
    returning attempts`.execute(db)
  return rows[0]!.attempts
}

export async function deleteAttempts(db: Db, viewerKey: string, workId: number): Promise<void> {
  await db.deleteFrom('passwordAttempts').where('viewerKey', '=', viewerKey).where('workId', '=', workId).execute()
}

export async function deleteAttemptsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('passwordAttempts').where('since', '<', before).execute()
}
