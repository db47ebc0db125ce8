import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'

/** Whether the distribution's redis-server is installed. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

export interface RedisPeer {
  /** What REDIS_URL takes. */
  url: string
  /** Ends the connection of every client. */
  disconnectAll(): Promise<void>
  stop(): Promise<void>
}

/** A redis-server of its own in memory. @throws when it ends before it listens. */
export async function startRedis(): Promise<RedisPeer> {
  const dir = await mkdtemp(join(tmpdir(), 'xinghe-redis-'))
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir]
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('redis-server ended at once')))
    child.stdout.on('data', text => {
      if (/ready to accept connections/i.test(String(text))) resolve()
    })
  })
  return {
    url,
    async disconnectAll() {
      const client = new Redis(url)
      await client.call('CLIENT', 'KILL', 'SKIPME', 'yes')
      client.disconnect()
    },
    async stop() {
      child.kill('SIGTERM')
      await exit
      await rm(dir, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
