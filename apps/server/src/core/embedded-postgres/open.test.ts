import { existsSync } from 'node:fs'
import { chmod, lstat, mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type EmbeddedPostgres, openEmbeddedPostgres } from './open.ts'

const opened: EmbeddedPostgres[] = []

afterEach(async () => {
  await Promise.all(opened.splice(0).map(each => each.close()))
})

async function open(dir: string, warn = vi.fn()): Promise<EmbeddedPostgres> {
  const settings = { maxConnections: 20, durable: true }
  const postgres = await openEmbeddedPostgres({ dir, database: 'site', settings, warn })
  opened.push(postgres)
  return postgres
}

async function closeOne(postgres: EmbeddedPostgres): Promise<void> {
  opened.splice(opened.indexOf(postgres), 1)
  await postgres.close()
}

/** A fresh directory every account can walk through, or with `mode` 0o700 only root. */
async function freshDir(mode = 0o755): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'xinghe-pg-'))
  await chmod(dir, mode)
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return join(dir, 'postgres')
}

async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query({ text, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

const pidOf = async (dir: string) => Number.parseInt(await readFile(join(dir, 'cluster/postmaster.pid'), 'utf8'), 10)

test('rows written before a clean stop are there after the next start', async () => {
  const dir = await freshDir()
  const first = await open(dir)
  await ask(first.url, 'create table kept as select 42 as answer')
  await closeOne(first)
  expect(existsSync(join(dir, 'cluster/postmaster.pid'))).toBe(false)
  const second = await open(dir)
  expect(await ask(second.url, 'select answer from kept')).toBe(42)
})

test('nothing listens on a port and only the operating system user gets in', async () => {
  const { url } = await open(await freshDir())
  expect(await ask(url, 'show listen_addresses')).toBe('')
  expect(await ask(url, "select string_agg(type || auth_method, ',') from pg_hba_file_rules")).toBe('localpeer')
})

test('a server killed with -9 is started again and answers', async () => {
  const dir = await freshDir()
  const { url } = await open(dir)
  await ask(url, 'create table kept as select 7 as answer')
  const killed = await pidOf(dir)
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(async () => expect(await ask(url, 'select answer from kept')).toBe(7), { timeout: 15_000 })
  expect(await pidOf(dir)).not.toBe(killed)
})

test('a second user of the directory finds the running server, and the last one stops it', async () => {
  const dir = await freshDir()
  const site = await open(dir)
  const other = await open(dir)
  const pid = await pidOf(dir)
  await closeOne(site)
  expect(await ask(other.url, 'select 1')).toBe(1)
  expect(await pidOf(dir)).toBe(pid)
  await closeOne(other)
  expect(existsSync(join(dir, 'cluster/postmaster.pid'))).toBe(false)
})

test('a pid file that names a stranger does not keep the server down', async () => {
  const dir = await freshDir()
  await closeOne(await open(dir))
  await writeFile(join(dir, 'cluster/postmaster.pid'), `${process.pid}\n${join(dir, 'cluster')}\n1700000000\n5432\n`)
  const { url } = await open(dir)
  expect(await ask(url, 'select 1')).toBe(1)
})

test('a start that was killed during initdb begins again', async () => {
  const dir = await freshDir()
  await mkdir(join(dir, 'cluster.new/base'), { recursive: true })
  const { url } = await open(dir)
  expect(await ask(url, 'select 1')).toBe(1)
})

test.runIf(process.getuid?.() === 0)(
  'under a directory closed to its account the database lives elsewhere, behind a link',
  async () => {
    const dir = await freshDir(0o700)
    const warn = vi.fn()
    const { url } = await open(dir, warn)
    expect(await ask(url, 'select 1')).toBe(1)
    expect((await lstat(dir)).isSymbolicLink()).toBe(true)
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('so the database is kept in'))
    const elsewhere = await readlink(dir)
    onTestFinished(() => rm(elsewhere, { recursive: true, force: true }))
    await closeOne(opened[0]!)
    const again = await open(dir)
    expect(await readlink(dir)).toBe(elsewhere)
    expect(await ask(again.url, 'select 1')).toBe(1)
    await closeOne(again)
  },
)
