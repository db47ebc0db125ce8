import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { runImporter } from '../testing/run-importer.ts'
import { createTestContext } from '../testing/test-context.ts'
import { bulletinsImporter } from './bulletins.ts'

const ctx = await createTestContext()
const path = join(ctx.config.dataDir, 'bulletins.json')

async function run(content: unknown) {
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return runImporter(ctx, bulletinsImporter, path)
}
const titles = async () =>
  (await call(ctx, 'message.list', { type: 'bulletin', count: 10 })).map(bulletin => bulletin.title)

const bulletins = [
  { slug: 'upkeep', title: '维护通知', content: '周三 03:00–05:00', expiresAt: '2999-01-01' },
  { slug: 'welcome', title: '欢迎', content: '你好', pinned: true, dialog: 1 },
]

test('a file adds, changes and removes; again it changes nothing', async () => {
  expect((await run({ bulletins })).counts).toMatchObject({ created: 2, rejected: 0 })
  expect((await run({ bulletins })).counts).toMatchObject({ unchanged: 2, created: 0, updated: 0 })
  const changed = [{ ...bulletins[0], title: '维护改期' }]
  expect((await run({ bulletins: changed })).counts).toMatchObject({ updated: 1, created: 0 })
  await expect.poll(titles).toEqual(['维护改期'])
})

test('rows that say nothing or end before they begin are refused, one by one', async () => {
  const bad = [
    { slug: 'empty', title: '空', content: ' ' },
    { slug: 'backwards', title: '反了', content: '…', publishedAt: '2026-02-01', expiresAt: '2026-01-01' },
    { slug: 'loud', title: '…', content: '…', dialog: 3 },
  ]
  const { counts, entries } = await run({ bulletins: [...bulletins, ...bad] })
  expect(counts).toMatchObject({ rejected: 3 })
  expect(entries.map(entry => entry.where)).toEqual([3, 4, 5].map(row => `bulletins, row ${row}`))
})

test.each(['not json', '[]', '{"bulletins": 1}'])('%s can not be read', async text => {
  await expect(run(text)).rejects.toThrow('JSON')
})
