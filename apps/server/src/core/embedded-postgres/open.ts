import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, lstat, mkdir, readlink, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { withProcessLock } from '../process-lock.ts'
import { findBinaries, SYSTEM_DIR } from './binaries.ts'
import {
  type Cluster,
  ensureInitialised,
  ROLE,
  runningPid,
  startServer,
  stopServer,
  syncToDisk,
  writeSettings,
} from './cluster.ts'
import type { ClusterSettings } from './settings.ts'
import { canReach, type Identity, postgresIdentity } from './system-user.ts'

export interface EmbeddedPostgres {
  /** Connection string for `pg`; goes over a socket that only this operating system user may use. */
  url: string
  /** Lets go of the server; the last user of the cluster on this machine stops it. */
  close(): Promise<void>
}

export interface EmbeddedOptions {
  /** Absolute; made when missing. */
  dir: string
  database: string
  settings: ClusterSettings
  /** Told when something needs an operator's eye. */
  warn(message: string): void
}

// Every user of the cluster holds this lock shared on a connection of his own; who can take it alone is the last one.
const LEASE = 7_217_001

/**
 * Finds the running server of `dir` or starts it, makes the database, and restarts the server should it die before `close`.
 * Several processes may open the same directory; a server orphaned by a kill is adopted.
 */
export async function openEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = await withProcessLock(options.dir, () => locate(options))
  let isClosed = false
  let lease: Promise<pg.Client> = ensure()

  async function ensure(): Promise<pg.Client> {
    const client = await withProcessLock(options.dir, () => ensureRunning(cluster, options))
    client.once('end', () => {
      if (!isClosed) lease = recover()
    })
    return client
  }

  /** Tries until the server is back; at most until `close`, which leaves it as it is then. */
  async function recover(): Promise<pg.Client> {
    for (let waitMs = 100; ; waitMs = Math.min(waitMs * 2, 5_000)) {
      try {
        return await ensure()
      } catch (error) {
        options.warn(`the embedded PostgreSQL is down: ${(error as Error).message}`)
        if (isClosed) throw error
        await sleep(waitMs)
      }
    }
  }

  async function close(): Promise<void> {
    isClosed = true
    // null: it is down and was warned about
    const client = await lease.catch(() => null)
    await withProcessLock(options.dir, async () => {
      const isLast = client === null || (await release(client))
      if (isLast && (await runningPid(cluster))) await stopServer(cluster)
    })
  }

  await lease
  return { url: urlOf(cluster, options.database), close }
}

async function locate(options: EmbeddedOptions): Promise<Cluster> {
  const identity = await postgresIdentity()
  const dir = await reachableDir(options, identity)
  return { dir, socketDir: socketDirOf(dir), identity, binaries: await findBinaries(identity) }
}

async function ensureRunning(cluster: Cluster, options: EmbeddedOptions): Promise<pg.Client> {
  const isNew = await ensureInitialised(cluster)
  const isChanged = await writeSettings(cluster, options.settings)
  const isAdopted = (await runningPid(cluster)) !== null
  if (!isAdopted) await startServer(cluster)
  let lease = await connect(cluster, 'postgres')
  if (isAdopted && isChanged && (await isAlone(lease))) {
    await lease.end()
    await stopServer(cluster)
    await startServer(cluster)
    lease = await connect(cluster, 'postgres')
  }
  await lease.query('select pg_advisory_lock_shared($1)', [LEASE])
  const found = await lease.query('select 1 from pg_database where datname = $1', [options.database])
  if (found.rowCount === 0) await lease.query(`create database ${lease.escapeIdentifier(options.database)}`)
  if (isNew && options.settings.durable) {
    syncToDisk(cluster).catch(error => options.warn(`the new database is not yet safe on disk: ${error.message}`))
  }
  return lease
}

async function isAlone(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as got', [LEASE])
  return rows[0].got
}

/** Gives the lease back; true when nobody else holds one. */
async function release(lease: pg.Client): Promise<boolean> {
  try {
    await lease.query('select pg_advisory_unlock_shared($1)', [LEASE])
    return await isAlone(lease)
  } catch {
    // The connection is gone because the server is: nobody can be using it.
    return true
  } finally {
    await lease.end().catch(() => {})
  }
}

/** Connects to a server that may still be starting, recovering or on its way down. */
async function connect(cluster: Cluster, database: string): Promise<pg.Client> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const client = new pg.Client({ connectionString: urlOf(cluster, database), application_name: 'xinghe lease' })
    // an error is followed by 'end', which is what is acted on
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (Date.now() > deadline) throw error
      if ((await runningPid(cluster)) === null) await startServer(cluster)
      await sleep(100)
    }
  }
}

/** The directory itself, or one in {@link SYSTEM_DIR} that it is made a link to when the account of PostgreSQL cannot reach it. */
async function reachableDir({ dir, warn }: EmbeddedOptions, identity: Identity | null): Promise<string> {
  if (!identity || (await canReach(identity, dir))) return dir
  const isLink = existsSync(dir) && (await lstat(dir)).isSymbolicLink()
  if (isLink) return readlink(dir)
  const elsewhere = join(SYSTEM_DIR, `postgres-${randomBytes(6).toString('hex')}`)
  await mkdir(dirname(dir), { recursive: true })
  await mkdir(elsewhere, { recursive: true })
  await chmod(SYSTEM_DIR, 0o755)
  await symlink(elsewhere, dir)
  warn(
    `PostgreSQL does not run as root and its account cannot reach ${dir} (a directory above it is closed), so the database is kept in ${elsewhere}`,
  )
  return elsewhere
}

/** Socket addresses are limited to 107 bytes. */
function socketDirOf(dir: string): string {
  const inside = join(dir, 'run')
  return Buffer.byteLength(inside) <= 85 ? inside : join(tmpdir(), `xinghe-${shortHash(dir)}`)
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

const urlOf = (cluster: Cluster, database: string) =>
  `postgresql://${ROLE}@localhost/${database}?host=${encodeURIComponent(cluster.socketDir)}`
