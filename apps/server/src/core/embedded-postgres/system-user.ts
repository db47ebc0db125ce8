import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ACCOUNT = 'xinghe-postgres'

/** Whom PostgreSQL runs as when that is not simply us. */
export interface Identity {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root, so root gets a system account of its own; everyone else (null) runs it as himself.
 * @throws when the account neither exists nor can be made.
 */
export async function postgresIdentity(): Promise<Identity | null> {
  if (process.getuid?.() !== 0) return null
  const known = await lookUp()
  if (known) return known
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', ACCOUNT])
  } catch (error) {
    const again = await lookUp()
    if (again) return again
    throw new Error(
      `PostgreSQL does not run as root and the system account ${ACCOUNT} could not be made: create it, start as an ordinary user, or set DATABASE_URL`,
      { cause: error },
    )
  }
  const made = await lookUp()
  if (!made) throw new Error(`the system account ${ACCOUNT} was made but cannot be found`)
  return made
}

async function lookUp(): Promise<Identity | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', ACCOUNT]), run('id', ['-g', ACCOUNT])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null
  }
}

/** Whether the account can walk through every directory above `path` (which need not exist yet). */
export async function canReach(identity: Identity, path: string): Promise<boolean> {
  const parent = dirname(path)
  if (parent === path) return true
  if (!(await canReach(identity, parent))) return false
  const info = await stat(parent).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!info) return true
  if (info.uid === identity.uid) return (info.mode & 0o100) !== 0
  if (info.gid === identity.gid) return (info.mode & 0o010) !== 0
  return (info.mode & 0o001) !== 0
}
