import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs `work` while no other process of this machine holds the lock of that name. The lock is a Linux abstract socket:
 * the kernel frees it when the holder ends, however it ends, and nothing stays on disk.
 * @throws when the lock is not free within `timeoutMs`.
 */
export async function withProcessLock<T>(name: string, work: () => Promise<T>, timeoutMs = 120_000): Promise<T> {
  const address = `\0xinghe-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`
  const deadline = Date.now() + timeoutMs
  let holder = await tryListen(address)
  while (!holder) {
    if (Date.now() > deadline) throw new Error(`another process still works on ${name}`)
    await sleep(50)
    holder = await tryListen(address)
  }
  try {
    return await work()
  } finally {
    await new Promise(resolve => holder.close(resolve))
  }
}

function tryListen(address: string): Promise<Server | null> {
  const server = createServer(socket => socket.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null)
      else reject(error)
    })
    // exclusive: a cluster worker must bind itself, not share its primary's handle
    server.listen({ path: address, exclusive: true }, () => resolve(server))
  })
}
