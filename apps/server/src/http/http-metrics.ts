import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { StoreOutcome } from './answer-store.ts'

export type HttpMetrics = ReturnType<typeof createHttpMetrics>

const outcomes: readonly StoreOutcome[] = ['hit', 'stale', 'miss']

/** Counters of the HTTP part. `route` is a call id or the kind of a path, never the path itself. */
export function createHttpMetrics(registry: Registry) {
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from request to the start of the answer, cache hits left out',
    labelNames: ['route'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  })
  const cache = new Counter({
    name: 'http_cache_total',
    help: 'Lookups of cached pages and answers, by cache and outcome',
    labelNames: ['cache', 'outcome'],
    registers,
  })
  const ssr = new Histogram({
    name: 'ssr_seconds',
    help: 'Time to render one page',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 3],
    registers,
  })
  const running = new Gauge({ name: 'http_running', help: 'Requests being answered', registers })
  // Looked up once: a label lookup costs as much as the rest of a cache hit.
  const counted = (name: 'page' | 'answer') =>
    Object.fromEntries(outcomes.map(outcome => [outcome, cache.labels(name, outcome)])) as Record<
      StoreOutcome,
      ReturnType<typeof cache.labels>
    >
  return { requests, seconds, ssr, running, page: counted('page'), answer: counted('answer') }
}
