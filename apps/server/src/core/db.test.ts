import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../testing/database.ts'
import { createTestContext } from '../testing/test-context.ts'
import { afterCommit, inTransaction, openDatabase } from './db.ts'

const { db } = await createTestContext()

const userNames = async () => (await db.selectFrom('users').select('name').execute()).map(row => row.name)
const insertUser = (tx: typeof db, name: string) => tx.insertInto('users').values({ name, nickName: name }).execute()

test('a throw rolls everything back', async () => {
  const failing = inTransaction(db, async tx => {
    await insertUser(tx, 'gone')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await userNames()).not.toContain('gone')
})

test('an inner transaction joins the outer one', async () => {
  const failing = inTransaction(db, async tx => {
    await inTransaction(tx, inner => insertUser(inner, 'inner'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await userNames()).not.toContain('inner')
})

test('what waits for the commit runs after it, and not after a rollback', async () => {
  const seen: string[] = []
  await inTransaction(db, async tx => {
    await insertUser(tx, 'kept')
    await afterCommit(tx, async () => void seen.push(`kept: ${(await userNames()).includes('kept')}`))
    expect(seen).toEqual([])
  })
  expect(seen).toEqual(['kept: true'])
  const failing = inTransaction(db, async tx => {
    await afterCommit(tx, async () => void seen.push('never'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(seen).toEqual(['kept: true'])
})

test('afterCommit needs a transaction that it can see the end of', async () => {
  const run: string[] = []
  await afterCommit(db, async () => void run.push('at once'))
  expect(run).toEqual(['at once'])
  await expect(db.transaction().execute(tx => afterCommit(tx, async () => {}))).rejects.toThrow('inTransaction')
})

test('numbers are numbers, days are texts, JSON keys stay as they are', async () => {
  const { rows } = await sql`
    select 9007199254740991::bigint as big_count, 8.5::numeric as mean_score, date '2026-02-28' as first_day,
      '{"some_key": {"inner_key": 1}}'::jsonb as raw_value, '2026-01-01T00:00:00Z'::timestamptz as made_at`.execute(db)
  expect(rows).toEqual([
    {
      bigCount: 9_007_199_254_740_991,
      meanScore: 8.5,
      firstDay: '2026-02-28',
      rawValue: { some_key: { inner_key: 1 } },
      madeAt: new Date('2026-01-01T00:00:00Z'),
    },
  ])
})

test('a connection that breaks while it is lent out is told and replaced', async () => {
  const { url, drop } = await emptyDatabase()
  let onBroken: (error: Error) => void
  const broken = new Promise<Error>(resolve => {
    onBroken = resolve
  })
  const lent = openDatabase({ url, max: 1, name: 'lent', statementTimeoutMs: 0, onError: error => onBroken(error) })
  const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`
  try {
    const failing = lent.db.transaction().execute(async tx => {
      const { rows } = await pid.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(db)
      expect((await broken).message).toContain('terminating connection')
      await pid.execute(tx)
    })
    await expect(failing).rejects.toThrow()
    expect((await pid.execute(lent.db)).rows).toHaveLength(1)
  } finally {
    await lent.close()
    await drop()
  }
})
