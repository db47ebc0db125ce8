import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withClient } from '../testing/cluster.ts'
import { cloneDatabase } from '../testing/database.ts'
import { createTestLog } from '../testing/test-log.ts'
import { inTransaction, openDatabase } from './db.ts'
import type { JobRun } from './jobs.ts'
import { openJobs, prepareJobs } from './jobs-pgboss.ts'

type PackageRun = JobRun<'media.package'>

async function setUp() {
  const clone = await cloneDatabase()
  const { log, takeTroubles } = createTestLog()
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke')
  const { db, close } = openDatabase({ url: clone.url, max: 4, name: 'test', statementTimeoutMs: 0, onError })
  const open = () => {
    const jobs = openJobs({ url: clone.url, db, log })
    onTestFinished(() => jobs.close())
    return jobs
  }
  onTestFinished(async () => {
    await close()
    await clone.drop()
  })
  const stateOf = async (id: string | null) => {
    const { rows } = await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(db)
    return rows[0]?.state
  }
  return { url: clone.url, db, open, stateOf, takeTroubles }
}

test('a job leaves only if its transaction commits', async () => {
  const { db, open } = await setUp()
  const jobs = open()
  const done: string[] = []
  const failing = inTransaction(db, async tx => {
    await jobs.enqueue(tx, 'media.package', { assetId: 'rolled back' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await inTransaction(db, tx => jobs.enqueue(tx, 'media.package', { assetId: 'committed' }))
  await jobs.work('media.package', { concurrency: 1 }, async ({ data }) => void done.push(data.assetId))
  await vi.waitFor(() => expect(done).toEqual(['committed']))
})

test('a singleton is queued once while it waits or runs, and again after that', async () => {
  const { db, open, stateOf } = await setUp()
  const jobs = open()
  const add = () => jobs.enqueue(db, 'media.package', { assetId: 'a' }, { singletonKey: 'a' })
  const first = await add()
  expect(await add()).toBeNull()
  expect(await jobs.enqueue(db, 'media.package', { assetId: 'b' }, { singletonKey: 'b' })).not.toBeNull()
  const gate = Promise.withResolvers<void>()
  const started = vi.fn()
  await jobs.work('media.package', { concurrency: 2 }, async () => {
    started()
    await gate.promise
  })
  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(2))
  expect(await add()).toBeNull()
  gate.resolve()
  await vi.waitFor(async () => expect(await stateOf(first)).toBe('completed'))
  expect(await add()).not.toBeNull()
})

test('jobs without a singleton key do not exclude each other', async () => {
  const { db, open } = await setUp()
  const jobs = open()
  const ids = await Promise.all(['a', 'a'].map(assetId => jobs.enqueue(db, 'media.package', { assetId })))
  expect(new Set(ids).size).toBe(2)
  expect(ids).not.toContain(null)
})

test('a higher priority goes first, a later start waits', async () => {
  const { db, open } = await setUp()
  const jobs = open()
  const done: string[] = []
  await jobs.enqueue(db, 'media.package', { assetId: 'later' }, { startAfterSec: 3600, priority: 9 })
  await jobs.enqueue(db, 'media.package', { assetId: 'low' })
  await jobs.enqueue(db, 'media.package', { assetId: 'high' }, { priority: 5 })
  await jobs.work('media.package', { concurrency: 1 }, async ({ data }) => void done.push(data.assetId))
  await vi.waitFor(() => expect(done).toEqual(['high', 'low']), { timeout: 5_000 })
})

test('no more jobs run at once than allowed, and a free place is filled at once', async () => {
  const { db, open } = await setUp()
  const jobs = open()
  const running: { end(): void }[] = []
  for (const assetId of ['a', 'b', 'c', 'd']) await jobs.enqueue(db, 'media.package', { assetId })
  await jobs.work('media.package', { concurrency: 2 }, () => new Promise(end => running.push({ end })))
  await vi.waitFor(() => expect(running).toHaveLength(2))
  running[0]!.end()
  await vi.waitFor(() => expect(running).toHaveLength(3), { timeout: 900 })
  for (const each of running) each.end()
  await vi.waitFor(() => expect(running).toHaveLength(4))
  running[3]!.end()
})

test('a job that throws is logged and tried again', async () => {
  const { db, open, stateOf, takeTroubles } = await setUp()
  const jobs = open()
  const handler = vi
    .fn<(run: PackageRun) => Promise<void>>()
    .mockRejectedValueOnce(new Error('flaky'))
    .mockResolvedValue()
  const id = await jobs.enqueue(db, 'media.package', { assetId: 'a' })
  await jobs.work('media.package', { concurrency: 1 }, handler)
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('completed'), { timeout: 15_000, interval: 100 })
  expect(handler).toHaveBeenCalledTimes(2)
  expect(takeTroubles()).toMatchObject([
    { msg: 'a job failed', job: 'media.package', attempt: 1, err: { message: 'flaky' } },
  ])
})

test('closing interrupts a running job and gives it back at once', async () => {
  const { db, open, stateOf } = await setUp()
  const [first, second] = [open(), open()]
  const { promise: started, resolve: onStart } = Promise.withResolvers<void>()
  const id = await first.enqueue(db, 'media.package', { assetId: 'a' })
  await first.work('media.package', { concurrency: 1 }, async ({ signal }) => {
    onStart()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  await started
  await first.close()
  expect(await stateOf(id)).toBe('retry')
  await second.work('media.package', { concurrency: 1 }, async () => {})
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('completed'), { timeout: 4_000 })
})

test('the job of a worker killed with -9 is soon done by another', { timeout: 60_000 }, async () => {
  const { url, db, open, stateOf } = await setUp()
  const jobs = open()
  const id = await jobs.enqueue(db, 'media.package', { assetId: 'a1' })
  const script = fileURLToPath(new URL('../testing/job-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(child.stdout, 'data')
  expect(String(said)).toBe('took a1\n')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await stateOf(id)).toBe('active')
  const done = vi.fn()
  await jobs.work('media.package', { concurrency: 1 }, async ({ data }) => done(data.assetId))
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('completed'), { timeout: 40_000, interval: 200 })
  expect(done).toHaveBeenCalledExactlyOnceWith('a1')
})

test('a worker outlives its database connections', { timeout: 40_000 }, async () => {
  const { url, db, open, stateOf, takeTroubles } = await setUp()
  const jobs = open()
  await jobs.work('media.package', { concurrency: 1 }, async () => {})
  await withClient(url, client =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    ),
  )
  await vi.waitFor(() => sql`select 1`.execute(db))
  const id = await jobs.enqueue(db, 'media.package', { assetId: 'a' })
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('completed'), { timeout: 20_000, interval: 100 })
  expect(takeTroubles().length).toBeGreaterThan(0)
})

test('a schedule is kept once per queue and can be changed', async () => {
  const { db, open } = await setUp()
  const jobs = open()
  await jobs.schedule('vod.rollup', '0 3 * * *', {})
  await jobs.schedule('vod.rollup', '0 4 * * *', {})
  const { rows } = await sql`select name, cron, timezone from pgboss.schedule`.execute(db)
  expect(rows).toEqual([{ name: 'vod.rollup', cron: '0 4 * * *', timezone: 'UTC' }])
})

test('preparing the queues again changes nothing', async () => {
  const { url } = await setUp()
  await prepareJobs(url)
  await prepareJobs(url)
})
