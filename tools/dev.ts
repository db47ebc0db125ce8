// The site from its sources: the browser's part reloads in place, the server starts again when one of its files changes.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './check-steps.ts'

const watched = [
  'apps/server/src',
  'apps/server/migrations',
  'packages/contract/src',
  'packages/formats/src',
  'packages/media/src',
]
const args = ['--watch-preserve-output', ...watched.map(path => `--watch-path=${join(root, path)}`)]
const server = spawn(process.execPath, [...args, join(root, 'apps/server/src/main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: root,
  // Vite's compiler and its web socket live in the one process that answers.
  env: { NODE_ENV: 'development', ...process.env, HOT_RELOAD: '1', WORKERS: '1' },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
})
