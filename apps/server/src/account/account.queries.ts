import type { Db } from '../core/db.ts'

/** A session with what every request must know about its user; null when it does not exist. */
export async function findSession(db: Db, id: string) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('sessions.id', '=', id)
    .select([
      'sessions.userId',
      'sessions.expiresAt',
      'sessions.revokedAt',
      'users.vipUntil',
      'users.authorityId',
      'users.disabledAt',
    ])
    .executeTakeFirst()
  return row ?? null
}

export async function insertSession(
  db: Db,
  session: { id: string; userId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

/** Repeating it keeps the first instant. */
export async function updateSessionRevoked(db: Db, id: string, revokedAt: Date): Promise<void> {
  await db.updateTable('sessions').set({ revokedAt }).where('id', '=', id).where('revokedAt', 'is', null).execute()
}
