import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context as HonoContext } from 'hono'
import type { ObjectInfo, Storage } from '../core/storage.ts'
import type { HttpEnv } from './app.ts'
import { TransportError } from './errors.ts'
import { isUnchanged } from './stored.ts'

export interface SendOptions {
  cacheControl: string
  headers?: Record<string, string>
}

interface Range {
  start: number
  /** Included. */
  end: number
}

/** Measured on one core: smaller pieces cost calls, larger ones memory per slow client without being faster. */
const CHUNK_BYTES = 256 * 1024

/** Answers an object of the storage with ranges, conditions and HEAD; 404 when there is none. */
export async function sendObject(
  c: HonoContext<HttpEnv>,
  storage: Storage,
  key: string,
  options: SendOptions,
): Promise<Response> {
  const info = await storage.stat(key)
  if (!info) throw new TransportError(404, '请求的文件不存在')
  const headers: Record<string, string> = {
    'content-type': info.contentType,
    'cache-control': options.cacheControl,
    'accept-ranges': 'bytes',
    etag: info.etag,
    'last-modified': info.modifiedAt.toUTCString(),
    'x-content-type-options': 'nosniff',
    ...options.headers,
  }
  const request = c.req.raw.headers
  if (isNotModified(request, info))
    return new Response(null, { status: 304, headers: without(headers, 'content-type') })
  const range = wantedRange(request, info)
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${info.bytes}` } })
  }
  if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${info.bytes}`
  headers['content-length'] = String(range ? range.end - range.start + 1 : info.bytes)
  const status = range ? 206 : 200
  if (c.req.raw.method === 'HEAD') return new Response(null, { status, headers })
  return sendBody(c, storage, key, range, status, headers)
}

async function sendBody(
  c: HonoContext<HttpEnv>,
  storage: Storage,
  key: string,
  range: Range | undefined,
  status: number,
  headers: Record<string, string>,
): Promise<Response> {
  const outgoing = c.env?.outgoing
  const body = await openBody(storage, key, range)
  if (!outgoing) return new Response(Readable.toWeb(body) as ReadableStream, { status, headers })
  outgoing.writeHead(status, headers)
  // Not awaited: the answer has begun, and a client that goes away in the middle is no error.
  pipeline(body, outgoing).catch(error => {
    if (!outgoing.destroyed) outgoing.destroy(error)
  })
  return RESPONSE_ALREADY_SENT
}

async function openBody(storage: Storage, key: string, range: Range | undefined): Promise<Readable> {
  const path = storage.localPath(key)
  if (path !== null) return createReadStream(path, { highWaterMark: CHUNK_BYTES, ...range })
  const object = await storage.read(key, range)
  if (!object) throw new TransportError(404, '请求的文件不存在')
  return object.body
}

function isNotModified(request: Headers, info: ObjectInfo): boolean {
  const tags = request.get('if-none-match')
  if (tags !== null) return isUnchanged(tags, info.etag)
  const since = Date.parse(request.get('if-modified-since') ?? '')
  return !Number.isNaN(since) && Math.floor(info.modifiedAt.getTime() / 1000) * 1000 <= since
}

/** One byte range; several at once, other units and a failed If-Range mean the whole object, as HTTP allows. */
function wantedRange(request: Headers, info: ObjectInfo): Range | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(request.get('range')?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  const ifRange = request.get('if-range')
  if (ifRange !== null && ifRange !== info.etag && ifRange !== info.modifiedAt.toUTCString()) return undefined
  const last = info.bytes - 1
  const start = from === '' ? Math.max(0, info.bytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? last : Math.min(Number(to), last)
  if (to !== '' && from !== '' && Number(to) < start) return undefined
  return start > last || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { start, end }
}

function without(headers: Record<string, string>, name: string): Record<string, string> {
  const { [name]: _, ...rest } = headers
  return rest
}
