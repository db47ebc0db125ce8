import { join } from 'node:path'
import type { Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { Bus, BusOptions } from './core/bus.ts'
import { openPostgresBus } from './core/bus-postgres.ts'
import { type Cache, createCache } from './core/cache.ts'
import { type Clock, systemClock } from './core/clock.ts'
import { type Database, type Db, openDatabase } from './core/db.ts'
import type { Jobs } from './core/jobs.ts'
import { openJobs } from './core/jobs-pgboss.ts'
import { type Keys, loadKeys } from './core/keys.ts'
import { createSiteLog, type Log } from './core/log.ts'
import { type Mailer, openMailer } from './core/mail.ts'
import { createMetrics } from './core/metrics.ts'
import { needed } from './core/start-error.ts'
import type { Storage } from './core/storage.ts'
import { openDiskStorage } from './core/storage-disk.ts'

/** Everything with a lifetime, built in one place and passed as the first argument. */
export interface Context {
  config: Config
  keys: Keys
  log: Log
  clock: Clock
  db: Db
  bus: Bus
  jobs: Jobs
  storage: Storage
  cache: Cache
  mail: Mailer
  metrics: Registry
}

/** What a process does, which decides how many connections it keeps and how long a statement may run. */
type Role = 'web' | 'worker' | 'import'

export interface OpenContext {
  ctx: Context
  /** Gives running jobs back to the queue and ends every connection. */
  close(): Promise<void>
}

export interface ContextParts {
  role: Role
  /** The migrated database. */
  databaseUrl: string
  clock?: Clock
  log?: Log
}

// There is a web process for each core: more connections would only make statements wait for each other in the database.
const connections: Record<Role, number> = { web: 4, worker: 6, import: 4 }
const statementTimeoutMs: Record<Role, number> = { web: 15_000, worker: 0, import: 0 }

/** Builds the context of one process; the database must be migrated. */
export async function createContext(config: Config, parts: ContextParts): Promise<OpenContext> {
  const { role, databaseUrl, clock = systemClock } = parts
  const log = parts.log ?? createSiteLog(config, role)
  const database = openDatabase({
    url: databaseUrl,
    max: connections[role],
    name: `xinghe ${role}`,
    isBackground: role !== 'web' && config.nodeEnv !== 'test',
    statementTimeoutMs: statementTimeoutMs[role],
    onError: error => log.warn({ err: error }, 'a database connection broke'),
  })
  const bus = await openBus(config, databaseUrl, log)
  const jobs = openJobs({ url: databaseUrl, db: database.db, log })
  const ctx: Context = {
    config,
    keys: await needed('DATA_DIR: no keys', loadKeys(config)),
    log,
    clock,
    db: database.db,
    bus,
    jobs,
    storage: await openStorage(config),
    cache: createCache({
      // Pages, and files in demand, may fill a third each, answers a sixth.
      maxBytes: config.cacheBytes / 6,
      clock,
      onError: (error, key) => log.warn({ err: error, key }, 'a cached value could not be refreshed'),
    }),
    mail: openMailer(config),
    metrics: createMetrics(role),
  }
  return { ctx, close: () => closeAll(ctx, database) }
}

// The clients of Redis and S3 are large: only who uses them loads them.
async function openBus(config: Config, databaseUrl: string, log: Log): Promise<Bus> {
  const options: BusOptions = { onError: (error, what) => log.warn({ err: error }, what) }
  if (config.redisUrl === null) return openPostgresBus(databaseUrl, options)
  const { openRedisBus } = await import('./core/bus-redis.ts')
  const { host } = new URL(config.redisUrl)
  return needed(`REDIS_URL: the Redis at ${host} cannot be used`, openRedisBus(config.redisUrl, options))
}

async function openStorage(config: Config): Promise<Storage> {
  if (config.s3Url === null) {
    const dir = join(config.dataDir, 'media')
    return needed(`DATA_DIR: no media can be kept in ${dir}`, openDiskStorage(dir))
  }
  const { openS3Storage } = await import('./core/storage-s3.ts')
  return openS3Storage(config.s3Url)
}

async function closeAll({ jobs, bus, mail }: Context, database: Database): Promise<void> {
  await jobs.close()
  mail.close()
  await bus.close()
  await database.close()
}
