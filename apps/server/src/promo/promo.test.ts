import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, guest, member } from '../testing/call.ts'
import { createTestContext } from '../testing/test-context.ts'
import { insertWork } from '../testing/vod-factory.ts'
import { rollUp } from '../vod/vod.rules/hits.ts'
import { forgetHitMarks } from './promo.rules.ts'

const ctx = await createTestContext()

test('a view counts once in ten minutes for each viewer, and reaches the counters', async () => {
  const { id } = await insertWork(ctx, { hits: 100 })
  const hit = (viewer = guest) => call(ctx, 'promo.hits', { type: 'vod', id }, viewer)
  await hit()
  await expect(hit()).rejects.toMatchObject({ code: 15 })
  await hit(member(1))
  ctx.clock.advance(599)
  await expect(hit()).rejects.toMatchObject({ code: 15 })
  ctx.clock.advance(2)
  await hit()
  await rollUp(ctx)
  await rollUp(ctx)
  const { rows } = await sql`select hits, hits_day, hits_week, hits_month from works where id = ${id}`.execute(ctx.db)
  expect(rows).toEqual([{ hits: 103, hitsDay: 3, hitsWeek: 3, hitsMonth: 3 }])
  expect((await call(ctx, 'vod.detail', { type: 0, id })).hits).toBe(103)
})

test('views leave the counters as their days pass', async () => {
  const { id } = await insertWork(ctx)
  await call(ctx, 'promo.hits', { type: 'vod', id })
  const counters = async (days: number) => {
    ctx.clock.advance(days * 86_400)
    await rollUp(ctx)
    const { rows } =
      await sql<object>`select hits, hits_day, hits_week, hits_month from works where id = ${id}`.execute(ctx.db)
    return Object.values(rows[0]!)
  }
  expect(await counters(0)).toEqual([1, 1, 1, 1])
  expect(await counters(2)).toEqual([1, 0, 1, 1])
  expect(await counters(6)).toEqual([1, 0, 0, 1])
  expect(await counters(30)).toEqual([1, 0, 0, 0])
})

test('what is not there is not counted', async () => {
  await expect(call(ctx, 'promo.hits', { type: 'vod', id: 2_000_000_000 })).rejects.toMatchObject({ code: 7 })
  await expect(call(ctx, 'promo.hits', { type: 'tv', id: 1 })).rejects.toMatchObject({ code: 17 })
})

test('marks hold no address and are forgotten', async () => {
  const { id } = await insertWork(ctx)
  await call(ctx, 'promo.hits', { type: 'vod', id }, { ...guest, key: '192.0.2.7' })
  const marks = async () => (await sql<{ viewerKey: string }>`select viewer_key from hit_marks`.execute(ctx.db)).rows
  expect(JSON.stringify(await marks())).not.toContain('192.0.2.7')
  ctx.clock.advance(601)
  await forgetHitMarks(ctx)
  expect(await marks()).toEqual([])
})
