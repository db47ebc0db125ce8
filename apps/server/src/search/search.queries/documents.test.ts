import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../../core/db.ts'
import { createTestContext } from '../../testing/test-context.ts'
import { takeQueued } from './documents.ts'

const ctx = await createTestContext()

test('of a queue that has grown since the planner last looked, the first are taken at once', async () => {
  const fill = () =>
    sql`insert into search_queue (work_id) select id from generate_series(1, 100000) id`.execute(ctx.db)
  await fill()
  // One that stays keeps the table as long as it was.
  await sql`insert into search_queue (work_id) values (2000000)`.execute(ctx.db)
  await sql`delete from search_queue where work_id < 2000000`.execute(ctx.db)
  await sql`vacuum analyze search_queue`.execute(ctx.db)
  await fill()
  const taken = await inTransaction(ctx.db, async tx => {
    await sql`set local statement_timeout = '10s'`.execute(tx)
    return takeQueued(tx, 500)
  })
  expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 500 }, (_, index) => index + 1))
  const { rows } = await sql<{ left: number }>`select count(*)::int as left from search_queue`.execute(ctx.db)
  expect(rows).toEqual([{ left: 99_501 }])
}, 60_000)

test('what somebody else has taken is left to him', async () => {
  await sql`delete from search_queue`.execute(ctx.db)
  await sql`insert into search_queue (work_id) values (1), (2), (3)`.execute(ctx.db)
  await inTransaction(ctx.db, async tx => {
    expect(await takeQueued(tx, 2)).toEqual([1, 2])
    expect(await inTransaction(ctx.db, other => takeQueued(other, 2))).toEqual([3])
  })
})
