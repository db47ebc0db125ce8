import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Declared, routes } from '@xinghe/contract'
import { toAnswer } from './errors.ts'
import { bySpecificity } from './mount.ts'
import { beginRequest, endRequest } from './observe.ts'
import { nodeHeadersOf } from './request-info.ts'
import { commonHeaders } from './security-headers.ts'
import { answerShared, type CallDoor, isShared, type SharedRequest } from './shared-calls.ts'
import { acceptedEncoding, writeVariant } from './stored.ts'

/**
 * Answers shared calls straight from the Node request: the app's routing, and the objects of the web's standard it makes of
 * requests and answers, cost as much as many an answer. True when it will; what is unusual is left to the app, which gives
 * the same answer.
 */
export function createSharedPath(door: CallDoor): (req: IncomingMessage, res: ServerResponse) => boolean {
  const find = createFinder()
  return (req, res) => {
    const { method, url = '' } = req
    if ((method !== 'GET' && method !== 'HEAD') || !PLAIN.test(url)) return false
    const cut = url.indexOf('?')
    const path = cut < 0 ? url : url.slice(0, cut)
    const found = find(path)
    if (found === null) return false
    const search = cut < 0 ? '' : url.slice(cut)
    void respond(door, found, { path, search }, req, res)
    return true
  }
}

/** Targets that stay as they are when they are read as a URL. */
const PLAIN = /^\/(?!.*\/(?:\.|%2e))[\w\-.~!$&()*+,;=:@%/]+(?:\?[\w\-.~!$&()*+,;=:@%/?]+)?$/i

async function respond(
  door: CallDoor,
  { declared, params }: Target,
  target: Pick<SharedRequest, 'path' | 'search'>,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { ctx, metrics } = door
  const begun = beginRequest(ctx, metrics, nodeHeadersOf(req), req)
  const { requestId, address } = begun
  try {
    const query = new URLSearchParams(target.search)
    const stored = await answerShared(door, declared, { ...target, params, query, address, requestId })
    const variant = await stored.variant(acceptedEncoding(req.headers['accept-encoding'] as string | undefined))
    writeVariant(req, res, stored.status, variant, ['x-request-id', requestId])
  } catch (error) {
    const { status, headers, envelope } = toAnswer(error, ctx.log, requestId)
    const own = { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-request-id': requestId }
    res.writeHead(status, { ...commonHeaders, ...own, ...headers })
    res.end(req.method === 'HEAD' ? undefined : JSON.stringify(envelope))
  }
  endRequest(ctx, metrics, begun, {
    method: req.method!,
    path: target.path,
    route: declared.id,
    status: res.statusCode,
  })
}

interface Target {
  declared: Declared
  params: Record<string, string>
}

/** Finds the shared call of a path as it was sent. */
function createFinder(): (path: string) => Target | null {
  const patterns = new Map<number, { declared: Declared; parts: string[] }[]>()
  for (const declared of routes().toSorted(bySpecificity)) {
    if (declared.route.method !== 'GET') continue
    const parts = declared.route.path.split('/')
    patterns.set(parts.length, [...(patterns.get(parts.length) ?? []), { declared, parts }])
  }
  return path => {
    const segments = path.split('/')
    for (const { declared, parts } of patterns.get(segments.length) ?? []) {
      if (!parts.every((part, at) => (part.startsWith('{') ? segments[at] !== '' : part === segments[at]))) continue
      // The first that fits is the call that is meant, and may depend on who asks.
      return isShared(declared.route) ? targetOf(declared, parts, segments) : null
    }
    return null
  }
}

function targetOf(declared: Declared, parts: readonly string[], segments: readonly string[]): Target | null {
  const params: Record<string, string> = {}
  for (const [at, part] of parts.entries()) {
    if (!part.startsWith('{')) continue
    try {
      params[part.slice(1, -1)] = decodeURIComponent(segments[at]!)
    } catch {
      return null
    }
  }
  return { declared, params }
}
