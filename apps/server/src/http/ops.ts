import { timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { collectMetrics } from '../core/metrics.ts'
import type { HttpEnv } from './app.ts'
import { isLoopback } from './client-address.ts'

export interface Lifecycle {
  /** True from the first moment of shutting down: balancers send no more visitors. */
  isClosing: boolean
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Doors for operators and their tools. */
export function mountOps(app: Hono<HttpEnv>, ctx: Context, lifecycle: Lifecycle): void {
  app.get('/healthz', c => c.text('ok\n', 200, plain))

  app.get('/readyz', async c => {
    if (lifecycle.isClosing) return c.text('closing\n', 503, plain)
    const [database, storage] = await Promise.all([isDatabaseUp(ctx), ctx.storage.isWritable()])
    const text = `database ${database ? 'ok' : 'down'}\nstorage ${storage ? 'ok' : 'not writable'}\n`
    return c.text(text, database && storage ? 200 : 503, plain)
  })

  app.get('/metrics', async c => {
    if (!mayReadMetrics(ctx, c.get('peer'), c.req.header('authorization'))) return c.text('forbidden\n', 403, plain)
    return c.text(await collectMetrics(ctx.metrics), 200, { ...plain, 'content-type': ctx.metrics.contentType })
  })
}

async function isDatabaseUp(ctx: Context): Promise<boolean> {
  try {
    await sql`select 1`.execute(ctx.db)
    return true
  } catch (err) {
    ctx.log.warn({ err }, 'readiness: the database does not answer')
    return false
  }
}

// The connection's own address: what a proxy forwards came from outside.
function mayReadMetrics({ config }: Context, peer: string, authorization: string | undefined): boolean {
  if (config.metricsToken !== null && authorization !== undefined) {
    const given = Buffer.from(authorization)
    const wanted = Buffer.from(`Bearer ${config.metricsToken}`)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
  return isLoopback(peer) && config.trustProxy === 0
}
