import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createTestContext } from '../testing/test-context.ts'
import { signIn } from '../testing/test-web.ts'
import { revokeSession, verifyToken } from './account.rules.ts'

const ctx = await createTestContext()

test('a token says who it belongs to', async () => {
  const { userId, token } = await signIn(ctx)
  expect(await verifyToken(ctx, token)).toMatchObject({ userId, isVip: false, isAdmin: false })
})

test('VIP ends when its time is over', async () => {
  const { token } = await signIn(ctx, { vipUntil: new Date(ctx.clock.now().getTime() + 60_000) })
  expect((await verifyToken(ctx, token)).isVip).toBe(true)
  ctx.clock.advance(61)
  expect((await verifyToken(ctx, token)).isVip).toBe(false)
})

test('authority 888 is an administrator', async () => {
  const { token } = await signIn(ctx, { authorityId: 888 })
  expect((await verifyToken(ctx, token)).isAdmin).toBe(true)
})

test('a revoked session answers 16, at once', async () => {
  const { token } = await signIn(ctx)
  const { sessionId } = await verifyToken(ctx, token)
  await revokeSession(ctx, ctx.db, sessionId)
  await expect(verifyToken(ctx, token)).rejects.toMatchObject({ code: 16 })
})

test('a disabled account answers 13', async () => {
  const { token } = await signIn(ctx, { disabledAt: new Date() })
  await expect(verifyToken(ctx, token)).rejects.toMatchObject({ code: 13 })
})

test('an expired token answers 14', async () => {
  const { token } = await signIn(ctx)
  ctx.clock.advance(31 * 86_400)
  await expect(verifyToken(ctx, token)).rejects.toMatchObject({ code: 14 })
})

test('tokens that are not ours answer 14', async () => {
  const forged = new SignJWT().setSubject('1').setJti('c0ffee00-0000-4000-8000-000000000000').setExpirationTime('1h')
  const other = await forged.setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32))
  const none = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${other.split('.')[1]}.`
  for (const token of [other, none, 'a.b.c', '', 'malformed', '你好.b.c']) {
    await expect(verifyToken(ctx, token)).rejects.toMatchObject({ code: 14 })
  }
})

test('a good signature around a strange session id is no fault of ours', async () => {
  const jwt = new SignJWT().setSubject('1').setJti("' or 1=1").setExpirationTime('1h')
  const token = await jwt.setProtectedHeader({ alg: 'HS256' }).sign(ctx.keys.token)
  await expect(verifyToken(ctx, token)).rejects.toMatchObject({ code: 14 })
})
