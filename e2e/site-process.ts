import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')

/** Longest wait for the address; the start itself is judged by a spec. */
const PATIENCE_MS = 60_000
const STOP_MS = 30_000

export interface RunningSite {
  url: string
  stop(): Promise<void>
}

/** Starts the whole site as `npm start` does, with its own data. @throws when it ends or stays silent instead of naming its address */
export async function startSite(dataDir: string): Promise<RunningSite> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...siteEnvironment(dataDir), DEMO: '1', PORT: '0', WORKERS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    return { url: await printedAddress(child), stop: () => stop(child) }
  } catch (error) {
    await stop(child)
    throw error
  }
}

/** What every process of the site under test needs, the import command included; nothing of the caller's own settings. */
export function siteEnvironment(dataDir: string): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, TMPDIR } = process.env
  return { PATH, HOME, LANG, ...(TMPDIR && { TMPDIR }), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let output = ''
    const give = (reason: string) => failed(new Error(`the site ${reason}:\n${output}`))
    const timer = setTimeout(() => give(`named no address in ${PATIENCE_MS} ms`), PATIENCE_MS)
    child.once('exit', code => give(`ended with ${code}`))
    const read = (chunk: Buffer) => {
      output += chunk
      const address = /is up: (http:\/\/\S+)/.exec(output)?.[1]
      if (!address) return
      clearTimeout(timer)
      found(new URL(address).origin)
    }
    child.stdout?.on('data', read)
    // What the running site complains about belongs into the report of the run.
    child.stderr?.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk)
      read(chunk)
    })
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await ended
  clearTimeout(timer)
}
