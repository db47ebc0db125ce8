// React Router generates the types of route modules; they must exist before the compiler looks at the site.
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

const web = resolve(import.meta.dirname, '../apps/web')
const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: web, stdio: 'inherit' })
try {
  run('react-router', 'typegen')
  run('tsc', '-p', 'tsconfig.json')
} catch {
  // Both print what is wrong themselves.
  process.exitCode = 1
}
