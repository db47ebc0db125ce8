import { open } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context as HonoContext } from 'hono'
import type { ObjectInfo, Storage } from '../core/storage.ts'
import type { HttpEnv } from './app.ts'
import { TransportError } from './errors.ts'
import { pumpFile } from './pump-file.ts'
import { isUnchanged } from './stored.ts'

export interface SendOptions {
  cacheControl: string
  headers?: Record<string, string>
  onFound?: (info: ObjectInfo) => void
}

/** Headers of an object's answer, its length left out. */
export function objectHeaders(info: ObjectInfo, { cacheControl, headers }: SendOptions): Record<string, string> {
  return {
    'content-type': info.contentType,
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    etag: info.etag,
    'last-modified': info.modifiedAt.toUTCString(),
    'x-content-type-options': 'nosniff',
    ...headers,
  }
}

interface Range {
  start: number
  /** Included. */
  end: number
}

/** Answers an object of the storage with ranges, conditions and HEAD; 404 when there is none. */
export async function sendObject(
  c: HonoContext<HttpEnv>,
  storage: Storage,
  key: string,
  options: SendOptions,
): Promise<Response> {
  const info = await storage.stat(key)
  if (!info) throw missing()
  options.onFound?.(info)
  const headers = objectHeaders(info, options)
  const request = c.req.raw.headers
  if (isNotModified(request, info))
    return new Response(null, { status: 304, headers: without(headers, 'content-type') })
  const range = wantedRange(request, info)
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${info.bytes}` } })
  }
  if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${info.bytes}`
  const part = range ?? { start: 0, end: info.bytes - 1 }
  headers['content-length'] = String(part.end - part.start + 1)
  const init = { status: range ? 206 : 200, headers }
  if (c.req.raw.method === 'HEAD' || info.bytes === 0) return new Response(null, init)
  return c.env?.outgoing ? writeBody(c.env.outgoing, storage, key, part, init) : bodyOf(storage, key, part, init)
}

interface Init {
  status: number
  headers: Record<string, string>
}

/** The body as a web stream, for callers in process. */
async function bodyOf(storage: Storage, key: string, part: Range, init: Init): Promise<Response> {
  const object = await storage.read(key, part)
  if (!object) throw missing()
  return new Response(Readable.toWeb(object.body) as ReadableStream, init)
}

/** The body straight to the socket: web streams would cost as much again as the rest. */
async function writeBody(
  outgoing: ServerResponse,
  storage: Storage,
  key: string,
  part: Range,
  { status, headers }: Init,
): Promise<Response> {
  const path = storage.localPath(key)
  if (path !== null) {
    const fd = await openFile(path)
    outgoing.writeHead(status, headers)
    answering(outgoing, pumpFile(fd, outgoing, part.start, part.end))
    return RESPONSE_ALREADY_SENT
  }
  const object = await storage.read(key, part)
  if (!object) throw missing()
  outgoing.writeHead(status, headers)
  answering(outgoing, pipeline(object.body, outgoing))
  return RESPONSE_ALREADY_SENT
}

/** The answer has begun: what goes wrong now can only cut it off, and a client that leaves is no error of ours. */
function answering(outgoing: ServerResponse, done: Promise<void>): void {
  done.catch(error => {
    if (!outgoing.destroyed) outgoing.destroy(error)
  })
}

function openFile(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    open(path, 'r', (error, fd) => {
      if (!error) resolve(fd)
      else reject(error.code === 'ENOENT' ? missing() : error)
    })
  })
}

const missing = () => new TransportError(404, '请求的文件不存在')

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
