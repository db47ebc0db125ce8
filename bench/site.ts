import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { openEmbeddedPostgres } from '../apps/server/src/core/embedded-postgres/open.ts'
import { migrate, readMigrations } from '../apps/server/src/core/migrate.ts'

export const root = resolve(import.meta.dirname, '..')

export interface Running {
  url: string
  child: ChildProcess
  stop(): Promise<void>
}

export interface Start {
  command: string
  args: string[]
  env?: Record<string, string>
  /** First capture group: the port. */
  ready: RegExp
  timeoutMs: number
  /** Cores it may use; core 0 alone by default. */
  cores?: string
}

/** Starts a server and resolves when its output names the port. */
export function start(options: Start): Promise<Running> {
  const child = spawn('taskset', ['-c', options.cores ?? '0', options.command, ...options.args], {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () =>
    new Promise<void>(done => {
      if (child.exitCode !== null || child.signalCode !== null) return done()
      child.once('exit', () => done())
      child.kill('SIGTERM')
    })
  return new Promise((resolveStart, reject) => {
    let output = ''
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`not ready after ${options.timeoutMs} ms: ${output}`))
    }, options.timeoutMs)
    const look = (chunk: Buffer) => {
      output += chunk
      const port = options.ready.exec(output)?.[1]
      if (!port) return
      clearTimeout(timer)
      resolveStart({ url: `http://127.0.0.1:${port}`, child, stop })
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    child.on('exit', code => {
      clearTimeout(timer)
      reject(new Error(`ended with ${code} before it was ready: ${output}`))
    })
  })
}

export interface SiteOptions {
  /** Everything it writes goes here. */
  dir: string
  cores: string
  /** Runs on the migrated, empty database before the site starts. */
  fill?(client: pg.Client): Promise<void>
  env?: Record<string, string>
}

export interface SiteRun {
  site: Running
  client: pg.Client
  env: Record<string, string>
}

/** A site as in production, with one web process and a PostgreSQL outside its cores' limits, for as long as `use` runs. */
export async function withSite(options: SiteOptions, use: (run: SiteRun) => Promise<void>): Promise<void> {
  const postgres = await openEmbeddedPostgres({
    dir: join(options.dir, 'postgres'),
    database: 'bench',
    settings: { maxConnections: 60, durable: true },
    warn: message => console.warn(message),
  })
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await client.connect()
    await migrate(postgres.url, await readMigrations())
    await options.fill?.(client)
    const env = {
      ...{ NODE_ENV: 'production', PORT: '0', WORKERS: '1', REQUIRE_SIGNATURE: '0', LOG_LEVEL: 'warn' },
      ...{ DATA_DIR: join(options.dir, 'data'), DATABASE_URL: postgres.url },
      ...options.env,
    }
    const args = ['apps/server/src/main.ts']
    const ready = /is up: http:\/\/[^:]+:(\d+)\//
    const site = await start({ command: process.execPath, args, env, ready, timeoutMs: 60_000, cores: options.cores })
    try {
      await use({ site, client, env })
    } finally {
      await site.stop()
    }
  } finally {
    await client.end()
    await postgres.close()
  }
}
