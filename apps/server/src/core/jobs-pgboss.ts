import { randomUUID } from 'node:crypto'
import { type ConstructorOptions, fromKysely, getConstructionPlans, type Job, PgBoss } from 'pg-boss'
import type { Db } from './db.ts'
import { type JobName, type JobRun, type Jobs, queues } from './jobs.ts'
import type { Log } from './log.ts'

// A killed worker's job is queued again when its heartbeat is this old.
const HEARTBEAT_SEC = 12
const CLOSE_TIMEOUT_MS = 20_000
// New jobs are announced; polling finds those whose time has come.
const workerOptions = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1, heartbeatRefreshSeconds: 3 }

/** Changes whenever {@link prepareJobs} would make something else. */
export const jobsVersion = () => getConstructionPlans() + JSON.stringify(queues)

/** Installs or upgrades the job tables and brings every queue to its rules; part of migration. */
export async function prepareJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false })
  let failure: Error | null = null
  boss.on('error', error => {
    failure = error
  })
  await boss.start()
  try {
    const existing = new Set((await boss.getQueues()).map(queue => queue.name))
    for (const [name, rules] of Object.entries(queues)) {
      const options = {
        retryLimit: rules.retryLimit,
        expireInSeconds: rules.expireInSec,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 300,
        heartbeatSeconds: HEARTBEAT_SEC,
        deleteAfterSeconds: 24 * 3600,
        notify: true,
      }
      // exclusive: at most one waiting or running job per singleton key
      if (existing.has(name)) await boss.updateQueue(name, options)
      else await boss.createQueue(name, { ...options, policy: 'exclusive' })
    }
  } finally {
    await boss.stop({ graceful: false })
  }
  if (failure) throw failure
}

export interface JobsOptions {
  url: string
  db: Db
  log: Log
}

/**
 * pg-boss behind {@link Jobs}. A process that only enqueues uses the site's own connections; the first `work` or
 * `schedule` opens the worker's.
 */
export function openJobs({ url, db, log }: JobsOptions): Jobs {
  const start = (options: ConstructorOptions) => {
    const boss = new PgBoss({ migrate: false, createSchema: false, ...options })
    boss.on('error', error => log.warn({ err: error }, 'the job queue had a problem'))
    return boss.start()
  }
  const sender = once(() => start({ db: bossDb(db), supervise: false, schedule: false }))
  const runner = once(() =>
    start({
      connectionString: url,
      application_name: 'xinghe jobs',
      max: 4,
      useListenNotify: true,
      superviseIntervalSeconds: 3,
      monitorIntervalSeconds: 3,
      queueCacheIntervalSeconds: 30,
      cronMonitorIntervalSeconds: 15,
      cronWorkerIntervalSeconds: 5,
    }),
  )
  const closing = new AbortController()
  const interrupted: { name: JobName; id: string }[] = []

  async function perform<N extends JobName>(
    name: N,
    job: Job<JobRun<N>['data']>,
    handler: (run: JobRun<N>) => Promise<void>,
  ) {
    const signal = AbortSignal.any([job.signal, closing.signal])
    try {
      await handler({ id: job.id, data: job.data, signal })
    } catch (error) {
      if (closing.signal.aborted) interrupted.push({ name, id: job.id })
      else log.error({ err: error, job: name, jobId: job.id, attempt: job.retryCount + 1 }, 'a job failed')
      throw error
    }
  }

  return {
    async enqueue(tx, name, data, options = {}) {
      const boss = await sender.get()
      return boss.send(name, data, {
        db: bossDb(tx),
        singletonKey: options.singletonKey ?? randomUUID(),
        ...(options.priority === undefined ? {} : { priority: options.priority }),
        ...(options.startAfterSec === undefined ? {} : { startAfter: options.startAfterSec }),
      })
    },
    async work(name, { concurrency }, handler) {
      const boss = await runner.get()
      for (let i = 0; i < concurrency; i++) {
        const worker = { id: '' }
        worker.id = await boss.work<JobRun<typeof name>['data']>(name, workerOptions, async ([job]) => {
          await perform(name, job!, handler)
          // there may be more: look at once instead of after the polling interval
          boss.notifyWorker(worker.id)
        })
      }
    },
    async schedule(name, cron, data) {
      const boss = await runner.get()
      await boss.schedule(name, cron, data, { tz: 'UTC', singletonKey: 'scheduled' })
    },
    async close() {
      closing.abort(new Error('the worker is closing'))
      await runner.started?.then(boss => boss.stop({ graceful: true, timeout: CLOSE_TIMEOUT_MS }))
      for (const { name, id } of interrupted) {
        const boss = await sender.get()
        await boss.update(name, undefined, { id, startAfter: new Date() })
      }
      await sender.started?.then(boss => boss.stop({ graceful: false }))
    },
  }
}

/** pg-boss reads its own column names, so the camelCase of our queries must stay out. */
const bossDb = (db: Db) => fromKysely(db.withoutPlugins())

function once<T>(make: () => Promise<T>): { get(): Promise<T>; started: Promise<T> | null } {
  return {
    started: null,
    get() {
      this.started ??= make()
      return this.started
    },
  }
}
