import type { Db } from './db.ts'
import type { Mail } from './mail.ts'

/** Every job queue with the payload it carries; names are `noun.task`. A new queue also needs a line in `queues`. */
export interface JobPayloads {
  'media.package': { assetId: string }
  'media.remove': { assetId: string }
  'vod.rollup': Record<string, never>
  'vod.lists': { turn: 0 | 1 }
  'demo.seed': Record<string, never>
  'promo.forget': Record<string, never>
  'account.forget': Record<string, never>
  'mail.send': Mail
  'search.index': Record<string, never>
  'search.measure': Record<string, never>
}
export type JobName = keyof JobPayloads

export interface QueueRules {
  /** Attempts after the first; a killed worker uses one up. */
  retryLimit: number
  /** Longest time one attempt may take. */
  expireInSec: number
}

const defaults: QueueRules = { retryLimit: 5, expireInSec: 15 * 60 }

/** What each queue allows; every worker renews its claim by a heartbeat, so long work needs only a long `expireInSec`. */
export const queues: Record<JobName, QueueRules> = {
  'media.package': { retryLimit: 8, expireInSec: 12 * 3600 },
  'media.remove': defaults,
  'vod.rollup': defaults,
  'vod.lists': defaults,
  'demo.seed': { retryLimit: 8, expireInSec: 3600 },
  'promo.forget': defaults,
  'account.forget': defaults,
  // Attempts end up five minutes apart: a mail server may be away for half a day.
  'mail.send': { retryLimit: 150, expireInSec: 15 * 60 },
  'search.index': { retryLimit: 5, expireInSec: 3600 },
  'search.measure': defaults,
}

export interface JobOptions {
  /** A second job with the same key is not queued while the first waits or runs. */
  singletonKey?: string
  /** Higher first; 0 by default. */
  priority?: number
  startAfterSec?: number
}

export interface JobRun<N extends JobName> {
  id: string
  data: JobPayloads[N]
  /** Aborted when the worker closes or loses the job: stop, clean up and throw. */
  signal: AbortSignal
}

/** Durable background work on the same database: at least once, so handlers are idempotent. */
export interface Jobs {
  /** Queued only if the transaction commits when `tx` is one. Returns the job id, null when the singleton is taken. */
  enqueue<N extends JobName>(tx: Db, name: N, data: JobPayloads[N], options?: JobOptions): Promise<string | null>
  /** Takes jobs of a queue, `concurrency` at once in this process; a handler that throws has its job tried again later. */
  work<N extends JobName>(
    name: N,
    options: { concurrency: number },
    handler: (run: JobRun<N>) => Promise<void>,
  ): Promise<void>
  /** Cron in UTC, at most once per tick over all workers. */
  schedule<N extends JobName>(name: N, cron: string, data: JobPayloads[N]): Promise<void>
  /** Interrupts running handlers and gives their jobs back to the queue. */
  close(): Promise<void>
}
