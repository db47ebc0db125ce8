import { Redis } from 'ioredis'
import type { Context } from '../context.ts'
import { TransportError } from './errors.ts'

/** Counts calls per key in a sliding minute. Every method answers the seconds to wait, 0 when the call may go on. */
export interface Limits {
  /** Counted in this process only: for what is cheap to answer. */
  takeLocal(key: string, perMinute: number): number
  /** Counted over all processes when there is a Redis, else in this one. */
  take(key: string, perMinute: number): Promise<number>
  /** True while `take` counts over all processes. */
  readonly isShared: boolean
  close(): Promise<void>
}

/** Ends the request with 429 when there is something to wait for. */
export function takeLimit(waitSec: number): void {
  if (waitSec > 0) throw new TransportError(429, '操作过于频繁，请稍后再试', { 'retry-after': String(waitSec) })
}

const MINUTE_MS = 60_000
/** Keys counted at once; beyond that a flood from very many addresses is not this part's to stop. */
const MAX_KEYS = 200_000

export function createLimits(ctx: Context): Limits {
  const local = new LocalWindow(() => ctx.clock.now().getTime())
  const redis = ctx.config.redisUrl ? openRedis(ctx, ctx.config.redisUrl) : null
  return {
    takeLocal: (key, perMinute) => local.take(key, perMinute),
    async take(key, perMinute) {
      if (redis?.status !== 'ready') return local.take(key, perMinute)
      try {
        return await takeShared(redis, ctx.clock.now().getTime(), key, perMinute)
      } catch (err) {
        ctx.log.warn({ err }, 'limits are counted per process until Redis answers again')
        return local.take(key, perMinute)
      }
    },
    get isShared() {
      return redis?.status === 'ready'
    },
    async close() {
      redis?.disconnect()
    },
  }
}

/** Two counters per key, this minute's and the last one's, the latter weighted by how much of it is still inside the window. */
class LocalWindow {
  readonly #now: () => number
  #minute = 0
  #current = new Map<string, number>()
  #previous = new Map<string, number>()

  constructor(now: () => number) {
    this.#now = now
  }

  take(key: string, perMinute: number): number {
    const now = this.#now()
    this.#turn(Math.floor(now / MINUTE_MS))
    const count = this.#current.get(key) ?? 0
    const wait = waitSec(now, this.#previous.get(key) ?? 0, count, perMinute)
    if (wait === 0 && (count > 0 || this.#current.size < MAX_KEYS)) this.#current.set(key, count + 1)
    return wait
  }

  #turn(minute: number): void {
    if (minute === this.#minute) return
    this.#previous = minute === this.#minute + 1 ? this.#current : new Map()
    this.#current = new Map()
    this.#minute = minute
  }
}

/** Seconds until the weighted sum of both minutes falls below the limit; 0 when it is. */
function waitSec(now: number, previous: number, current: number, perMinute: number): number {
  const elapsed = (now % MINUTE_MS) / MINUTE_MS
  if (previous * (1 - elapsed) + current < perMinute) return 0
  const minutes =
    current < perMinute
      ? 1 - (perMinute - current) / previous - elapsed
      : // This minute is used up: the next one begins with all of it inside the window.
        1 - elapsed + (1 - perMinute / current)
  return Math.floor(minutes * 60) + 1
}

async function takeShared(redis: Redis, now: number, key: string, perMinute: number): Promise<number> {
  const minute = Math.floor(now / MINUTE_MS)
  const name = (at: number) => `xinghe:limit:${key}:${at}`
  const replies = await redis
    .multi()
    .get(name(minute - 1))
    .incr(name(minute))
    .expire(name(minute), 120)
    .exec()
  const [previous, current] = replies?.map(([error, value]) => {
    if (error) throw error
    return Number(value ?? 0)
  }) ?? [0, 1]
  const wait = waitSec(now, previous ?? 0, (current ?? 1) - 1, perMinute)
  // What was refused does not count, else whoever keeps asking is never let in again.
  if (wait > 0) await redis.decr(name(minute))
  return wait
}

function openRedis(ctx: Context, url: string): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: 500 })
  redis.on('error', err => ctx.log.debug({ err }, 'limits: Redis'))
  return redis
}
