import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect } from 'vitest'
import { type Config, loadConfig } from '../config.ts'
import { type Context, createContext } from '../context.ts'
import { cloneDatabase } from './database.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { createTestLog, type TestLog } from './test-log.ts'

export interface TestContext extends Context {
  clock: TestClock
  /** Warnings and errors logged since the last call; what a test does not take fails it. */
  takeTroubles: TestLog['takeTroubles']
}

/**
 * A whole context on a database, data directory and clock of its own, for one test file:
 *
 * ```ts
 * const ctx = await createTestContext()
 *
 * test('a new work is on the list', async () => {
 *   await insertWork(ctx, { title: '长河' })        // testing/vod-factory.ts
 *   const answer = await dispatch(ctx, 'vod.newest', …)
 *   expect(answer.items).toMatchObject([{ title: '长河' }])
 * })
 * ```
 *
 * Call it at the top level of the file or in `beforeAll`; it disposes itself after the last test. Tests of one file share
 * the rows, so let each make its own. Bus and jobs are real; time stands still until `ctx.clock.advance(60)`.
 * An error or warning logged during a test fails it, unless the test reads it with `ctx.takeTroubles()`.
 */
export async function createTestContext(overrides: Partial<Config> = {}): Promise<TestContext> {
  const [database, dataDir] = await Promise.all([cloneDatabase(), mkdtemp(join(tmpdir(), 'xinghe-test-'))])
  const clock = createTestClock()
  const { log, takeTroubles } = createTestLog()
  const config: Config = { ...loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: '0' }), ...overrides }
  const { ctx, close } = await createContext(config, { role: 'worker', databaseUrl: database.url, clock, log })
  afterEach(() => {
    expect(takeTroubles(), 'unexpected warnings or errors in the log').toEqual([])
  })
  afterAll(async () => {
    await close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { ...ctx, clock, takeTroubles }
}
