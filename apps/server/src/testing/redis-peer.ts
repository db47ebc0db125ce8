import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'

/** Whether the distribution's redis-server is installed. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

export interface RedisPeer {
  /** Path of its socket, which `ioredis` takes in place of an address. */
  url: string
  /** Ends the connection of every client. */
  disconnectAll(): Promise<void>
  stop(): Promise<void>
}

/** A redis-server of its own in memory. @throws when it ends before it listens. */
export async function startRedis(): Promise<RedisPeer> {
  const dir = await mkdtemp(join(tmpdir(), 'xinghe-redis-'))
  const socket = join(dir, 'redis.sock')
  const args = ['--port', '0', '--unixsocket', socket, '--save', '', '--appendonly', 'no', '--dir', dir]
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('redis-server ended at once')))
    child.stdout.on('data', text => {
      if (/ready to accept connections/i.test(String(text))) resolve()
    })
  })
  return {
    url: socket,
    async disconnectAll() {
      const client = new Redis(socket)
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
