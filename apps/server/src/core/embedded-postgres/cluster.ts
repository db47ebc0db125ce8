import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { type ClusterSettings, hbaConf, identConf, postgresConf } from './settings.ts'
import type { Identity } from './system-user.ts'

export const ROLE = 'xinghe'

/** One PostgreSQL cluster: `cluster/` (data), `run/` (socket, unless that path is too long) and `server.log` below `dir`. */
export interface Cluster {
  dir: string
  socketDir: string
  identity: Identity | null
  binaries: Binaries
}

const dataDir = (cluster: Cluster) => join(cluster.dir, 'cluster')

/** Makes directories and, once, the cluster itself; true when it was made now. Killed half way it begins again. */
export async function ensureInitialised(cluster: Cluster): Promise<boolean> {
  for (const path of [cluster.dir, cluster.socketDir]) await ensureDir(cluster, path)
  if (existsSync(join(dataDir(cluster), 'PG_VERSION'))) {
    await takeOver(cluster)
    return false
  }
  const fresh = `${dataDir(cluster)}.new`
  await rm(fresh, { recursive: true, force: true })
  const flags = ['--auth=peer', '--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--no-sync']
  await run(cluster.binaries.initdb, [`--pgdata=${fresh}`, `--username=${ROLE}`, ...flags], cluster.identity)
  await rename(fresh, dataDir(cluster))
  return true
}

/** Forces a new cluster's files to the disk. The first start does not wait for it: there is nothing of value in them yet. */
export async function syncToDisk(cluster: Cluster): Promise<void> {
  await run(cluster.binaries.initdb, ['--sync-only', `--pgdata=${dataDir(cluster)}`], cluster.identity)
}

/** After a move to another machine or image the same account may have another number. */
async function takeOver({ dir, identity }: Cluster): Promise<void> {
  if (!identity || (await stat(join(dir, 'cluster/PG_VERSION'))).uid === identity.uid) return
  await run('chown', ['-R', `${identity.uid}:${identity.gid}`, dir], null)
}

async function ensureDir(cluster: Cluster, path: string): Promise<void> {
  await mkdir(path, { recursive: true })
  await chmod(path, 0o700)
  if (cluster.identity) await chown(path, cluster.identity.uid, cluster.identity.gid)
}

/** Writes the settings; true when they differ from those a running server was started with. */
export async function writeSettings(cluster: Cluster, settings: ClusterSettings): Promise<boolean> {
  const users = [...new Set(['root', userInfo().username])]
  const files = {
    'postgresql.conf': postgresConf(settings, cluster.socketDir),
    'pg_hba.conf': hbaConf,
    'pg_ident.conf': identConf(users, ROLE),
  }
  let changed = false
  for (const [name, text] of Object.entries(files)) {
    const path = join(dataDir(cluster), name)
    if ((await readFile(path, 'utf8')) === text) continue
    changed = true
    await writeFile(path, text)
  }
  const own = join(dataDir(cluster), 'operator.conf')
  if (!existsSync(own)) {
    await writeFile(
      own,
      '# Your own settings for this PostgreSQL; they win over postgresql.conf and hold from the next start.\n',
    )
    await chmod(own, 0o644)
  }
  return changed
}

/** Process id of the running postmaster, null when none runs. A pid file that names a stranger is removed. */
export async function runningPid(cluster: Cluster): Promise<number | null> {
  const pidFile = join(dataDir(cluster), 'postmaster.pid')
  const text = await readOrNull(pidFile)
  const pid = Number.parseInt(text ?? '', 10)
  if (!Number.isInteger(pid)) return null
  const commandLine = await readOrNull(`/proc/${pid}/cmdline`)
  if (commandLine === null) return null
  const words = commandLine.split('\0')
  if (words[0]?.endsWith('postgres') && words.includes(dataDir(cluster))) return pid
  // The number was given to another process since (usual in containers) or is a corpse nobody collected; PostgreSQL
  // would refuse to start.
  await rm(pidFile, { force: true })
  return null
}

/**
 * Starts the server in a session of its own, so that a Ctrl-C in the terminal reaches it only through us. Only for the
 * holder of the process lock who found no server running.
 */
export async function startServer(cluster: Cluster): Promise<void> {
  const log = join(cluster.dir, 'server.log')
  if (existsSync(log)) await rename(log, `${log}.1`)
  // Left by a killed server, whose number may belong to someone else, or to its own corpse, by now.
  await rm(join(cluster.socketDir, '.s.PGSQL.5432.lock'), { force: true })
  const args = ['start', '-s', '-w', '-t', '60', '-D', dataDir(cluster), '-l', log]
  for (let attempt = 1; ; attempt++) {
    try {
      await run(cluster.binaries.pgCtl, args, cluster.identity)
      return
    } catch (error) {
      const said = (await readOrNull(log)) ?? ''
      // The processes of a killed server need a moment to notice and end.
      if (attempt < 20 && said.includes('shared memory block')) await sleep(250)
      else throw new Error(`PostgreSQL does not start: ${said.trim().slice(-600)}`, { cause: error })
      await rm(log)
    }
  }
}

/** Ends all sessions, writes everything down and returns when the server is gone. */
export async function stopServer(cluster: Cluster): Promise<void> {
  await run(
    cluster.binaries.pgCtl,
    ['stop', '-s', '-w', '-t', '60', '-m', 'fast', '-D', dataDir(cluster)],
    cluster.identity,
  )
}

async function readOrNull(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return null
    throw error
  }
}

function run(program: string, args: string[], identity: Identity | null): Promise<void> {
  const child = spawn(program, args, {
    ...identity,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    said += text
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // not 'close': the server started by pg_ctl may keep the pipe open
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}: ${said.trim()}`)),
    )
  })
}
