import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from './config.ts'
import { openEmbeddedPostgres } from './core/embedded-postgres/open.ts'
import { prepareJobs } from './core/jobs-pgboss.ts'
import type { Log } from './core/log.ts'
import { migrate, readMigrations } from './core/migrate.ts'
import { needed } from './core/start-error.ts'

export interface SiteDatabase {
  url: string
  /** Lets go of the embedded server (its last user stops it); nothing to do for an outside one. */
  close(): Promise<void>
}

/** Connections that the roles together may open, and some for operators. */
const connectionsFor = (config: Config) => 40 + config.workers * 10

const CONNECT_MS = 15_000
const MIN_VERSION = 15

/**
 * Finds or starts the database of this configuration and brings it to the newest schema.
 * @throws {StartError} when there is none to be used.
 */
export async function openSiteDatabase(config: Config, log: Log): Promise<SiteDatabase> {
  const database = config.databaseUrl === null ? await openEmbedded(config, log) : await openOutside(config.databaseUrl)
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
  const { dataDir } = config
  const open = async () => {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
    return openEmbeddedPostgres({
      dir: join(dataDir, 'postgres'),
      database: 'xinghe',
      settings: { maxConnections: connectionsFor(config), durable: true },
      warn: message => log.warn(message),
    })
  }
  return needed(`DATA_DIR: no database can be kept in ${dataDir}`, open())
}

async function openOutside(url: string): Promise<SiteDatabase> {
  await needed(`DATABASE_URL: the PostgreSQL at ${new URL(url).host} cannot be used`, askVersion(url))
  return { url, close: async () => {} }
}

/** Asks once, so that a wrong address is told apart from everything that may go wrong later. */
async function askVersion(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version")
    const version = rows[0]!.version
    if (Number.parseInt(version, 10) < MIN_VERSION)
      throw new Error(`it is version ${version}, needed is ${MIN_VERSION}`)
  } finally {
    await client.end()
  }
}
