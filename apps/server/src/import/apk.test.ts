import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { runImporter } from '../testing/run-importer.ts'
import { createTestContext } from '../testing/test-context.ts'
import { createTestWeb } from '../testing/test-web.ts'
import { apkImporter } from './apk.ts'

const ctx = await createTestContext()
const web = await createTestWeb(ctx)
const path = join(ctx.config.dataDir, 'app.apk')
const run = (release: string, notes = '') => runImporter(ctx, apkImporter, path, { options: { release, notes } })

test('a release stands on the download page with its size and checksum, and its file is answered', async () => {
  const file = Buffer.from('PK\u0003\u0004 a small app')
  await writeFile(path, file)
  expect((await run('1.2.0', '首个版本')).counts).toMatchObject({ created: 1 })
  expect((await run('1.2.0', '首个版本')).counts).toMatchObject({ unchanged: 1 })
  const [release] = await call(ctx, 'site.apk', {})
  const sha256 = createHash('sha256').update(file).digest('hex')
  expect(release).toMatchObject({
    platform: 'android',
    version: '1.2.0',
    bytes: file.length,
    sha256,
    notes: '首个版本',
  })
  const answer = await web.request(release!.url)
  expect(answer.headers.get('content-type')).toBe('application/vnd.android.package-archive')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(file)

  await writeFile(path, Buffer.concat([file, Buffer.from('!')]))
  expect((await run('1.2.0')).counts).toMatchObject({ updated: 1 })
})

test('what is no APK, or has no version, is not read', async () => {
  await writeFile(path, 'PK, but no archive')
  await expect(run('1.3.0')).rejects.toThrow('give an APK file')
  await expect(run('latest')).rejects.toThrow('--release')
})
