import { readFileSync } from 'node:fs'

/** Kernel ticks (10 ms) of processor time that a process and all below it have used. */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return Number(fields[11]) + Number(fields[12]) + children.reduce((sum, child) => sum + ticksOf(child), 0)
}

/** Waits until a server has done what it does after its start: under 5 % of a core for two seconds. */
export async function settle(pid: number): Promise<void> {
  let calmSec = 0
  for (let sec = 0; sec < 120 && calmSec < 2; sec++) {
    const before = ticksOf(pid)
    await new Promise(resolve => setTimeout(resolve, 1_000))
    calmSec = ticksOf(pid) - before < 5 ? calmSec + 1 : 0
  }
  if (calmSec < 2) throw new Error('the server did not come to rest within two minutes')
}
