import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface LoadResult {
  requests: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Answers other than 2xx and 3xx, and broken connections. */
  errors: number
  megabytesPerSecond: number
}

export interface Load {
  url: string
  connections: number
  seconds: number
  /** Addresses to go round, instead of the one; paths only. */
  paths?: string[]
  headers?: Record<string, string>
  /** A new Host with each request, beginning with this: makes the same page a different cache entry. */
  hosts?: string
  /** Cores the generator may use, as `taskset` takes them; core 1 unless told, because most servers measured have core 0. */
  cores?: string
  /** Milliseconds each connection waits on average before its next request; without a pause the server is kept full. */
  pauseMs?: number
}

const hasWrk = spawnSync('wrk', ['--version'], { stdio: 'ignore' }).error === undefined

/** Puts load on a server and returns what the generator saw. */
export async function load(options: Load): Promise<LoadResult> {
  if (!hasWrk) throw new Error('wrk is needed to measure: apt-get install wrk')
  const script = new URL('./load.lua', import.meta.url).pathname
  const headers = Object.entries(options.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const wrk = [
    'wrk',
    '-t1',
    `-c${options.connections}`,
    `-d${options.seconds}s`,
    '--latency',
    ...headers,
    '-s',
    script,
    options.url,
  ]
  // A file: a list of addresses outgrows what the environment may hold.
  const dir = mkdtempSync(join(tmpdir(), 'xinghe-load-'))
  const list = join(dir, 'paths')
  writeFileSync(list, (options.paths ?? []).join('\n'))
  try {
    return parse(
      await run('taskset', ['-c', options.cores ?? '1', ...wrk], {
        PATHS: list,
        HOSTS: options.hosts ?? '',
        PAUSE: String(options.pauseMs ?? 0),
      }),
    )
  } finally {
    rmSync(dir, { recursive: true })
  }
}

function run(command: string, args: string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', chunk => {
      output += chunk
    })
    child.on('error', reject)
    child.on('close', code =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ended with ${code}: ${output}`)),
    )
  })
}

/** Reads the line that load.lua prints last. */
function parse(output: string): LoadResult {
  const line = output.split('\n').find(candidate => candidate.startsWith('RESULT '))
  if (!line) throw new Error(`no result in: ${output}`)
  const raw = JSON.parse(line.slice('RESULT '.length)) as Record<
    'requests' | 'us' | 'bytes' | 'p50' | 'p99' | 'errors',
    number
  >
  const seconds = raw.us / 1e6
  return {
    requests: raw.requests,
    perSecond: raw.requests / seconds,
    p50: raw.p50 / 1000,
    p99: raw.p99 / 1000,
    errors: raw.errors,
    megabytesPerSecond: raw.bytes / seconds / 1e6,
  }
}
