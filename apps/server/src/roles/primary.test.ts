import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadConfig } from '../config.ts'
import { openSiteDatabase } from '../site-database.ts'
import { withClient } from '../testing/cluster.ts'
import { type SiteProcess, spawnSite, startSite } from '../testing/site-process.ts'
import { createTestLog } from '../testing/test-log.ts'

async function freshDataDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'xinghe-site-'))
  // the account PostgreSQL runs as must pass through
  await chmod(dir, 0o755)
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

async function start(variables: Record<string, string>): Promise<SiteProcess> {
  const site = await startSite(variables)
  onTestFinished(async () => void (await site.stop()))
  return site
}

const postmasterFile = (dataDir: string) => join(dataDir, 'postgres/cluster/postmaster.pid')

async function expectHealthy(site: SiteProcess): Promise<void> {
  const [live, ready] = await Promise.all([fetch(`${site.url}/healthz`), fetch(`${site.url}/readyz`)])
  expect([live.status, ready.status]).toEqual([200, 200])
}

test('a site starts from nothing, replaces a killed child and stops in order', async () => {
  const dataDir = await freshDataDir()
  const site = await start({ DATA_DIR: dataDir, WORKERS: '2' })
  await expectHealthy(site)
  const before = await site.children()
  expect(before.map(child => child.role).toSorted()).toEqual(['web', 'web', 'worker'])
  const nicest = before.toSorted((a, b) => getPriority(b.pid) - getPriority(a.pid))[0]!
  expect([nicest.role, getPriority(nicest.pid) > getPriority()]).toEqual(['worker', true])

  for (const child of before.slice(1)) process.kill(child.pid, 'SIGKILL')
  await vi.waitFor(
    async () => {
      const roles = (await site.children()).map(child => child.role)
      expect(roles.toSorted()).toEqual(['web', 'web', 'worker'])
      const metrics = await (await fetch(`${site.url}/metrics`)).text()
      expect(metrics).toContain('role="web"')
      expect(metrics).toContain('role="worker"')
    },
    { timeout: 20_000, interval: 100 },
  )
  await expectHealthy(site)

  expect(await site.stop()).toBe(0)
  expect(existsSync(postmasterFile(dataDir))).toBe(false)
})

/** How many connections to the site each of its web processes has. */
async function shares(site: SiteProcess): Promise<number[]> {
  const port = Number(new URL(site.url).port).toString(16).toUpperCase().padStart(4, '0')
  const table = (await readFile('/proc/net/tcp', 'utf8')).split('\n').map(line => line.trim().split(/\s+/))
  const ours = table.filter(([, local, , state]) => local?.endsWith(`:${port}`) && state === '01')
  const sockets = new Set(ours.map(fields => `socket:[${fields[9]}]`))
  const web = (await site.children()).filter(child => child.role === 'web')
  return Promise.all(
    web.map(async ({ pid }) => {
      const files = await readdir(`/proc/${pid}/fd`)
      const targets = await Promise.all(files.map(file => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')))
      return targets.filter(target => sockets.has(target)).length
    }),
  )
}

test('connections are shared evenly, and a process that replaces another catches up', async () => {
  const site = await start({ DATA_DIR: await freshDataDir(), WORKERS: '2' })
  const { port } = new URL(site.url)
  // As browsers and proxies do, they ask for something and then stay open.
  const open = () => {
    const socket = connect(Number(port), '127.0.0.1')
      .on('error', () => undefined)
      .resume()
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    onTestFinished(() => void socket.destroy())
    return socket
  }
  const early = Array.from({ length: 16 }, open)
  await vi.waitFor(async () => expect(await shares(site)).toEqual([8, 8]), { timeout: 10_000 })

  const [first] = (await site.children()).filter(child => child.role === 'web')
  process.kill(first!.pid, 'SIGKILL')
  await vi.waitFor(() => expect(early.filter(socket => socket.closed)).toHaveLength(8), { timeout: 10_000 })
  const counts = await vi.waitFor(
    async () => {
      open()
      const each = (await shares(site)).toSorted((a, b) => a - b)
      expect([each.length, each[0] !== 0]).toEqual([2, true])
      return each
    },
    { timeout: 30_000, interval: 300 },
  )
  const [least, most] = counts as [number, number]
  for (let n = least; n < most; n++) open()
  await vi.waitFor(
    async () => {
      const [one, other] = (await shares(site)) as [number, number]
      // The last look may have missed one on its way.
      expect(Math.abs(one - other)).toBeLessThanOrEqual(1)
    },
    { timeout: 10_000 },
  )
})

test('after kill -9 of everything it starts again with its data', async () => {
  const dataDir = await freshDataDir()
  const site = await start({ DATA_DIR: dataDir, WORKERS: '1' })
  const config = loadConfig({ DATA_DIR: dataDir, WORKERS: '1' })
  const { log } = createTestLog()
  const database = await openSiteDatabase(config, log)
  await withClient(database.url, client => client.query("insert into users (name, nick_name) values ('mei', '梅')"))
  await database.close()

  const children = await site.children()
  const postmaster = Number.parseInt(await readFile(postmasterFile(dataDir), 'utf8'), 10)
  const exit = once(site.child, 'exit')
  for (const pid of [site.child.pid!, ...children.map(child => child.pid), postmaster]) process.kill(pid, 'SIGKILL')
  await exit

  const again = await start({ DATA_DIR: dataDir, WORKERS: '1' })
  await expectHealthy(again)
  const reopened = await openSiteDatabase(config, log)
  const names = await withClient(reopened.url, async client => (await client.query('select name from users')).rows)
  await reopened.close()
  expect(names).toEqual([{ name: 'mei' }])
})

test('when only the primary is killed, its children end and the next start adopts the database', async () => {
  const dataDir = await freshDataDir()
  const site = await start({ DATA_DIR: dataDir, WORKERS: '1' })
  const children = await site.children()
  const postmaster = await readFile(postmasterFile(dataDir), 'utf8')
  site.child.kill('SIGKILL')
  await once(site.child, 'exit')
  await vi.waitFor(() => expect(children.some(child => existsSync(`/proc/${child.pid}`))).toBe(false), {
    timeout: 10_000,
  })
  const again = await start({ DATA_DIR: dataDir, WORKERS: '1' })
  await expectHealthy(again)
  expect(Number.parseInt(await readFile(postmasterFile(dataDir), 'utf8'), 10)).toBe(Number.parseInt(postmaster, 10))
})

test('the site outlives a killed PostgreSQL', async () => {
  const dataDir = await freshDataDir()
  const site = await start({ DATA_DIR: dataDir, WORKERS: '1' })
  const postmaster = Number.parseInt(await readFile(postmasterFile(dataDir), 'utf8'), 10)
  process.kill(postmaster, 'SIGKILL')
  await vi.waitFor(() => expectHealthy(site), { timeout: 20_000, interval: 100 })
  expect(Number.parseInt(await readFile(postmasterFile(dataDir), 'utf8'), 10)).not.toBe(postmaster)
})

test('a start that is interrupted leaves no database running', async () => {
  const dataDir = await freshDataDir()
  const child = spawnSite({ DATA_DIR: dataDir })
  const exit = once(child, 'exit')
  await vi.waitFor(() => expect(existsSync(postmasterFile(dataDir))).toBe(true), { timeout: 20_000, interval: 20 })
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(existsSync(postmasterFile(dataDir))).toBe(false)
})

test('wrong variables end the start with one sentence each', async () => {
  const attempt = startSite({ PORT: 'many', WORKERS: '0' })
  await expect(attempt).rejects.toThrow(
    'ended with 1: PORT: must be a whole number from 0 to 65535, not "many"\nWORKERS: must be a whole number from 1 to 256, not "0"\n',
  )
})

test.each([
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/x' },
    /^DATABASE_URL: .+ECONNREFUSED/,
  ],
  ['a DATA_DIR that is a file', { DATA_DIR: '/dev/null' }, /^DATA_DIR: no database can be kept in \/dev\/null/],
  ['a DATA_DIR below a file', { DATA_DIR: '/dev/null/x' }, /^DATA_DIR: no database can be kept in \/dev\/null\/x/],
])('%s ends the start with one sentence', async (_, variables, sentence) => {
  const said = await startSite(variables).then(
    async site => `it started and ended with ${await site.stop()}`,
    (error: Error) => error.message.replace(/^ended with 1: /, ''),
  )
  expect(said).toMatch(sentence)
  expect(said).not.toMatch(/\n +at |secret/)
})

test('keys that are damaged end the start with one sentence', async () => {
  const dataDir = await freshDataDir()
  await mkdir(join(dataDir, 'keys'))
  await writeFile(join(dataDir, 'keys/sign'), 'half')
  const attempt = startSite({ DATA_DIR: dataDir, WORKERS: '1' })
  await expect(attempt).rejects.toThrow(`DATA_DIR: no keys: ${dataDir}/keys/sign does not hold a key (64 hex digits)\n`)
})

test('an argument, which may have been meant for another command, starts nothing', async () => {
  const dataDir = await freshDataDir()
  const child = spawnSite({ DATA_DIR: dataDir }, ['import'])
  const said = await text(child.stderr)
  expect(said).toBe('"import" is not understood: the site is set by variables, see docs/configuration.md\n')
  expect([child.exitCode ?? (await once(child, 'exit'))[0], existsSync(join(dataDir, 'postgres'))]).toEqual([1, false])
})

test('a port that is taken ends the start and leaves no database running', async () => {
  const dataDir = await freshDataDir()
  const other = await start({ DATA_DIR: await freshDataDir(), WORKERS: '1' })
  const { port } = new URL(other.url)
  await expect(startSite({ DATA_DIR: dataDir, WORKERS: '1', PORT: port })).rejects.toThrow(
    `cannot listen on 127.0.0.1:${port}: another program listens there; stop it or set PORT\n`,
  )
  expect(existsSync(postmasterFile(dataDir))).toBe(false)
})
