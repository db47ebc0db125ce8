import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context as HonoContext } from 'hono'
import type { HttpEnv } from './app.ts'
import {
  type Accepted,
  acceptedEncodings,
  type Compression,
  chooseEncoding,
  compress,
  type Encoding,
} from './compress.ts'
import { commonHeaders } from './security-headers.ts'

/** One encoding of a stored answer, ready to be written. */
export interface Variant {
  body: Buffer
  etag: string
  /** Flat name/value pairs, as `writeHead` takes them fastest. */
  headers: string[]
}

/** Below this, compression saves less than its own header. */
const MIN_COMPRESSED_BYTES = 600

/** What an ETag says about bytes. */
export function tagOf(body: Uint8Array): string {
  return hash('sha256', body, 'base64url').slice(0, 22)
}

/**
 * The same bytes in memory of their own. Short buffers are cut from slabs that stay as long as one piece of them does: thousands
 * of answers kept for a minute held three times the bytes they have.
 */
function alone(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body
  const copy = Buffer.allocUnsafeSlow(body.length)
  body.copy(copy)
  return copy
}

/** A finished answer that everyone may get: bytes and headers, compressed once per encoding. */
export class Stored {
  readonly status: number
  readonly body: Buffer
  readonly #tag: string
  readonly #headers: Record<string, string>
  readonly #identity: Variant
  // Thousands of answers are kept that nobody asks for again: they hold no more than they need.
  #compressed: Map<Encoding, Variant> | null = null
  #compressing: Map<Encoding, Promise<Variant>> | null = null
  readonly #compression: Compression

  constructor(status: number, headers: Record<string, string>, body: Buffer, compression: Compression = 'quick') {
    this.status = status
    this.body = alone(body)
    this.#headers = headers
    this.#tag = tagOf(this.body)
    this.#compression = body.length >= MIN_COMPRESSED_BYTES ? compression : 'none'
    this.#identity = this.#variant(this.body, 'identity')
  }

  /** Bytes held in memory, an allowance for the compressed forms included. */
  get bytes(): number {
    return Math.ceil(this.body.length * 1.6) + 2048
  }

  /** The variant for a request when it is at hand, else null. */
  ready(accepted: Accepted): Variant | null {
    const encoding = chooseEncoding(this.#compression, accepted)
    return encoding === 'identity' ? this.#identity : (this.#compressed?.get(encoding) ?? null)
  }

  /** The variant for a request, compressed on first use. */
  async variant(accepted: Accepted): Promise<Variant> {
    const ready = this.ready(accepted)
    if (ready) return ready
    const encoding = chooseEncoding(this.#compression, accepted)
    this.#compressing ??= new Map()
    const running = this.#compressing.get(encoding) ?? this.#compress(encoding)
    this.#compressing.set(encoding, running)
    return running
  }

  async #compress(encoding: Encoding): Promise<Variant> {
    const compressed = await compress(this.body, this.#compression, encoding)
    const variant = this.#variant(alone(compressed), encoding)
    this.#compressed ??= new Map()
    this.#compressed.set(encoding, variant)
    this.#compressing?.delete(encoding)
    return variant
  }

  #variant(body: Buffer, encoding: Encoding): Variant {
    const etag = encoding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`
    const own = { etag, 'content-length': String(body.length) }
    if (encoding !== 'identity') Object.assign(own, { 'content-encoding': encoding })
    return { body, etag, headers: Object.entries({ ...commonHeaders, ...this.#headers, ...own }).flat() }
  }
}

/** True when the client already holds these bytes. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}

/** Writes a variant to a plain Node response; `more` are headers of this one answer. */
export function writeVariant(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  variant: Variant,
  more: readonly string[] = [],
): void {
  if (status === 200 && isUnchanged(req.headers['if-none-match'], variant.etag)) {
    res.writeHead(304, [...withoutLength(variant.headers), ...more]).end()
    return
  }
  res.writeHead(status, more.length === 0 ? variant.headers : [...variant.headers, ...more])
  res.end(req.method === 'HEAD' ? undefined : variant.body)
}

/** A route's answer: straight to the socket, because a `Response` and its stream cost more than most answers; without a socket as a `Response`. */
export async function sendStored(c: HonoContext<HttpEnv>, stored: Stored): Promise<Response> {
  const { incoming, outgoing } = c.env ?? {}
  if (!incoming || !outgoing) return storedResponse(c.req.raw, stored)
  const variant = await stored.variant(acceptedEncodings(incoming.headers['accept-encoding'] as string | undefined))
  writeVariant(incoming, outgoing, stored.status, variant, ['x-request-id', c.get('requestId')])
  return RESPONSE_ALREADY_SENT
}

/** The same as a `Response`. */
export async function storedResponse(request: Request, stored: Stored): Promise<Response> {
  const variant = await stored.variant(acceptedEncodings(request.headers.get('accept-encoding') ?? undefined))
  if (stored.status === 200 && isUnchanged(request.headers.get('if-none-match') ?? undefined, variant.etag)) {
    return new Response(null, { status: 304, headers: pairs(withoutLength(variant.headers)) })
  }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(variant.body), {
    status: stored.status,
    headers: pairs(variant.headers),
  })
}

// 304 carries what a cache needs to refresh its entry; length and encoding describe a body that is not sent.
function withoutLength(headers: string[]): string[] {
  return headers.filter((_, i) => !/^content-(?:length|encoding|type)$/.test(headers[i - (i % 2)]!))
}

function pairs(flat: string[]): [string, string][] {
  return flat.flatMap((name, i): [string, string][] => (i % 2 === 0 ? [[name, flat[i + 1]!]] : []))
}
