import { readFile, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const NICE = constants.priority.PRIORITY_BELOW_NORMAL
/** The kernel takes one such change in 100 ms from who is not root. */
const RETRY_MS = 150
const MOST_TRIES = 20

/**
 * Lets the PostgreSQL process of a connection have what processor time those of visitors leave. True when it does; false where
 * that is not ours to decide: it runs as somebody else, or is none of this machine.
 *
 * Niceness alone would not do: Linux shares a core among sessions first (autogroup, see sched(7)), and each of these processes
 * is a session of its own.
 */
export async function giveWay(pid: number): Promise<boolean> {
  try {
    if ((await readFile(`/proc/${pid}/comm`, 'utf8')) !== 'postgres\n') return false
    setPriority(pid, NICE)
    await setGroupNice(pid)
    return true
  } catch {
    return false
  }
}

async function setGroupNice(pid: number): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await writeFile(`/proc/${pid}/autogroup`, String(NICE))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // Without autogroups, niceness is all there is.
      if (code === 'ENOENT') return
      if (code !== 'EAGAIN' || tries === MOST_TRIES) throw error
      await sleep(RETRY_MS)
    }
  }
}
