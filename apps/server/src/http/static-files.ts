import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { contentTypeOf } from '../core/storage-key.ts'
import { htmlHeaders } from './security-headers.ts'
import { Stored } from './stored.ts'

const compressible = /^(?:text\/|application\/(?:json|manifest|xml|wasm)|image\/svg)/

/** The browser's files of the built site, read once: a few MB that every visitor needs. Keys are request paths. */
export async function loadStaticFiles(dir: string): Promise<Map<string, Stored>> {
  const names = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = names.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const loaded = await Promise.all(
    files.map(async (file): Promise<[string, Stored]> => {
      const path = `/${relative(dir, file).split(sep).join('/')}`
      return [path, toStored(path, await readFile(file))]
    }),
  )
  return new Map(loaded)
}

function toStored(path: string, body: Buffer): Stored {
  const type = contentTypeOf(path)
  const isText = compressible.test(type)
  const headers = {
    'content-type': type,
    'cache-control': cacheControl(path),
    'cross-origin-resource-policy': 'same-origin',
    ...(isText && { vary: 'Accept-Encoding' }),
    ...(path.endsWith('.html') && htmlHeaders([], false)),
  }
  return new Stored(200, headers, body, isText ? 'lasting' : 'none')
}

function cacheControl(path: string): string {
  // Names under /assets carry a hash of their content.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  // The worker and its page tell a new build from an old one.
  return /^\/(?:sw\.js|offline\.html)$/.test(path) ? 'no-cache' : 'public, max-age=3600'
}
