import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, type Stats } from 'node:fs'
import { copyFile, mkdir, open, opendir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ObjectInfo, Storage } from './storage.ts'
import { checkKey, checkPrefix, contentTypeOf } from './storage-key.ts'

// Half-written files live beside the objects (same file system, so that rename is atomic) and are never listed.
const PARTS = '.parts'

/** Objects as plain files under `root`. */
export async function openDiskStorage(root: string): Promise<Storage> {
  const parts = join(root, PARTS)
  await mkdir(parts, { recursive: true })
  await removeOldParts(parts)
  const pathOf = (key: string) => join(root, checkKey(key))

  async function place(key: string, write: (part: string) => Promise<void>): Promise<ObjectInfo> {
    const path = pathOf(key)
    const part = join(parts, randomBytes(12).toString('hex'))
    try {
      await write(part)
      await mkdir(dirname(path), { recursive: true })
      await rename(part, path)
    } finally {
      await rm(part, { force: true })
    }
    return infoOf(key, await stat(path))
  }

  return {
    put: (key, body) =>
      place(key, part => pipeline(body instanceof Readable ? body : Readable.from([body]), createWriteStream(part))),
    putFile: (key, from) => place(key, part => move(from, part)),
    async stat(key) {
      const stats = await statOrNull(pathOf(key))
      return stats && infoOf(key, stats)
    },
    async read(key, range) {
      const file = await openOrNull(pathOf(key))
      if (!file) return null
      const info = infoOf(key, await file.stat())
      return { info, body: createReadStream('', { fd: file, ...range }) }
    },
    remove: key => rm(pathOf(key), { force: true }),
    async removePrefix(prefix) {
      checkPrefix(prefix)
      if (prefix.endsWith('/')) return rm(join(root, prefix), { recursive: true, force: true })
      for await (const key of listFiles(root, prefix)) await rm(join(root, key), { force: true })
    },
    list: prefix => listFiles(root, checkPrefix(prefix)),
    localPath: pathOf,
    async isWritable() {
      const probe = join(parts, randomBytes(12).toString('hex'))
      try {
        // On a full disk the file is there, and empty.
        await writeFile(probe, 'probe').finally(() => rm(probe, { force: true }))
        return true
      } catch {
        return false
      }
    },
  }
}

/** What a killed process left; a day is longer than any upload takes. */
async function removeOldParts(parts: string): Promise<void> {
  for (const name of await readdir(parts)) {
    const stats = await statOrNull(join(parts, name))
    if (stats && Date.now() - stats.mtimeMs > 24 * 3600_000) await rm(join(parts, name), { force: true })
  }
}

async function* listFiles(root: string, prefix: string): AsyncGenerator<string> {
  const start = join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1))
  for await (const path of walk(start)) {
    const key = relative(root, path)
    if (key.startsWith(prefix) && !key.startsWith(`${PARTS}/`)) yield key
  }
}

async function* walk(dir: string): AsyncGenerator<string> {
  const entries = await opendir(dir).catch(ignoreMissing)
  for await (const entry of entries ?? []) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else yield path
  }
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyFile(from, to)
    await rm(from)
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

async function statOrNull(path: string): Promise<Stats | null> {
  const stats = await stat(path).catch(ignoreMissing)
  return stats?.isFile() ? stats : null
}

async function openOrNull(path: string) {
  const file = await open(path).catch(ignoreMissing)
  if (file && !(await file.stat()).isFile()) {
    await file.close()
    return null
  }
  return file
}

function infoOf(key: string, stats: Stats): ObjectInfo {
  return {
    bytes: stats.size,
    contentType: contentTypeOf(key),
    // a rewrite is a new inode, so size, time and inode change with the content
    etag: `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs * 1000).toString(36)}-${stats.ino.toString(36)}"`,
    modifiedAt: stats.mtime,
  }
}
