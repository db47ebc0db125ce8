import { type Declared, routes } from '@xinghe/contract'
import { KEY_ID_HEADER, okEnvelope } from '@xinghe/contract/wire/envelope'
import { sealSync } from '@xinghe/contract/wire/seal-node'
import type { Hono, Context as HonoContext } from 'hono'
import { Failure } from '../core/errors.ts'
import type { HttpEnv } from './app.ts'
import { DEFAULT_BODY_BYTES, readJsonBody } from './body.ts'
import { isLoopback, limitKey } from './client-address.ts'
import { dispatch } from './dispatch.ts'
import { TransportError } from './errors.ts'
import { takeLimit } from './limits.ts'
import { callScript } from './script.ts'
import { answerShared, type CallDoor, checkSignature, isShared, readQuery } from './shared-calls.ts'
import { sendStored } from './stored.ts'
import { identify, readToken } from './viewer.ts'

type C = HonoContext<HttpEnv>

/** Answers every declared call at its path, POST calls with and without `/v1`. */
export function mountCalls(app: Hono<HttpEnv>, door: CallDoor): void {
  const all = routes().toSorted(bySpecificity)
  const paths = new Map<string, string[]>()
  for (const declared of all) {
    const { method, path } = declared.route
    for (const at of method === 'POST' && !path.startsWith('/v1/') ? [path, `/v1${path}`] : [path]) {
      const pattern = at.replace(/\{(\w+)\}/g, ':$1')
      app.on(method, pattern, c => answer(door, declared, c))
      paths.set(pattern, [...(paths.get(pattern) ?? []), method])
    }
  }
  for (const [pattern, methods] of paths) {
    const allow = [
      ...(methods.includes('GET') ? ['GET', 'HEAD'] : []),
      'OPTIONS',
      ...methods.filter(m => m !== 'GET'),
    ].join(', ')
    // No Access-Control headers: other sites' pages are not let in.
    app.options(pattern, () => new Response(null, { status: 204, headers: { allow } }))
    app.all(pattern, () => {
      throw new TransportError(405, '请求方式不正确', { allow })
    })
  }
}

/** Literal segments sort before parameters, so that `/data/test` is met before `/data/{id}`. */
export function bySpecificity(a: Declared, b: Declared): number {
  return specificity(a.route.path).localeCompare(specificity(b.route.path))
}

function specificity(path: string): string {
  return path
    .split('/')
    .map(segment => (segment.startsWith('{') ? '~' : `!${segment}`))
    .join('/')
}

async function answer(door: CallDoor, declared: Declared, c: C): Promise<Response> {
  const { id, route } = declared
  c.set('route', id)
  if (isShared(route)) {
    const { pathname: path, search, searchParams: query } = new URL(c.req.url)
    const { address, requestId } = c.var
    const request = { params: c.req.param(), path, search, query, address, requestId }
    return sendStored(c, await answerShared(door, declared, request))
  }
  const address = c.get('address')
  if (!isLoopback(address)) takeLimit(await door.limits.take(`${id} ${limitKey(address)}`, route.limit.perIp))
  if (route.method === 'POST') {
    const body = await readJsonBody(c.req.raw, route.maxBodyBytes ?? DEFAULT_BODY_BYTES)
    return answerFresh(door, declared, c, { ...body, ...c.req.param() }, body)
  }
  const { pathname: path, search, searchParams: query } = new URL(c.req.url)
  checkSignature(door.ctx, { path, search, query })
  return answerFresh(door, declared, c, { ...readQuery(id, route, query), ...c.req.param() }, {})
}

/** A call that depends on the viewer or changes something: never kept. */
async function answerFresh(
  { ctx, limits }: CallDoor,
  { id, route }: Declared,
  c: C,
  raw: Record<string, unknown>,
  body: Record<string, unknown>,
): Promise<Response> {
  const query = new URL(c.req.url).searchParams
  const token = readToken(c.req.raw.headers, { ...Object.fromEntries(query), ...body })
  const { viewer, refused } = await identify(ctx, token, c.get('address'))
  if (refused && route.access !== 'guest') throw new Failure(refused.code, refused.message)
  const { perIp, perUser = perIp } = route.limit
  if (viewer.userId !== null) takeLimit(await limits.take(`${id} ${viewer.key}`, perUser))
  const script = callScript(query.get('lang'))
  const meta = { viewer, requestId: c.get('requestId'), signal: c.req.raw.signal, script }
  const output = await dispatch(ctx, id, raw, meta)
  const data = route.sealed ? sealSync(ctx.keys.content, JSON.stringify(output)) : output
  return Response.json(okEnvelope(data), {
    headers: { 'cache-control': 'no-store', ...(route.sealed && { [KEY_ID_HEADER]: ctx.keys.contentKeyId }) },
  })
}
