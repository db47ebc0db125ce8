import { Hono } from 'hono'
import type { Context } from '../context.ts'
import { listeners } from '../nouns.ts'
import { AnswerCache } from './answer-cache.ts'
import { isLoopback } from './client-address.ts'
import { mountDocs } from './docs.ts'
import { TransportError, toAnswer } from './errors.ts'
import { HotObjects } from './hot-objects.ts'
import { createHttpMetrics, type HttpMetrics } from './http-metrics.ts'
import { createLimits, type Limits } from './limits.ts'
import { mountMedia } from './media.ts'
import { mountCalls } from './mount.ts'
import { beginRequest, endRequest } from './observe.ts'
import { type Lifecycle, mountOps } from './ops.ts'
import { PageCache } from './page-cache.ts'
import { mountPages } from './pages.ts'
import { mountPromoFrame } from './promo-frame.ts'
import { headersOf, type NodeBindings, nodeHeadersOf } from './request-info.ts'
import { commonHeaders } from './security-headers.ts'
import type { Site } from './site-build.ts'
import { mountSiteFiles } from './site-files.ts'
import { loadStaticFiles } from './static-files.ts'
import type { Stored } from './stored.ts'
import { mountUpdateFeed } from './update-feed.ts'

export interface HttpEnv {
  Bindings: NodeBindings
  Variables: {
    requestId: string
    /** Address of the caller, proxies looked through. */
    address: string
    /** Address of the connection. */
    peer: string
    /** Label for metrics and log: a call id or a kind of path. */
    route: string
  }
}

export interface Web {
  app: Hono<HttpEnv>
  ctx: Context
  site: Site
  pages: PageCache
  answers: AnswerCache
  objects: HotObjects
  limits: Limits
  metrics: HttpMetrics
  files: ReadonlyMap<string, Stored>
}

/** Everything a web process answers, without a socket. */
export async function createWeb(ctx: Context, site: Site, lifecycle: Lifecycle): Promise<Web> {
  const app = new Hono<HttpEnv>()
  const metrics = createHttpMetrics(ctx.metrics)
  const web: Web = {
    app,
    ctx,
    site,
    pages: new PageCache(ctx, site, metrics),
    answers: new AnswerCache(ctx),
    objects: new HotObjects({
      maxBytes: ctx.config.cacheBytes / 3,
      now: () => performance.now(),
      onError: err => ctx.log.warn({ err }, 'keeping a file in memory failed'),
    }),
    limits: createLimits(ctx),
    metrics,
    files: site.clientDir ? await loadStaticFiles(site.clientDir) : new Map(),
  }
  for (const listen of listeners) listen(ctx)
  for (const event of ['site.changed', 'vod.changed', 'media.changed'] as const) {
    ctx.bus.on(event, () => ctx.cache.drop('call:'))
  }
  observe(web)
  mountOps(app, ctx, lifecycle)
  mountCalls(app, web)
  mountMedia(web)
  mountDocs(app, ctx)
  mountSiteFiles(app, ctx)
  mountUpdateFeed(app, ctx)
  mountPromoFrame(app, ctx)
  mountPages(web)
  app.notFound(() => {
    throw new TransportError(404, '请求的地址不存在')
  })
  app.onError((error, c) => {
    const { status, headers, envelope } = toAnswer(error, ctx.log, c.get('requestId'))
    return Response.json(envelope, { status, headers: { 'cache-control': 'no-store', ...headers } })
  })
  return web
}

/** Gives every request an id and an address, and counts, times and logs its answer. */
function observe({ app, ctx, metrics }: Web): void {
  let isWarned = false
  app.use(async (c, next) => {
    const { incoming, outgoing } = c.env ?? {}
    const header = incoming && outgoing ? nodeHeadersOf(incoming) : headersOf(c.req.raw.headers)
    const begun = beginRequest(ctx, metrics, header, incoming)
    c.set('requestId', begun.requestId)
    c.set('address', begun.address)
    c.set('peer', incoming?.socket?.remoteAddress ?? '127.0.0.1')
    c.set('route', 'other')
    if (!isWarned && ctx.config.trustProxy === 0 && header('x-forwarded-for') && isLoopback(c.get('peer'))) {
      isWarned = true
      ctx.log.warn(
        'a proxy on this machine forwards visitors: set TRUST_PROXY=1, else they are neither told apart nor limited',
      )
    }
    try {
      await next()
    } finally {
      const status = outgoing?.headersSent ? outgoing.statusCode : c.res.status
      endRequest(ctx, metrics, begun, { method: c.req.method, path: c.req.path, route: c.get('route'), status })
    }
    if (outgoing?.headersSent) return
    // Not `c.header`, which makes a new Response each time.
    const { headers } = c.res
    headers.set('x-request-id', c.get('requestId'))
    for (const [name, value] of Object.entries(commonHeaders)) if (!headers.has(name)) headers.set(name, value)
  })
}
