import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { Stored } from './stored.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.ts': 'video/mp2t',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
const compressible = /^(?:text\/|application\/(?:json|manifest|xml|wasm)|image\/svg)/

/** Content type by file name; bytes of an unknown kind are offered as a download. */
export function contentTypeOf(name: string): string {
  return types[extname(name).toLowerCase()] ?? 'application/octet-stream'
}

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
  const compress = compressible.test(type)
  const headers = {
    'content-type': type,
    // Names under /assets carry a hash of their content.
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(compress && { vary: 'Accept-Encoding' }),
  }
  return new Stored(200, headers, body, { compress })
}
