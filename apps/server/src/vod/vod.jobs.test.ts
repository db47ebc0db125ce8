import { expect, test, vi } from 'vitest'
import type { Jobs } from '../core/jobs.ts'
import { createTestContext } from '../testing/test-context.ts'
import { startVodJobs } from './vod.jobs.ts'

const ctx = await createTestContext()

test('what changes while browse lists are made has them made again', async () => {
  const queued = async () => {
    const rows = await ctx.db
      .withSchema('pgboss')
      .selectFrom('job' as never)
      .selectAll()
      .execute()
    return (rows as { name: string; singletonKey: string; state: string }[]).filter(job => job.name === 'vod.lists')
  }
  let makeLists = (_data: { turn: 0 | 1 }) => Promise.resolve()
  const jobs: Jobs = {
    ...ctx.jobs,
    // Jobs are real, but the test says when one begins.
    work: async (name, _options, handler) => {
      if (name === 'vod.lists')
        makeLists = data => handler({ id: '', data, signal: new AbortController().signal } as never)
    },
  }
  await startVodJobs({ ...ctx, jobs })
  await ctx.bus.emit(ctx.db, 'vod.changed', { workIds: [] })
  expect(await queued()).toHaveLength(1)
  await makeLists({ turn: 0 })
  await ctx.bus.emit(ctx.db, 'vod.changed', { workIds: [] })
  await vi.waitFor(async () => expect(await queued()).toHaveLength(2))
})
