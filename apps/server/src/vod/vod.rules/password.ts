import { argon2, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../core/db.ts'
import { fail } from '../../core/errors.ts'
import {
  countAttempt,
  deleteAttempts,
  deleteAttemptsBefore,
  findPasswordHash,
  updatePasswordHash,
} from '../vod.queries/password.ts'
import { NO_WORK } from './episodes.ts'

const WINDOW_SEC = 600
const MOST_ATTEMPTS = 10

const derive = promisify(argon2)
// OWASP's second choice of Argon2id: 19 MiB, two passes.
const cost = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 }

/** Sets the password of a work, or takes it away with null. Fails with 7 when there is no such work. */
export async function setWorkPassword(
  ctx: Context,
  workId: number,
  password: string | null,
): Promise<'updated' | 'unchanged'> {
  const row = await findPasswordHash(ctx.db, workId)
  if (!row) fail('warning', NO_WORK)
  const { passwordHash: stored } = row
  const isSame = password === null || stored === null ? password === stored : await isPassword(stored, password)
  if (isSame) return 'unchanged'
  const hash = password === null ? null : await hashPassword(password)
  await inTransaction(ctx.db, async tx => {
    await updatePasswordHash(tx, workId, hash)
    await ctx.bus.emit(tx, 'vod.changed', { workIds: [workId] })
  })
  return 'updated'
}

/**
 * Lets a viewer pass who knows the password of a protected work; fails with 7 else. Ten wrong ones within ten minutes close
 * the work for this viewer until they are over.
 */
export async function requirePassword(
  ctx: Context,
  viewer: { key: string },
  workId: number,
  password: string | undefined,
): Promise<void> {
  if (!password) fail('warning', '该影片需要密码才能播放')
  // A guest's key names an address, which is not kept.
  const viewerKey = createHmac('sha256', ctx.keys.sign).update(viewer.key).digest('base64url').slice(0, 22)
  const now = ctx.clock.now()
  const attempts = await countAttempt(ctx.db, { viewerKey, workId, now, windowSec: WINDOW_SEC })
  if (attempts > MOST_ATTEMPTS) fail('warning', '密码尝试次数过多，请十分钟后再试')
  const stored = (await findPasswordHash(ctx.db, workId))?.passwordHash
  if (!stored || !(await isPassword(stored, password))) fail('warning', '密码错误，请重新输入')
  await deleteAttempts(ctx.db, viewerKey, workId)
}

/** Drops attempts that count no more. */
export async function forgetAttempts(ctx: Context): Promise<void> {
  await deleteAttemptsBefore(ctx.db, new Date(ctx.clock.now().getTime() - WINDOW_SEC * 1000))
}

/** How a password is stored; two hashes of the same one differ. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { ...cost, message: password.normalize('NFKC'), nonce })
  return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

async function isPassword(stored: string, password: string): Promise<boolean> {
  const [kind, nonce = '', tag = ''] = stored.split('$')
  const expected = Buffer.from(tag, 'base64url')
  if (kind !== 'argon2id' || expected.length !== cost.tagLength) return false
  const made = await derive('argon2id', {
    ...cost,
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce, 'base64url'),
  })
  return timingSafeEqual(made, expected)
}
