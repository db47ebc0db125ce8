import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { MediaError } from './media-error.ts'
import { ProgressReader } from './progress.ts'

export interface RunOptions {
  signal: AbortSignal
  /** Working directory; output names are relative to it. */
  cwd?: string
  /** Milliseconds of media written so far, by ffmpeg's own reports. */
  onProgress?: (positionMs: number) => void
  /** The run is killed after so many milliseconds without output on stdout or stderr. */
  stallMs?: number
  /** Scheduling niceness, 0 to 19; packaging must not starve the site. */
  nice?: number
}

export interface RunResult {
  stdout: string
  /** The last lines of stderr, at most 4 000 characters. */
  stderr: string
}

const TERM_GRACE_MS = 2_000
const TAIL = 4_000
/** The C library's words for ENOSPC and EDQUOT. */
const noSpace = /No space left on device|Disk quota exceeded/
const SETPRIV = '/usr/bin/setpriv'

/**
 * Runs ffmpeg or ffprobe to its end.
 * @throws MediaError `cancelled` (signal), `stalled`, `toolMissing`, `diskFull`, or `encodeFailed` with the tail of stderr.
 */
export async function run(tool: 'ffmpeg' | 'ffprobe', args: string[], options: RunOptions): Promise<RunResult> {
  if (options.signal.aborted) throw new MediaError('cancelled')
  const [command, ...rest] = withParent([tool, ...args])
  const child = spawn(command ?? tool, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
  })
  if (child.pid !== undefined && options.nice) renice(child.pid, options.nice)
  let stdout = ''
  let stderr = ''
  let lastMs = -1
  let cause: 'cancelled' | 'stalled' | null = null
  const stop = (why: 'cancelled' | 'stalled') => {
    cause ??= why
    terminate(child)
  }
  const stallMs = options.stallMs ?? 120_000
  const watchdog = setTimeout(() => stop('stalled'), stallMs)
  const onAbort = () => stop('cancelled')
  options.signal.addEventListener('abort', onAbort, { once: true })
  const progress = new ProgressReader()
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (!options.onProgress) {
      watchdog.refresh()
      stdout += text
      return
    }
    // Reports come even when nothing moves; only a new position shows life.
    const positionMs = progress.push(text)
    if (positionMs === null) return
    if (positionMs > lastMs) watchdog.refresh()
    lastMs = positionMs
    options.onProgress(positionMs)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-TAIL)
  })
  try {
    const code = await exitOf(child)
    if (cause) throw new MediaError(cause, stderr)
    if (code === 127 && command === SETPRIV) throw new MediaError('toolMissing', stderr)
    if (code !== 0) throw new MediaError(noSpace.test(stderr) ? 'diskFull' : 'encodeFailed', stderr)
    return { stdout, stderr }
  } finally {
    clearTimeout(watchdog)
    options.signal.removeEventListener('abort', onAbort)
  }
}

/** The kernel ends the tool when this process dies, however it dies; otherwise a killed worker leaves encoders behind. */
function withParent(command: string[]): string[] {
  return process.platform === 'linux' && existsSync(SETPRIV)
    ? [SETPRIV, '--pdeathsig', 'KILL', '--', ...command]
    : command
}

function renice(pid: number, nice: number): void {
  try {
    setPriority(pid, nice)
  } catch (error) {
    // The child may have ended already.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw error
  }
}

function terminate(child: ChildProcess): void {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), TERM_GRACE_MS)
  child.once('close', () => clearTimeout(timer))
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', error => {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
      reject(isMissing ? new MediaError('toolMissing') : error)
    })
    child.once('close', code => resolve(code))
  })
}
