import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** A catalogue that was just put there is indexed first. */
const LONGEST_SEC = 600

/** Kernel ticks (10 ms) of processor time that a process and all below it have used. */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return Number(fields[11]) + Number(fields[12]) + childrenOf(pid).reduce((sum, child) => sum + ticksOf(child), 0)
}

/** Moves a running server, with all its threads and children, to other cores. */
export function pinTree(pid: number, cores: string): void {
  execFileSync('taskset', ['-acp', cores, String(pid)], { stdio: 'ignore' })
  for (const child of childrenOf(pid)) pinTree(child, cores)
}

/** Waits until a server has done what it does after its start: under 5 % of a core for two seconds. */
export async function settle(pid: number): Promise<void> {
  let calmSec = 0
  for (let sec = 0; sec < LONGEST_SEC && calmSec < 2; sec++) {
    const before = ticksOf(pid)
    await new Promise(resolve => setTimeout(resolve, 1_000))
    calmSec = ticksOf(pid) - before < 5 ? calmSec + 1 : 0
  }
  if (calmSec < 2) throw new Error(`the server did not come to rest within ${LONGEST_SEC} s`)
}
