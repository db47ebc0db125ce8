import { createHash } from 'node:crypto'
import { lstat, mkdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { withProcessLock } from '../process-lock.ts'
import { findBinaries, SYSTEM_DIR } from './binaries.ts'
import { type Cluster, ensureInitialised, ROLE, runningPid, startServer, stopServer, writeSettings } from './cluster.ts'
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
  const identity = await postgresIdentity()
  const dir = await reachableDir(options, identity)
  const cluster: Cluster = { dir, socketDir: socketDirOf(dir), identity, binaries: await findBinaries(identity) }
  let closed = false
  let lease = await ensure()

  async function ensure(): Promise<pg.Client> {
    const client = await withProcessLock(dir, () => ensureRunning(cluster, options))
    client.once('error', () => client.end().catch(() => {}))
    client.once('end', () => void recover())
    return client
  }

  async function recover(): Promise<void> {
    for (let waitMs = 100; !closed; waitMs = Math.min(waitMs * 2, 5_000)) {
      try {
        lease = await ensure()
        return
      } catch (error) {
        options.warn(`the embedded PostgreSQL is down: ${(error as Error).message}`)
        await sleep(waitMs)
      }
    }
  }

  async function close(): Promise<void> {
    closed = true
    await withProcessLock(dir, async () => {
      const isLast = await release(lease)
      if (isLast && (await runningPid(cluster))) await stopServer(cluster)
    })
  }
  return { url: urlOf(cluster, options.database), close }
}

async function ensureRunning(cluster: Cluster, options: EmbeddedOptions): Promise<pg.Client> {
  await ensureInitialised(cluster)
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

async function reachableDir(options: EmbeddedOptions, identity: Identity | null): Promise<string> {
  const { dir } = options
  if (!identity || (await canReach(identity, dir))) return dir
  const elsewhere = join(SYSTEM_DIR, `postgres-${shortHash(dir)}`)
  await mkdir(dirname(dir), { recursive: true })
  const existing = await lstat(dir).catch(() => null)
  if (!existing) {
    await symlink(elsewhere, dir)
    options.warn(
      `PostgreSQL does not run as root and its account cannot reach ${dir} (a directory above it is closed), so the database is kept in ${elsewhere}`,
    )
  }
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
