import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Context } from '../context.ts'
import { createWeb, type Web } from './app.ts'
import { createFastPath } from './fast-path.ts'
import { loadBuiltSite, loadLiveSite, type Site } from './site-build.ts'

export interface RunningWeb {
  port: number
  /** Finishes running requests, then ends. */
  close(): Promise<void>
}

/** Longest wait for running requests at shutdown; segments in flight are done by then. */
const CLOSE_MS = 10_000

/** Starts answering on the configured address. */
export async function startWeb(ctx: Context): Promise<RunningWeb> {
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    // Slow clients: headers, then the whole request, must arrive in time; checked every 5 s.
    headersTimeout: 15_000,
    requestTimeout: 60_000,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: 65_000,
    noDelay: true,
  })
  server.maxHeadersCount = 100
  // A player that has buffered enough may not read for minutes.
  server.timeout = 300_000
  const lifecycle = { isClosing: false }
  const site = ctx.config.hotReload ? await loadLiveSite(server) : await loadBuiltSite()
  const web = await createWeb(ctx, site, lifecycle)
  server.on('request', requestListener(web, site))
  await listen(server, ctx.config.port, ctx.config.host)
  const { port } = server.address() as AddressInfo
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

function requestListener(web: Web, site: Site): (...args: Parameters<ReturnType<typeof getRequestListener>>) => void {
  const slow = getRequestListener(web.app.fetch, { overrideGlobalObjects: false })
  const fast = createFastPath(web)
  const { vite } = site
  return (req, res) => {
    if (fast(req as never, res as never)) return
    if (vite) vite.middlewares(req as never, res as never, () => slow(req, res))
    else void slow(req, res)
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  const timer = setTimeout(() => server.closeAllConnections(), CLOSE_MS)
  await closed
  clearTimeout(timer)
}
