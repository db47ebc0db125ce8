import type { Worker } from 'node:cluster'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { StartError } from '../core/start-error.ts'
import type { ConnectionMessage, FromChild } from './child-protocol.ts'

/** The primary's door: it takes every connection and gives it to a web process. */
export interface Acceptor {
  /** Gives this web process connections until it ends. */
  share(member: Worker): void
  /** Resolves to the port. @throws `StartError` when the address cannot be had. */
  listen(port: number, host: string): Promise<number>
  /** Takes no more connections; those that were given away go on. */
  close(): void
}

const listenProblems: Record<string, string> = {
  EADDRINUSE: 'another program listens there; stop it or set PORT',
  EADDRNOTAVAIL: 'this machine has no such address; set HOST',
  ENOTFOUND: 'this machine has no such address; set HOST',
  EACCES: 'ports below 1024 are for root; set PORT',
}

/**
 * Each connection goes to the web process that has the fewest. Node's cluster gives it to whichever process answered first: of
 * sixteen that came at once, twelve and four were with one process each, and searches of the twelve took more than twice as long.
 */
export function createAcceptor(): Acceptor {
  /** What each web process has; those that are still on their way can be given to another. */
  const members = new Map<Worker, { open: number; sent: Set<Socket> }>()
  /** Those that came while there was no web process. */
  const waiting: Socket[] = []
  // What arrives before the web process has the connection is for it to read; a client may have said all it wanted to say.
  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, give)

  function give(socket: Socket): void {
    const [least] = [...members].sort(([, a], [, b]) => a.open - b.open)
    if (!least) {
      waiting.push(socket)
      return
    }
    // Who leaves before a web process has his connection leaves nothing to do.
    socket.on('error', () => socket.destroy())
    const [member, has] = least
    has.open++
    has.sent.add(socket)
    member.send({ type: 'connection' } satisfies ConnectionMessage, socket, error => {
      // One that fails has ended, and gives back what it was sent.
      if (!error) has.sent.delete(socket)
    })
  }

  return {
    share(member) {
      const has = { open: 0, sent: new Set<Socket>() }
      members.set(member, has)
      member.on('message', (message: FromChild) => {
        if (message.type === 'closed') has.open--
      })
      member.once('exit', () => {
        members.delete(member)
        for (const socket of has.sent) give(socket)
      })
      for (const socket of waiting.splice(0)) give(socket)
    },
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) => {
          const problem = listenProblems[error.code ?? '']
          reject(problem ? new StartError(`cannot listen on ${host}:${port}: ${problem}`, { cause: error }) : error)
        })
        server.listen(port, host, () => {
          server.removeAllListeners('error')
          resolve((server.address() as AddressInfo).port)
        })
      }),
    close() {
      server.close()
      for (const socket of waiting) socket.destroy()
    },
  }
}
