import { expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { createTestContext } from '../testing/test-context.ts'
import { insertWork } from '../testing/vod-factory.ts'

const ctx = await createTestContext()

test('a new work is on the list and has its detail', async () => {
  const { id, typeId } = await insertWork(ctx, { title: '长河' })
  const detail = await call(ctx, 'vod.detail', { type: typeId, id })
  expect(detail).toMatchObject({ id, typeId, title: '长河', remarks: '更新至 2 集', badge: 'new' })
  expect(detail.episodes.map(episode => episode.level)).toEqual([1, 2])
})
