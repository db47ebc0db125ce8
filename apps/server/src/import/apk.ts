import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { publishRelease } from '../site/site.rules.ts'
import { type Importer, UnreadableInput } from './importer.ts'

/** An APK is a ZIP archive. */
const ZIP_START = Buffer.from('PK\u0003\u0004')
const VERSION = /^\d+(?:\.\d+){0,3}(?:-[\w.]{1,20})?$/

/** `npm run import -- apk <file> --release <version>`: offers an Android release on the download page. */
export const apkImporter: Importer = {
  usage: '<file.apk> --release <version> [--notes <text>]',
  options: { release: { type: 'string' }, notes: { type: 'string' } },
  async run({ ctx, source, options, report }) {
    const { release: version = '', notes = '' } = options as { release?: string; notes?: string }
    if (!VERSION.test(version)) throw new UnreadableInput('give the version with --release, such as --release 1.2.0')
    if (source === null || !(await isArchive(source))) throw new UnreadableInput('give an APK file')
    const { bytes, sha256 } = await measure(source)
    // The checksum is part of the name: files under this address are cached for good.
    const key = `art/app/android-${version}-${sha256.slice(0, 12)}.apk`
    await ctx.storage.put(key, createReadStream(source))
    report.count(await publishRelease(ctx, { version, url: `/media/${key}`, bytes, sha256, notes: notes.trim() }))
  },
}

async function isArchive(path: string): Promise<boolean> {
  if (!(await stat(path)).isFile()) return false
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(ZIP_START.length), 0, ZIP_START.length, 0)
  return bytesRead === ZIP_START.length && buffer.equals(ZIP_START)
}

async function measure(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
