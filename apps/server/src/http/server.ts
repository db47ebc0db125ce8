import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Context } from '../context.ts'
import { createWeb, type Web } from './app.ts'
import { createFastPath } from './fast-path.ts'
import { createSharedPath } from './shared-path.ts'
import { loadBuiltSite, loadLiveSite } from './site-build.ts'

export interface RunningWeb {
  /** Answers on a connection that somebody else took; nothing was read from it yet. */
  take(socket: Socket): void
  /** Finishes running requests, then ends. */
  close(): Promise<void>
}

/** Longest wait for running requests at shutdown; segments in flight are done by then. */
const CLOSE_MS = 10_000
/** Between two looks for those that have fallen idle. */
const CLOSING_MS = 50

/** Gets everything ready that answers. */
export async function startWeb(ctx: Context): Promise<RunningWeb> {
  const server = openServer()
  const lifecycle = { isClosing: false }
  const site = ctx.config.hotReload ? await loadLiveSite(server) : await loadBuiltSite()
  const web = await createWeb(ctx, site, lifecycle)
  server.on('request', listenerOf(web))
  const connections = new Connections(server)
  return {
    take: socket => connections.take(socket),
    async close() {
      lifecycle.isClosing = true
      await connections.close()
      await site.close()
      await web.limits.close()
    },
  }
}

function openServer(): Server {
  const server = createServer({
    // A search may be long: ten kilobytes of Chinese are thirty in an address. It is told what to do, not cut off.
    maxHeaderSize: 65_536,
    // Slow clients: headers, then the whole request, must arrive in time; checked every 5 s.
    headersTimeout: 15_000,
    requestTimeout: 60_000,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: 65_000,
  })
  server.maxHeadersCount = 100
  // A player that has buffered enough may not read for minutes.
  server.timeout = 300_000
  return server
}

/** The whole way of a request: what is at hand, calls that are the same for everyone, Vite's files under hot reload, the app. */
export function listenerOf(web: Web): RequestListener {
  const slow = getRequestListener(web.app.fetch, {
    overrideGlobalObjects: false,
    // For HTTP/1.0 callers, such as health checks, that name no host.
    hostname: 'localhost',
  })
  const fast = createFastPath(web)
  const shared = createSharedPath(web)
  const { vite } = web.site
  return (req, res) => {
    if (fast(req, res) || shared(req, res)) return
    // The adapter lets names through that no URL can hold, such as 1.2.3.999.
    if (req.headers.host !== undefined && !URL.canParse(`http://${req.headers.host}`)) {
      res.writeHead(400, { connection: 'close' }).end()
      return
    }
    if (vite) vite.middlewares(req, res, () => slow(req, res))
    else void slow(req, res)
  }
}

/** The connections of a server that does not listen itself. */
export class Connections {
  readonly #server: Server
  readonly #open = new Set<Socket>()

  constructor(server: Server) {
    this.#server = server
    // With this, Node's server begins to watch for slow and idle connections.
    server.emit('listening')
  }

  take(socket: Socket): void {
    this.#open.add(socket)
    socket.once('close', () => this.#open.delete(socket))
    // The answer is written although the client has said that it will say nothing more.
    socket.allowHalfOpen = true
    this.#server.emit('connection', socket)
  }

  /** Finishes what is running and ends connections as they fall idle. */
  async close(): Promise<void> {
    const late = setTimeout(() => {
      for (const socket of this.#open) socket.destroy()
    }, CLOSE_MS)
    while (this.#open.size > 0) {
      this.#server.closeIdleConnections()
      await sleep(CLOSING_MS)
    }
    clearTimeout(late)
    this.#server.close()
  }
}
