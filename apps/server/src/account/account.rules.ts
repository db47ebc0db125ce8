import { randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Context } from '../context.ts'
import type { Db } from '../core/db.ts'
import { fail } from '../core/errors.ts'
import { findSession, insertSession, updateSessionRevoked } from './account.queries.ts'

export { type CaptchaAnswer, createCaptcha, forgetCaptchas, requireCaptcha } from './account.rules/captcha.ts'

/** Days a sign-in lasts. */
const SESSION_DAYS = 30
const ADMINISTRATOR = 888
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The user behind a good token. */
export interface SignedIn {
  userId: number
  sessionId: string
  isVip: boolean
  isAdmin: boolean
}

/** Opens a session and returns its access token, a JWT. `db` may be a transaction. */
export async function issueToken(ctx: Context, db: Db, userId: number): Promise<string> {
  const id = randomUUID()
  const createdAt = ctx.clock.now()
  const expiresAt = new Date(createdAt.getTime() + SESSION_DAYS * 86_400_000)
  await insertSession(db, { id, userId, createdAt, expiresAt })
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(userId))
    .setJti(id)
    .setIssuedAt(createdAt)
    .setExpirationTime(expiresAt)
    .sign(ctx.keys.token)
}

/** Who a token belongs to. Fails with 14 (expired or not ours), 16 (revoked) or 13 (account disabled). */
export async function verifyToken(ctx: Context, token: string): Promise<SignedIn> {
  const sessionId = await readToken(ctx, token)
  const session = await findSession(ctx.db, sessionId)
  if (!session || session.revokedAt) fail('sessionRevoked')
  const now = ctx.clock.now()
  if (session.expiresAt <= now) fail('tokenExpired')
  if (session.disabledAt) fail('accountDisabled')
  return {
    userId: session.userId,
    sessionId,
    isVip: session.vipUntil !== null && session.vipUntil > now,
    isAdmin: session.authorityId === ADMINISTRATOR,
  }
}

/** Ends a session at once, on every node. */
export async function revokeSession(ctx: Context, db: Db, sessionId: string): Promise<void> {
  await updateSessionRevoked(db, sessionId, ctx.clock.now())
}

async function readToken(ctx: Context, token: string): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, ctx.keys.token, {
      algorithms: ['HS256'],
      currentDate: ctx.clock.now(),
      requiredClaims: ['sub', 'jti', 'exp'],
    })
    if (payload.jti && UUID.test(payload.jti)) return payload.jti
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
  }
  fail('tokenExpired')
}
