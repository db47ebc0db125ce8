import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { runImporter } from '../testing/run-importer.ts'
import { createTestContext } from '../testing/test-context.ts'
import { insertWork } from '../testing/vod-factory.ts'
import { passwordImporter } from './password.ts'

const ctx = await createTestContext()
const path = join(ctx.config.dataDir, 'passwords.json')

async function run(content: unknown) {
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return runImporter(ctx, passwordImporter, path)
}

test('a file sets passwords and takes them away; again it changes nothing', async () => {
  const [{ id: first }, { id: second }] = [await insertWork(ctx), await insertWork(ctx)]
  const play = (id: number, password?: string) =>
    call(ctx, 'media.playToken', { type: 'vod', id, level: 1, ...(password && { password }) })
  const rows = [
    { work: first, password: '芝麻开门' },
    { work: second, password: null },
  ]
  expect((await run(rows)).counts).toMatchObject({ updated: 1, unchanged: 1, rejected: 0 })
  expect((await run(rows)).counts).toMatchObject({ updated: 0, unchanged: 2 })
  await expect(play(first)).rejects.toMatchObject({ code: 7 })
  expect((await play(first, '芝麻开门')).lines).toHaveLength(1)
  expect((await play(second)).lines).toHaveLength(1)

  expect((await run([{ work: first, password: 'open' }])).counts).toMatchObject({ updated: 1 })
  await expect(play(first, '芝麻开门')).rejects.toMatchObject({ code: 7 })
  expect((await run([{ work: first, password: null }])).counts).toMatchObject({ updated: 1 })
  expect((await play(first)).lines).toHaveLength(1)
})

test('rows without a work or with an empty password are refused, one by one', async () => {
  const { counts, entries } = await run([
    { work: 999_999, password: 'x' },
    { work: 999_999, password: null },
    { work: 1, password: '  ' },
    { password: 'x' },
    'text',
  ])
  expect(counts).toMatchObject({ updated: 0, unchanged: 0, rejected: 5 })
  expect(entries.map(entry => entry.where)).toEqual(['row 1', 'row 2', 'row 3', 'row 4', 'row 5'])
  expect(JSON.stringify(entries)).not.toContain('"x"')
})

test('another file can not be read', async () => {
  for (const content of ['{', '{}']) await expect(run(content)).rejects.toThrow('no JSON of the form')
})
