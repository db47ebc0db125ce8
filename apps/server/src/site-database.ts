import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { openEmbeddedPostgres } from './core/embedded-postgres/open.ts'
import { prepareJobs } from './core/jobs-pgboss.ts'
import type { Log } from './core/log.ts'
import { migrate, readMigrations } from './core/migrate.ts'

export interface SiteDatabase {
  url: string
  /** Lets go of the embedded server (its last user stops it); nothing to do for an outside one. */
  close(): Promise<void>
}

/** Connections that the roles together may open, and some for operators. */
const connectionsFor = (config: Config) => 40 + config.workers * 10

/** Finds or starts the database of this configuration and brings it to the newest schema. */
export async function openSiteDatabase(config: Config, log: Log): Promise<SiteDatabase> {
  const database = config.databaseUrl === null ? await openEmbedded(config, log) : outside(config.databaseUrl)
  try {
    const applied = await migrate(database.url, await readMigrations())
    if (applied.length > 0) log.info({ applied }, 'database migrated')
    await prepareJobs(database.url)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openEmbedded(config: Config, log: Log): Promise<SiteDatabase> {
  await mkdir(config.dataDir, { recursive: true })
  return openEmbeddedPostgres({
    dir: join(config.dataDir, 'postgres'),
    database: 'xinghe',
    settings: { maxConnections: connectionsFor(config), durable: true },
    warn: message => log.warn(message),
  })
}

const outside = (url: string): SiteDatabase => ({ url, close: async () => {} })
