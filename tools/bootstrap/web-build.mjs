import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { runStep } from './run-step.mjs'
import { giveUp, say } from './say.mjs'

const sources = ['apps/web', 'packages/contract', 'packages/ui', 'packages/player', 'package-lock.json']
const ignored = new Set(['node_modules', 'build', '.react-router'])
const stamp = join(root, 'apps/web/build/.built-from')

function* filesOf(path) {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (ignored.has(entry.name)) continue
    const full = join(path, entry.name)
    if (entry.isDirectory()) yield* filesOf(full)
    else if (entry.isFile()) yield full
  }
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) {
    const path = join(root, source)
    const files = source.includes('.json') ? [path] : filesOf(path)
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Builds the site when its sources differ from those of the last build. */
export async function buildWeb(node) {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('building the site')
  const bin = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await runStep(node, [bin, 'build'], { cwd: join(root, 'apps/web'), env, stdio: ['ignore', 2, 2] })
  if (code !== 0) giveUp('the site could not be built; see the message above')
  writeFileSync(stamp, wanted)
}
