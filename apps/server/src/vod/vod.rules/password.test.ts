import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, guest, member } from '../../testing/call.ts'
import { createTestContext } from '../../testing/test-context.ts'
import { insertWork } from '../../testing/vod-factory.ts'
import { forgetAttempts, setWorkPassword } from './password.ts'

const ctx = await createTestContext()

async function protectedWork() {
  const { id } = await insertWork(ctx)
  await setWorkPassword(ctx, id, '芝麻开门')
  const play = (password?: string, viewer = guest) =>
    call(ctx, 'media.playToken', { type: 'vod', id, level: 1, ...(password && { password }) }, viewer)
  return { id, play }
}
const refusal = (message: string) => expect.objectContaining({ code: 7, message: expect.stringContaining(message) })

test('a protected work plays with its password only', async () => {
  const { id, play } = await protectedWork()
  expect((await call(ctx, 'vod.detail', { type: 0, id })).hasPassword).toBe(true)
  await expect(play()).rejects.toEqual(refusal('需要密码'))
  await expect(play('芝麻')).rejects.toEqual(refusal('密码错误'))
  expect((await play('芝麻开门')).lines).toHaveLength(1)
  expect((await play(undefined, { ...guest, isAdmin: true })).lines).toHaveLength(1)
  await setWorkPassword(ctx, id, null)
  expect((await play()).lines).toHaveLength(1)
})

test('ten wrong passwords close the work for this viewer for ten minutes', async () => {
  const { play } = await protectedWork()
  for (let n = 0; n < 10; n++) await expect(play('wrong')).rejects.toEqual(refusal('密码错误'))
  await expect(play('芝麻开门')).rejects.toEqual(refusal('次数过多'))
  expect((await play('芝麻开门', member(5))).lines).toHaveLength(1)
  ctx.clock.advance(601)
  expect((await play('芝麻开门')).lines).toHaveLength(1)
})

test('attempts hold no address and are forgotten', async () => {
  const { play } = await protectedWork()
  await expect(play('wrong', { ...guest, key: '192.0.2.9' })).rejects.toEqual(refusal('密码错误'))
  const rows = async () => (await sql`select * from password_attempts`.execute(ctx.db)).rows
  expect(JSON.stringify(await rows())).not.toContain('192.0.2.9')
  ctx.clock.advance(601)
  await forgetAttempts(ctx)
  expect(await rows()).toEqual([])
})

test('a work that is not there gets no password', async () => {
  await expect(setWorkPassword(ctx, 2_000_000_000, 'x')).rejects.toEqual(refusal('不存在'))
})
