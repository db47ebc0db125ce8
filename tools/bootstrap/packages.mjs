import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
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
  ).catch(error => giveUp(`npm could not be started (${error.message}); is it installed and in PATH?`))
  if (code !== 0) giveUp('npm ci failed; see its message above. Is the npm registry reachable?')
  writeFileSync(stamp, wanted)
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
