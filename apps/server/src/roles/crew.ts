import cluster, { type Worker } from 'node:cluster'
import { fileURLToPath } from 'node:url'
import type { Log } from '../core/log.ts'
import type { Acceptor } from './acceptor.ts'
import type { ChildRole, FromChild } from './child-protocol.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** A child that lived this long was well: its next death is not held against it. */
const WELL_MS = 60_000
const MAX_WAIT_MS = 10_000
/** Longest orderly close of a child; then it is killed. */
const STOP_MS = 30_000
/**
 * What a page needs while it is rendered is young garbage: with V8's own 16 MB for it, much is copied that is dead a moment
 * later. With 32 MB a rendered home page took 6.5 to 7 ms of processor time instead of 8.5 to 9; 64 MB changed nothing more
 * that could be told from noise.
 *
 * What is left is kept threefold before the whole heap is marked again, and buffers, which lie outside the heap, count as a part
 * of it; by V8's own rules that happens each second under load, for every 64 MB of buffers or half of the heap more, and who asks
 * meanwhile waits 10 to 20 ms longer. What is made where much has lived long is not taken for long-lived too: while the caches
 * fill, V8 learns that answers and all they were made of stay, and then puts those of every request among what only a mark of
 * the whole heap clears (3.7 MB a second of searches, 0.9 without). The threads that help to collect are one and not four, as there
 * is a process for each core: four take the cores from those who answer (while the heap was marked, one in a hundred suggestions
 * took 16 to 22 ms with one, 17 to 31 with four). A process holds 340 MB under searches without a pause, 580 to 640 MB while every
 * page is rendered.
 */
const v8Options: Record<ChildRole, string[]> = {
  web: [
    '--v8-pool-size=1',
    '--max-semi-space-size=32',
    '--no-allocation-site-pretenuring',
    '--heap-growing-percent=200',
    '--external-memory-accounted-in-global-limit',
    '--external-memory-max-growing-factor=4',
  ],
  worker: [],
}

/** The child processes of the primary. */
export interface Crew {
  /**
   * Starts a child and resolves once it does its work; from then on it is replaced when it dies.
   * @throws when it ends before that.
   */
  start(role: ChildRole): Promise<void>
  /** Lets every child close in order and resolves when all are gone. */
  stop(): Promise<void>
}

/** `env` is added to every child's environment; web processes share the connections of `acceptor`. */
export function createCrew(env: Record<string, string>, acceptor: Acceptor, log: Log): Crew {
  const members = new Set<Worker>()
  let isStopping = false

  function fork(role: ChildRole, failures: number): Promise<void> {
    cluster.setupPrimary({ exec: main, args: [role], execArgv: [...process.execArgv, ...v8Options[role]] })
    const member = cluster.fork(env)
    const startedAt = Date.now()
    members.add(member)
    return new Promise((resolve, reject) => {
      let isReady = false
      member.on('message', (message: FromChild) => {
        if (message.type !== 'ready') return
        isReady = true
        if (role === 'web') acceptor.share(member)
        resolve()
      })
      member.once('exit', (code, signal) => {
        members.delete(member)
        if (isStopping) return
        const end = signal ?? `code ${code}`
        if (isReady || failures > 0) replace(role, end, Date.now() - startedAt > WELL_MS ? 1 : failures + 1)
        else reject(new Error(`the ${role} process ended before it was ready (${end})`))
      })
    })
  }

  function replace(role: ChildRole, end: string, failures: number): void {
    const waitMs = Math.min(100 * 2 ** failures, MAX_WAIT_MS)
    log.error({ waitMs }, `the ${role} process ended unexpectedly (${end}) and is started again`)
    setTimeout(() => {
      if (!isStopping) void fork(role, failures)
    }, waitMs)
  }

  return {
    start: role => fork(role, 0),
    async stop() {
      isStopping = true
      await Promise.all([...members].map(stopMember))
    },
  }
}

function stopMember(member: Worker): Promise<void> {
  return new Promise(resolve => {
    const killer = setTimeout(() => member.process.kill('SIGKILL'), STOP_MS)
    member.once('exit', () => {
      clearTimeout(killer)
      resolve()
    })
    member.process.kill('SIGTERM')
  })
}
