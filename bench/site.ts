import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')

export interface Running {
  url: string
  child: ChildProcess
  stop(): Promise<void>
}

export interface Start {
  command: string
  args: string[]
  env?: Record<string, string>
  /** First capture group: the port. */
  ready: RegExp
  timeoutMs: number
}

/** Starts a server on core 0 and resolves when its output names the port. */
export function start(options: Start): Promise<Running> {
  const child = spawn('taskset', ['-c', '0', options.command, ...options.args], {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () =>
    new Promise<void>(done => {
      if (child.exitCode !== null || child.signalCode !== null) return done()
      child.once('exit', () => done())
      child.kill('SIGTERM')
    })
  return new Promise((resolveStart, reject) => {
    let output = ''
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`not ready after ${options.timeoutMs} ms: ${output}`))
    }, options.timeoutMs)
    const look = (chunk: Buffer) => {
      output += chunk
      const port = options.ready.exec(output)?.[1]
      if (!port) return
      clearTimeout(timer)
      resolveStart({ url: `http://127.0.0.1:${port}`, child, stop })
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    child.on('exit', code => {
      clearTimeout(timer)
      reject(new Error(`ended with ${code} before it was ready: ${output}`))
    })
  })
}
