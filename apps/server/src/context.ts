import type { Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { Bus } from './core/bus.ts'
import type { Cache } from './core/cache.ts'
import type { Clock } from './core/clock.ts'
import type { Db } from './core/db.ts'
import type { Jobs } from './core/jobs.ts'
import type { Keys } from './core/keys.ts'
import type { Log } from './core/log.ts'
import type { Storage } from './core/storage.ts'

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
  metrics: Registry
}
