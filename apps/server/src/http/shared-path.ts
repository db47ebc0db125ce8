import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Declared, routes } from '@xinghe/contract'
import { acceptedEncodings } from './compress.ts'
import { type Answer, toAnswer } from './errors.ts'
import { bySpecificity } from './mount.ts'
import { beginRequest, endRequest } from './observe.ts'
import { nodeHeadersOf } from './request-info.ts'
import { commonHeaders } from './security-headers.ts'
import { answerShared, type CallDoor, isShared, type SharedRequest } from './shared-calls.ts'
import { writeVariant } from './stored.ts'

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
  const query = new URLSearchParams(target.search)
  const asked = { ...target, params, query, address, requestId }
  const accepted = acceptedEncodings(req.headers['accept-encoding'] as string | undefined)
  let write: () => void
  try {
    const stored = await answerShared(door, declared, asked)
    const variant = await stored.variant(accepted)
    write = () => writeVariant(req, res, stored.status, variant, ['x-request-id', requestId])
  } catch (error) {
    const answer = toAnswer(error, ctx.log, requestId)
    write = () => writeError(req, res, answer, requestId)
  }
  write()
  endRequest(ctx, metrics, begun, {
    method: req.method!,
    path: target.path,
    route: declared.id,
    status: res.statusCode,
  })
}

function writeError(req: IncomingMessage, res: ServerResponse, answer: Answer, requestId: string): void {
  const own = { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-request-id': requestId }
  res.writeHead(answer.status, { ...commonHeaders, ...own, ...answer.headers })
  res.end(req.method === 'HEAD' ? undefined : JSON.stringify(answer.envelope))
}

interface Target {
  declared: Declared
  params: Record<string, string>
}

/** A segment of a path of the contract: one of the two is null. */
interface Part {
  literal: string | null
  /** Of the parameter that stands there. */
  name: string | null
}

/** A path of the contract. */
interface Pattern {
  declared: Declared
  parts: readonly Part[]
}

/** Finds the shared call of a path as it was sent. */
function createFinder(): (path: string) => Target | null {
  const patterns = new Map<number, Pattern[]>()
  for (const declared of routes().toSorted(bySpecificity)) {
    if (declared.route.method !== 'GET') continue
    const parts = declared.route.path.split('/').map(toPart)
    patterns.set(parts.length, [...(patterns.get(parts.length) ?? []), { declared, parts }])
  }
  return path => {
    const segments = path.split('/')
    const found = patterns.get(segments.length)?.find(({ parts }) => fits(parts, segments))
    // It may depend on who asks.
    if (found === undefined || !isShared(found.declared.route)) return null
    const params = paramsOf(found.parts, segments)
    return params && { declared: found.declared, params }
  }
}

function toPart(segment: string): Part {
  const name = /^\{(\w+)\}$/.exec(segment)?.[1] ?? null
  return { literal: name === null ? segment : null, name }
}

const fits = (parts: readonly Part[], segments: readonly string[]): boolean =>
  parts.every(({ literal }, at) => (literal === null ? segments[at] !== '' : segments[at] === literal))

/** Null where a segment is no UTF-8. */
function paramsOf(parts: readonly Part[], segments: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {}
  try {
    for (const [at, { name }] of parts.entries()) if (name !== null) params[name] = decodeURIComponent(segments[at]!)
    return params
  } catch {
    return null
  }
}
