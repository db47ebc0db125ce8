import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadConfig } from '../config.ts'
import { createContext } from '../context.ts'
import { cloneDatabase } from '../testing/database.ts'
import { hasRedis, startRedis } from '../testing/redis-peer.ts'
import { startS3 } from '../testing/s3-peer.ts'
import { startSite } from '../testing/site-process.ts'
import { createTestLog } from '../testing/test-log.ts'

vi.setConfig({ testTimeout: 180_000 })

async function freshDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'xinghe-nodes-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

/** What several machines share: database, Redis and object storage. */
async function sharedServices() {
  const [database, redis, s3] = await Promise.all([cloneDatabase(), startRedis(), startS3(await freshDir())])
  onTestFinished(async () => {
    await redis.stop()
    await s3.close()
    await database.drop()
  })
  return { DATABASE_URL: database.url, REDIS_URL: redis.url, S3_URL: s3.url }
}

test.runIf(hasRedis)(
  'of two nodes on one database, Redis and storage, one goes on when the other is killed under load',
  async () => {
    const shared = await sharedServices()
    const start = async () => {
      const site = await startSite({ ...shared, DATA_DIR: await freshDir(), WORKERS: '1' })
      onTestFinished(async () => void (await site.stop()))
      return site
    }
    const [first, second] = await Promise.all([start(), start()])
    let isLoading = true
    const statuses = new Set<number>()
    const load = (async () => {
      while (isLoading) statuses.add((await fetch(`${second.url}/readyz`)).status)
    })()
    const killed = await first.children()
    const exit = once(first.child, 'exit')
    for (const pid of [first.child.pid!, ...killed.map(child => child.pid)]) process.kill(pid, 'SIGKILL')
    await exit
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${second.url}/healthz`)))
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
    isLoading = false
    await load
    expect([...statuses]).toEqual([200])
  },
)

test.runIf(hasRedis)('what one node stores and says, another one reads and hears', async () => {
  const shared = await sharedServices()
  const open = async () => {
    const config = loadConfig({ NODE_ENV: 'test', ...shared, DATA_DIR: await freshDir() })
    const { log, takeTroubles } = createTestLog()
    const opened = await createContext(config, { role: 'worker', databaseUrl: shared.DATABASE_URL, log })
    onTestFinished(async () => {
      await opened.close()
      expect(takeTroubles()).toEqual([])
    })
    return opened.ctx
  }
  const [one, other] = [await open(), await open()]
  await one.storage.put('media/a/index.m3u8', Buffer.from('#EXTM3U'))
  expect(await other.storage.stat('media/a/index.m3u8')).toMatchObject({ bytes: 7 })
  expect(one.storage.localPath('media/a/index.m3u8')).toBeNull()
  const heard = new Promise(resolve => other.bus.on('site.changed', resolve))
  await one.bus.emit(one.db, 'site.changed', {})
  expect(await heard).toEqual({})
})
