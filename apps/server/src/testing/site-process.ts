import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** A whole site as `npm start` runs it: primary, web processes, worker and its own PostgreSQL. */
export interface SiteProcess {
  child: ChildProcess
  /** Without a slash at the end. */
  url: string
  /** Web processes and worker; not the PostgreSQL tools a first start runs beside them (its files are synced in the background). */
  children(): Promise<{ pid: number; role: string }[]>
  /** SIGTERM, then the exit code. */
  stop(): Promise<number | null>
}

/** The process alone, with its output to be read; it may still be starting. */
export function spawnSite(variables: Record<string, string>, args: readonly string[] = []) {
  const { PATH = '' } = process.env
  const env = { PATH, NODE_ENV: 'test', PORT: '0', DEMO: '0', ...variables }
  return spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Starts a site with these variables and nothing else and waits for the address it prints. @throws with its output when it ends before. */
export async function startSite(variables: Record<string, string>): Promise<SiteProcess> {
  const child = spawnSite(variables)
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', text => {
        said += text
        const address = /is up: (http:\/\/\S+)\//.exec(said)?.[1]
        if (address) resolve(address)
      })
    }
    child.once('exit', code => reject(new Error(`ended with ${code}: ${said}`)))
  })
  return {
    child,
    url,
    children: () => childrenOf(child.pid!),
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return child.exitCode
    },
  }
}

async function childrenOf(pid: number): Promise<{ pid: number; role: string }[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const pids = text.split(' ').filter(Boolean).map(Number)
  const children = await Promise.all(
    pids.map(async each => ({ pid: each, words: (await commandLine(each)).split('\0').slice(0, -1) })),
  )
  return children
    .filter(({ words }) => words[0] === process.execPath)
    .map(child => ({ pid: child.pid, role: child.words.at(-1)! }))
}

/** Empty when the process has just ended. */
async function commandLine(pid: number): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/cmdline`, 'utf8')
  } catch (error) {
    // ESRCH: it ended between the opening and the reading
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return ''
    throw error
  }
}
