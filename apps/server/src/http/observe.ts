import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context } from '../context.ts'
import type { HttpMetrics } from './http-metrics.ts'
import { addressOf, type ReadHeader } from './request-info.ts'

/** A request under way. */
export interface Begun {
  requestId: string
  /** Address of the caller, proxies looked through. */
  address: string
  /** As `performance.now()`. */
  startedAt: number
}

/** What became of a request. */
export interface Ended {
  method: string
  path: string
  /** Label for metrics and log: a call id or a kind of path. */
  route: string
  status: number
}

/** Gives a request an id and an address, and counts it as running. */
export function beginRequest(
  ctx: Context,
  metrics: HttpMetrics,
  header: ReadHeader,
  incoming: IncomingMessage | undefined,
): Begun {
  const forwardedId = ctx.config.trustProxy > 0 ? header('x-request-id') : undefined
  metrics.running.inc()
  return {
    requestId: forwardedId && /^[\w-]{8,64}$/.test(forwardedId) ? forwardedId : randomUUID(),
    address: addressOf(ctx.config, header, incoming),
    startedAt: performance.now(),
  }
}

/** Counts, times and logs its answer. */
export function endRequest(
  { log }: Context,
  metrics: HttpMetrics,
  { requestId, startedAt }: Begun,
  { method, path, route, status }: Ended,
): void {
  metrics.running.dec()
  const seconds = (performance.now() - startedAt) / 1000
  metrics.requests.inc({ route, status })
  metrics.seconds.observe({ route }, seconds)
  if (!log.isLevelEnabled('debug')) return
  // Signed addresses open media to whoever reads the log.
  const shown = path.replace(/^\/media\/s\/[^/]+/, '/media/s/*')
  log.debug({ requestId, method, path: shown, route, status, seconds }, 'request')
}
