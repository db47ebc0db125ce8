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

export async function insertCaptcha(
  db: Db,
  captcha: { id: string; answer: Uint8Array; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('captchas')
    .values({ ...captcha, answer: Buffer.from(captcha.answer) })
    .execute()
}

/** Takes a captcha away: whoever gets it is the only one. */
export async function deleteCaptcha(db: Db, id: string): Promise<{ answer: Buffer; expiresAt: Date } | null> {
  const row = await db.deleteFrom('captchas').where('id', '=', id).returning(['answer', 'expiresAt']).executeTakeFirst()
  return row ?? null
}

export async function deleteCaptchas(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('captchas').where('expiresAt', '<', expiredBefore).execute()
}
