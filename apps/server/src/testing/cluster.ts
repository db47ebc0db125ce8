import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../core/embedded-postgres/open.ts'
import { jobsVersion, prepareJobs } from '../core/jobs-pgboss.ts'
import { migrate, readMigrations } from '../core/migrate.ts'

/** Kept between runs, so that a run begins without initdb; delete it whenever you like while no test runs. */
const dir = fileURLToPath(new URL('../../../../.cache/test-postgres', import.meta.url))

/** The server of all test runs on this checkout, tuned for speed; several runs share it, the last one stops it. */
export function openTestCluster(): Promise<EmbeddedPostgres> {
  return openEmbeddedPostgres({
    dir,
    database: 'xinghe',
    settings: { maxConnections: 300, durable: false },
    warn: message => console.warn(message),
  })
}

export function withDatabase(url: string, name: string): string {
  const parsed = new URL(url)
  parsed.pathname = `/${name}`
  return parsed.href
}

const TEMPLATE_LOCK = 7_217_003

/** Name of a database with the newest schema, made once per version of the migrations and cloned by every test file. */
export async function ensureTemplate(url: string): Promise<string> {
  const migrations = await readMigrations()
  const version = createHash('sha256').update(JSON.stringify([migrations.map(each => each.checksum), jobsVersion()]))
  const name = `template_${version.digest('hex').slice(0, 16)}`
  await withClient(url, async client => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const fresh = `${name}_new`
    await client.query(`drop database if exists ${fresh} with (force)`)
    await client.query(`create database ${fresh}`)
    await migrate(withDatabase(url, fresh), migrations)
    await prepareJobs(withDatabase(url, fresh))
    await client.query(`alter database ${fresh} rename to ${name}`)
  })
  return name
}

/** Removes databases of runs that were killed and templates of other versions. */
export async function dropLeftovers(url: string, template: string): Promise<void> {
  await withClient(url, async client => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database d where (datname like 'test\\_%' or datname like 'template\\_%')
         and datname not in ($1::text, $1::text || '_new')
         and not exists (select 1 from pg_stat_activity a where a.datname = d.datname)
         and (pg_stat_file('base/' || d.oid || '/PG_VERSION', true)).modification < now() - interval '30 minutes'`,
      [template],
    )
    for (const { datname } of rows) await client.query(`drop database if exists ${datname}`)
  })
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'xinghe test' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
