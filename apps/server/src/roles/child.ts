import type { Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import type { Config } from '../config.ts'
import { type Context, createContext } from '../context.ts'
import { createSiteLog, type Log } from '../core/log.ts'
import { StartError } from '../core/start-error.ts'
import { CANNOT_START, type ChildRole, type ConnectionMessage, type FromChild } from './child-protocol.ts'
import { onStopSignal } from './stop-signal.ts'

/** A started role. */
export interface Running {
  /** Answers on a connection that the primary took; a worker gets none. */
  take?(socket: Socket): void
  close(): Promise<void>
}

/** Each role loads only what it does. */
const starters: Record<ChildRole, () => Promise<(ctx: Context) => Promise<Running>>> = {
  web: async () => (await import('../http/server.ts')).startWeb,
  worker: async () => (await import('./worker.ts')).startWorker,
}

/** One child process from start to orderly end; the primary has put the database's address into the configuration. */
export async function runChild(config: Config, role: ChildRole): Promise<void> {
  // What is imported, indexed and counted can wait for who looks at a page.
  if (role === 'worker') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const { databaseUrl } = config
  if (databaseUrl === null) throw new Error('a child process needs DATABASE_URL from its primary')
  const log = createSiteLog(config, role)
  process.on('uncaughtException', err => {
    log.fatal({ err }, 'an error nobody caught')
    process.exit(1)
  })
  const { running, close } = await startRole(config, role, databaseUrl, log)
  onStopSignal(async () => {
    tell({ type: 'closing' })
    try {
      await running.close()
      await close()
      process.exit(0)
    } catch (err) {
      log.error({ err }, `the ${role} process did not close well`)
      process.exit(1)
    }
  })
  if (running.take) takeConnections(running.take)
  tell({ type: 'ready' })
}

function takeConnections(take: (socket: Socket) => void): void {
  process.on('message', ({ type, id }: ConnectionMessage, socket: Socket | undefined) => {
    if (type !== 'connection') return
    tell({ type: 'taken', id })
    const onClosed = () => tell({ type: 'closed' })
    // Who left on the way has left no connection.
    if (!socket) return onClosed()
    socket.once('close', onClosed)
    take(socket)
  })
}

/** A primary that is gone needs no news. */
function tell(message: FromChild): void {
  if (process.connected) process.send!(message, undefined, undefined, () => undefined)
}

/** Ends the process when it cannot; what an operator can mend is said in a sentence. */
async function startRole(config: Config, role: ChildRole, databaseUrl: string, log: Log) {
  try {
    const opening = createContext(config, { role, databaseUrl, log })
    const [{ ctx, close }, start] = await Promise.all([opening, starters[role]()])
    return { running: await start(ctx), close }
  } catch (err) {
    if (err instanceof StartError) log.fatal(err.message)
    else log.fatal({ err }, `the ${role} process cannot start`)
    process.exit(CANNOT_START)
  }
}
