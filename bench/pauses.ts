import { execFile } from 'node:child_process'
import { cpus } from 'node:os'
import { promisify } from 'node:util'

export interface Pauses {
  /** Of a program that is alone on its core, on average over the cores. */
  perSecond: number
  longestMs: number
}

/** Shorter ones are the timer of the kernel. */
const LEAST_MS = 5

/** Reads the clock as fast as it can: where two readings lie apart, the program stood still. */
const watch = `
  const [seconds, least] = process.argv.slice(1).map(Number)
  const end = performance.now() + seconds * 1000
  const pauses = []
  for (let before = performance.now(); before < end; ) {
    const now = performance.now()
    if (now - before > least) pauses.push(now - before)
    before = now
  }
  console.log(JSON.stringify(pauses))`

/** What a shared machine takes away from every program, however fast that is: nobody's p99 is better. */
export async function watchPauses(seconds: number): Promise<Pauses> {
  const each = await Promise.all(
    cpus().map(async (_, core) => {
      const program = ['-c', String(core), process.execPath, '-e', watch, String(seconds), String(LEAST_MS)]
      const { stdout } = await promisify(execFile)('taskset', program)
      return JSON.parse(stdout) as number[]
    }),
  )
  const all = each.flat()
  return { perSecond: all.length / seconds / each.length, longestMs: Math.max(0, ...all) }
}
