import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { StartError } from '../core/start-error.ts'
import { createWeb, type Web } from './app.ts'
import { createFastPath } from './fast-path.ts'
import { createSharedPath } from './shared-path.ts'
import { loadBuiltSite, loadLiveSite } from './site-build.ts'

export interface RunningWeb {
  port: number
  /** Finishes running requests, then ends. */
  close(): Promise<void>
}

/** Longest wait for running requests at shutdown; segments in flight are done by then. */
const CLOSE_MS = 10_000

/** Starts answering on the configured address. */
export async function startWeb(ctx: Context): Promise<RunningWeb> {
  const server = openServer()
  const lifecycle = { isClosing: false }
  const site = ctx.config.hotReload ? await loadLiveSite(server) : await loadBuiltSite()
  const web = await createWeb(ctx, site, lifecycle)
  server.on('request', listenerOf(web))
  const port = await listen(server, ctx.config)
  return {
    port,
    async close() {
      lifecycle.isClosing = true
      await closeServer(server)
      await site.close()
      await web.limits.close()
    },
  }
}

function openServer(): Server {
  const server = createServer({
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

const listenProblems: Record<string, string> = {
  EADDRINUSE: 'another program listens there; stop it or set PORT',
  EADDRNOTAVAIL: 'this machine has no such address; set HOST',
  ENOTFOUND: 'this machine has no such address; set HOST',
  EACCES: 'ports below 1024 are for root; set PORT',
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem = listenProblems[error.code ?? '']
      reject(problem ? new StartError(`cannot listen on ${host}:${port}: ${problem}`, { cause: error }) : error)
    })
    server.listen(port, host, () => {
      server.removeAllListeners('error')
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Takes no new connections, finishes what is running and ends connections as they fall idle. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), CLOSE_MS)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
