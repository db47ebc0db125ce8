import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

export interface Migration {
  /** File name without `.sql`: `0003_vod`. */
  name: string
  sql: string
  checksum: string
}

const migrationsDir = fileURLToPath(new URL('../../migrations', import.meta.url))

// One number for this program; a second process waits until the first has migrated.
const LOCK = 7_217_002

/** The plain SQL files of a directory in order. @throws when two share a number. */
export async function readMigrations(dir = migrationsDir): Promise<Migration[]> {
  const names = (await readdir(dir)).filter(name => name.endsWith('.sql')).sort()
  const numbers = new Set<string>()
  const migrations: Migration[] = []
  for (const name of names) {
    const number = /^\d{4}(?=_)/.exec(name)?.[0]
    if (!number || numbers.has(number)) throw new Error(`migration ${name}: the number is missing or taken`)
    numbers.add(number)
    const sql = await readFile(`${dir}/${name}`, 'utf8')
    migrations.push({ name: name.slice(0, -4), sql, checksum: createHash('sha256').update(sql).digest('hex') })
  }
  return migrations
}

/**
 * Brings a database to the newest schema, each file in its own transaction.
 * @returns names of the files that ran now.
 * @throws when a file that already ran was changed or is gone.
 */
export async function migrate(url: string, migrations: Migration[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'xinghe migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    )
    const pending = pendingOf(migrations, new Map(rows.map(row => [row.name, row.checksum])))
    for (const migration of pending) await apply(client, migration)
    return pending.map(migration => migration.name)
  } finally {
    await client.end()
  }
}

function pendingOf(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Map(migrations.map(migration => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    if (known.get(name) === checksum) continue
    const what = known.has(name) ? 'was changed after it ran' : 'ran here but is unknown to this version'
    throw new Error(`migration ${name} ${what}: landed migrations are immutable, add a new file instead`)
  }
  return migrations.filter(migration => !applied.has(migration.name))
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}
