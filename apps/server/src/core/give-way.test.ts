import { readFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyDatabase } from '../testing/database.ts'
import { openDatabase } from './db.ts'
import { giveWay } from './give-way.ts'

/** The process of PostgreSQL behind a connection, while that is open. */
async function backendOf(isBackground: boolean): Promise<number> {
  const { url } = await emptyDatabase()
  const { db, close } = openDatabase({
    url,
    max: 1,
    name: 'test',
    isBackground,
    statementTimeoutMs: 0,
    onError: () => {},
  })
  onTestFinished(close)
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]!.pid
}

/** Of the session, where the kernel has such groups. */
const groupNice = async (pid: number) =>
  /nice (-?\d+)/.exec(await readFile(`/proc/${pid}/autogroup`, 'utf8').catch(() => 'nice 10'))?.[1]

test('what runs in the background gives way to visitors in the database too', async () => {
  const pid = await backendOf(true)
  await vi.waitFor(async () => expect([getPriority(pid), await groupNice(pid)]).toEqual([10, '10']), { timeout: 5_000 })
})

test('what visitors wait for does not', async () => {
  expect(getPriority(await backendOf(false))).toBe(0)
})

test('another program, or none, is left alone', async () => {
  const before = getPriority()
  expect([await giveWay(process.pid), await giveWay(2 ** 30)]).toEqual([false, false])
  expect(getPriority()).toBe(before)
})
