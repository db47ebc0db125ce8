import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { clipDir, makeLongClip } from '@xinghe/media/testing/clips'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { createContext } from '../context.ts'
import type { Events } from '../events.ts'
import { cloneDatabase } from '../testing/database.ts'
import { createTestLog } from '../testing/test-log.ts'
import { createAssetFromFile } from './media.rules.ts'
import { isOver, listKeys, until } from './testing/wait.ts'

const [database, dataDir, dir] = await Promise.all([
  cloneDatabase(),
  mkdtemp(join(tmpdir(), 'xinghe-kill-')),
  clipDir(),
])
const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: '0' })
const { log } = createTestLog()
const { ctx, close } = await createContext(config, { role: 'web', databaseUrl: database.url, log })
const workers: ChildProcess[] = []
const news: Events['media.changed'][] = []
ctx.bus.on('media.changed', event => void news.push(event))
const path = await makeLongClip(dir, 'film.avi', 100)

afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

function startWorker(): ChildProcess {
  const script = fileURLToPath(new URL('testing/worker.ts', import.meta.url))
  const worker = spawn(process.execPath, [script, database.url, dataDir], { stdio: 'ignore' })
  workers.push(worker)
  return worker
}

const encoders = () => {
  const lines = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n')
  return lines.filter(line => line.includes('ffmpeg') && line.includes(path))
}
/** The picture is being encoded just now. */
const encoding = () =>
  expect
    .poll(() => encoders().some(line => line.includes('filter_complex')), { timeout: 30_000, interval: 20 })
    .toBe(true)

const endsOf = (id: string) => news.filter(event => event.assetId === id && event.state === 'ready').length
const tries = async () => {
  const { rows } = await sql<{
    retry_count: number
  }>`select retry_count from pgboss.job where name = 'media.package'`.execute(ctx.db.withoutPlugins())
  return rows.map(row => row.retry_count)
}

test('a killed worker leaves no encoder, and the next one ends the job exactly once', {
  timeout: 120_000,
}, async () => {
  const { id } = await createAssetFromFile(ctx, ctx.db, { path, sourceKey: 'killed' })
  const first = startWorker()
  await encoding()
  first.kill('SIGKILL')
  await once(first, 'exit')
  await expect.poll(encoders, { timeout: 10_000 }).toEqual([])
  expect(await until(ctx, id, () => true)).toMatchObject({ state: 'packaging' })

  const second = startWorker()
  expect(await until(ctx, id, isOver, 90_000)).toMatchObject({ state: 'ready', isPlayable: true, progress: 1 })
  expect(await tries()).toEqual([1])
  await expect.poll(() => endsOf(id)).toBe(1)
  const segments = (await listKeys(ctx, `media/${id}/360p/`)).filter(key => key.endsWith('.m4s'))
  expect(segments).toHaveLength(17)
  await expect.poll(() => existsSync(join(dataDir, 'tmp', 'packaging', id))).toBe(false)
  second.kill('SIGTERM')
  await once(second, 'exit')
})

test('a worker whose connections break tries again and ends the job exactly once', { timeout: 120_000 }, async () => {
  const worker = startWorker()
  const { id } = await createAssetFromFile(ctx, ctx.db, { path, sourceKey: 'cut' })
  await encoding()
  // As long as a database takes to come back: whatever the worker asks in this time fails.
  for (let round = 0; round < 60; round++) {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name in ('xinghe worker', 'xinghe jobs')`.execute(ctx.db)
    await sleep(50)
  }
  expect(await until(ctx, id, isOver, 90_000)).toMatchObject({ state: 'ready', isPlayable: true })
  await expect.poll(() => endsOf(id)).toBe(1)
  expect(existsSync(join(dataDir, 'media', 'media', id, '360p', 'index.m3u8'))).toBe(true)
  worker.kill('SIGTERM')
  await once(worker, 'exit')
})

test('a worker that closes gives its job back and stops its encoder', { timeout: 120_000 }, async () => {
  const worker = startWorker()
  const { id } = await createAssetFromFile(ctx, ctx.db, { path, sourceKey: 'closed' })
  await encoding()
  worker.kill('SIGTERM')
  await once(worker, 'exit')
  expect(encoders()).toEqual([])
  expect(await until(ctx, id, () => true)).toMatchObject({ state: 'packaging' })
  startWorker()
  expect(await until(ctx, id, isOver, 90_000)).toMatchObject({ state: 'ready' })
})
