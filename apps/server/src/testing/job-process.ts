// A worker process of its own for tests: takes one `media.package` job, says so and never ends it.
import { openDatabase } from '../core/db.ts'
import { openJobs } from '../core/jobs-pgboss.ts'
import { createLog } from '../core/log.ts'

const url = process.argv[2]
if (!url) throw new Error('usage: job-process.ts <database url>')
const log = createLog({ level: 'error', format: 'readable', role: 'job-process' })
const { db } = openDatabase({ url, max: 2, name: 'job process', statementTimeoutMs: 0, onError: () => {} })
await openJobs({ url, db, log }).work('media.package', { concurrency: 1 }, async ({ data }) => {
  console.log(`took ${data.assetId}`)
  await new Promise(() => {})
})
