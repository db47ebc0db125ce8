import { isIP } from 'node:net'
import { Agent, fetch, type Response } from 'undici'
import type { Config } from '../config.ts'
import { allowedAddresses, ForbiddenAddress, type Guard, publicOnly } from './upstream-address.ts'

export interface UpstreamOptions {
  /** Largest body after decompression. */
  maxBytes: number
  /** For the whole exchange, redirects and body included. */
  timeoutMs: number
  signal?: AbortSignal
  headers?: Record<string, string>
}

export interface UpstreamAnswer {
  status: number
  /** Address that answered, after redirects. */
  url: string
  headers: Headers
  /** The body as it comes; fails when it grows over `maxBytes`. Read it or call `discard`. */
  body: AsyncIterable<Uint8Array>
  bytes(): Promise<Buffer>
  /** Decoded by the charset of the content type, UTF-8 by default. */
  text(): Promise<string>
  discard(): Promise<void>
}

export type UpstreamProblem =
  | 'badAddress'
  | 'forbiddenAddress'
  | 'tooManyRedirects'
  | 'timeout'
  | 'tooLarge'
  | 'unreachable'

/** Why an outside address gave nothing; an answer with an error status is no such error. */
export class UpstreamError extends Error {
  readonly problem: UpstreamProblem
  constructor(problem: UpstreamProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'UpstreamError'
    this.problem = problem
  }
}

interface UpstreamContext {
  config: Pick<Config, 'allowPrivateUpstreams'>
}

const MAX_REDIRECTS = 5

/**
 * Fetches an address that came from outside. Only http and https; unless ALLOW_PRIVATE_UPSTREAMS is set, every hop must
 * resolve to public addresses, and the connection goes to exactly the address that was checked.
 * @throws {UpstreamError}
 */
export async function fetchUpstream(
  ctx: UpstreamContext,
  address: string,
  options: UpstreamOptions,
  guard: Guard = publicOnly,
): Promise<UpstreamAnswer> {
  const isOpen = ctx.config.allowPrivateUpstreams
  const timeout = AbortSignal.timeout(options.timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  const agent = new Agent({ connect: isOpen ? {} : { lookup: guardedLookup(guard) }, connections: 1 })
  try {
    let url = parseAddress(address)
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      if (!isOpen) checkLiteral(url, guard)
      const response = await fetch(url, {
        dispatcher: agent,
        redirect: 'manual',
        signal,
        headers: options.headers ?? {},
      })
      const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
      if (!location) return toAnswer(response, url, options.maxBytes, agent, timeout)
      await response.body?.cancel()
      url = parseAddress(location, url)
    }
    throw new UpstreamError('tooManyRedirects', `${address} redirects more than ${MAX_REDIRECTS} times`)
  } catch (error) {
    await agent.destroy()
    throw toUpstreamError(error, address, timeout)
  }
}

function parseAddress(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : null
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new UpstreamError('badAddress', `${text.slice(0, 200)} is not an http or https address`)
  }
  return url
}

/** A literal address never reaches the lookup. URL has already turned `0x7f.1` and `2130706433` into 127.0.0.1. */
function checkLiteral(url: URL, guard: Guard): void {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !guard.isAllowed(host)) throw new ForbiddenAddress(host)
}

type LookupCallback = (error: Error | null, addresses: { address: string; family: number }[]) => void

function guardedLookup(guard: Guard) {
  return (host: string, _options: unknown, callback: LookupCallback) => {
    allowedAddresses(host, guard).then(
      addresses => callback(null, addresses),
      error => callback(error, []),
    )
  }
}

function toAnswer(response: Response, url: URL, maxBytes: number, agent: Agent, timeout: AbortSignal): UpstreamAnswer {
  const declared = Number(response.headers.get('content-length') ?? 0)
  const tooLarge = () => new UpstreamError('tooLarge', `${url.href} is larger than ${maxBytes} bytes`)
  async function* body(): AsyncGenerator<Uint8Array> {
    let seen = 0
    try {
      if (declared > maxBytes) throw tooLarge()
      for await (const chunk of response.body ?? []) {
        seen += chunk.byteLength
        if (seen > maxBytes) throw tooLarge()
        yield chunk
      }
    } catch (error) {
      throw toUpstreamError(error, url.href, timeout)
    } finally {
      await agent.destroy()
    }
  }
  const bytes = async () => Buffer.concat(await Array.fromAsync(body()))
  return {
    status: response.status,
    url: url.href,
    headers: response.headers as Headers,
    body: body(),
    bytes,
    text: async () => decode(await bytes(), response.headers.get('content-type') ?? ''),
    discard: () => agent.destroy(),
  }
}

function decode(bytes: Buffer, contentType: string): string {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    // a label nobody knows: the feeds that send one are UTF-8
    return new TextDecoder().decode(bytes)
  }
}

function toUpstreamError(error: unknown, address: string, timeout: AbortSignal): unknown {
  if (error instanceof UpstreamError) return error
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof ForbiddenAddress) {
    return new UpstreamError('forbiddenAddress', `${address}: ${cause.message}`, { cause })
  }
  if (timeout.aborted) return new UpstreamError('timeout', `${address} did not answer in time`, { cause })
  if (error instanceof Error && error.name === 'AbortError') return error
  return new UpstreamError('unreachable', `${address}: ${(cause as Error).message}`, { cause })
}
