import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../core/db.ts'
import { createTestContext } from './test-context.ts'

const ctx = await createTestContext()

test('a context reads and writes rows in camelCase', async () => {
  const row = await ctx.db
    .insertInto('users')
    .values({ name: 'mei', nickName: '梅' })
    .returning(['nickName', 'createdAt'])
    .executeTakeFirstOrThrow()
  expect(row.nickName).toBe('梅')
  expect(row.createdAt).toBeInstanceOf(Date)
})

test('two contexts do not see each other', async () => {
  const other = await createTestContext()
  await ctx.db.insertInto('users').values({ name: 'lan', nickName: '兰' }).execute()
  const { rows } = await sql<{ count: number }>`select count(*) as count from users`.execute(other.db)
  expect(rows).toEqual([{ count: 0 }])
})

test('an event of a committed transaction arrives, one of a rolled back transaction does not', async () => {
  const seen: number[][] = []
  const arrived = new Promise<void>(resolve => {
    ctx.bus.on('vod.changed', ({ workIds }) => {
      seen.push(workIds)
      if (workIds[0] === 2) resolve()
    })
  })
  await expect(
    inTransaction(ctx.db, async tx => {
      await ctx.bus.emit(tx, 'vod.changed', { workIds: [1] })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await inTransaction(ctx.db, tx => ctx.bus.emit(tx, 'vod.changed', { workIds: [2] }))
  await arrived
  expect(seen).toEqual([[2]])
})

test('a job is done', async () => {
  const done = new Promise<string>(resolve => {
    void ctx.jobs.work('media.package', { concurrency: 1 }, async ({ data }) => resolve(data.assetId))
  })
  await inTransaction(ctx.db, tx => ctx.jobs.enqueue(tx, 'media.package', { assetId: 'a1' }))
  expect(await done).toBe('a1')
})

test('the clock stands still until it is moved', () => {
  ctx.clock.set('2026-01-01T00:00:00Z')
  ctx.clock.advance(90)
  expect(ctx.clock.now().toISOString()).toBe('2026-01-01T00:01:30.000Z')
})

test('trouble in the log is seen', () => {
  ctx.log.error('a disk is on fire')
  expect(ctx.takeTroubles()).toMatchObject([{ msg: 'a disk is on fire' }])
})
