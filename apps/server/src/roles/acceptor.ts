import type { Worker } from 'node:cluster'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import type { Log } from '../core/log.ts'
import { StartError } from '../core/start-error.ts'
import type { ConnectionMessage, FromChild } from './child-protocol.ts'

/** The primary's door: it takes every connection and gives it to a web process. */
export interface Acceptor {
  /** Gives this web process connections until it ends, or says that it will. */
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

/** Connections that may wait while there is no web process. */
const MOST_WAITING = 1_000
/** A process that has not taken a connection for so long is busy with something else. */
const STUCK_MS = 1_000

/** A web process. */
interface Member {
  process: Worker
  /** Connections it was given that have not ended. */
  open: number
  /** Those of them it has not taken yet, in the order they were sent: they can still be given to another. */
  sent: Map<number, { socket: Socket; atMs: number }>
}

/**
 * Each connection goes to the web process that has the fewest. Node's cluster gives it to whichever process answered first: of
 * sixteen that came at once, twelve and four were with one process each, and searches of the twelve took more than twice as long.
 */
export function createAcceptor(log: Log): Acceptor {
  const members = new Set<Member>()
  /** Those that came while there was no web process. */
  const waiting: Socket[] = []
  let lastId = 0
  // What arrives before the web process has the connection is for it to read; a client may have said all it wanted to say.
  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, socket => {
    // Who leaves before a web process has his connection leaves nothing to do.
    socket.on('error', () => socket.destroy())
    give(socket)
  })

  function give(socket: Socket): void {
    const member = leastBusy(members)
    if (member) send(member, socket)
    else if (waiting.length < MOST_WAITING) waiting.push(socket)
    else socket.destroy()
  }

  function send(member: Member, socket: Socket): void {
    const id = ++lastId
    member.open++
    member.sent.set(id, { socket, atMs: performance.now() })
    // It stays open here until the process says that it has it: Node says only that it was sent.
    member.process.send({ type: 'connection', id } satisfies ConnectionMessage, socket, { keepOpen: true }, error => {
      if (error) leave(member)
    })
  }

  function onTaken(member: Member, taken: number): void {
    for (const [id, { socket }] of member.sent) {
      if (id > taken) break
      member.sent.delete(id)
      socket.destroy()
      // They arrive in order: one that was passed over did not, for want of a file descriptor.
      if (id < taken) member.open--
    }
  }

  /** What the process has not taken goes to another. */
  function leave(member: Member): void {
    members.delete(member)
    const left = [...member.sent.values()]
    member.sent.clear()
    for (const { socket } of left) give(socket)
  }

  return {
    share(process) {
      if (process.isDead() || !process.isConnected()) return
      const member: Member = { process, open: 0, sent: new Map() }
      members.add(member)
      process.on('message', (message: FromChild) => {
        if (message.type === 'taken') onTaken(member, message.id)
        else if (message.type === 'closed') member.open--
        // It takes those that are on their way.
        else if (message.type === 'closing') members.delete(member)
      })
      process.once('exit', () => leave(member))
      for (const socket of waiting.splice(0)) give(socket)
    },
    listen: (port, host) => listenAt(server, port, host, log),
    close() {
      server.close()
      for (const socket of waiting.splice(0)) socket.destroy()
    },
  }
}

function listenAt(server: Server, port: number, host: string, log: Log): Promise<number> {
  return new Promise((resolve, reject) => {
    let isListening = false
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (isListening) {
        log.error({ err: error }, 'a connection could not be taken')
        return
      }
      const problem = listenProblems[error.code ?? '']
      reject(problem ? new StartError(`cannot listen on ${host}:${port}: ${problem}`, { cause: error }) : error)
    })
    server.listen(port, host, () => {
      isListening = true
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** The one with the fewest connections, of those that take them. */
function leastBusy(members: ReadonlySet<Member>): Member | undefined {
  const now = performance.now()
  const isStuck = ({ sent }: Member) => {
    const [oldest] = sent.values()
    return oldest !== undefined && now - oldest.atMs > STUCK_MS
  }
  const all = [...members].sort((a, b) => a.open - b.open)
  return all.find(member => !isStuck(member)) ?? all[0]
}
