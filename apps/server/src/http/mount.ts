import { type Declared, routes } from '@xinghe/contract'
import { KEY_ID_HEADER, okEnvelope } from '@xinghe/contract/wire/envelope'
import { sealSync } from '@xinghe/contract/wire/seal-node'
import { SIGN_FIELD } from '@xinghe/contract/wire/sign'
import { verifySignature } from '@xinghe/contract/wire/sign-node'
import type { Hono, Context as HonoContext } from 'hono'
import type { Context } from '../context.ts'
import { Failure, fail } from '../core/errors.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { HttpEnv } from './app.ts'
import { DEFAULT_BODY_BYTES, readJsonBody } from './body.ts'
import { isLoopback, limitKey } from './client-address.ts'
import { dispatch } from './dispatch.ts'
import { TransportError } from './errors.ts'
import type { HttpMetrics } from './http-metrics.ts'
import { parseInput, queryFields } from './input.ts'
import { type Limits, takeLimit } from './limits.ts'
import { callScript } from './script.ts'
import { sendStored } from './stored.ts'
import { guest, identify, readToken } from './viewer.ts'

export interface CallDoor {
  ctx: Context
  answers: AnswerCache
  limits: Limits
  metrics: HttpMetrics
}

type C = HonoContext<HttpEnv>

/** An answer for everyone is finished whoever goes away. */
const neverAborted = new AbortController().signal

/** Answers every declared call at its path, POST calls with and without `/v1`. */
export function mountCalls(app: Hono<HttpEnv>, door: CallDoor): void {
  const all = routes().toSorted((a, b) => specificity(a.route.path).localeCompare(specificity(b.route.path)))
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
function specificity(path: string): string {
  return path
    .split('/')
    .map(segment => (segment.startsWith('{') ? '~' : `!${segment}`))
    .join('/')
}

async function answer(door: CallDoor, declared: Declared, c: C): Promise<Response> {
  const { id, route } = declared
  c.set('route', id)
  const isShared = route.method === 'GET' && route.access === 'guest' && route.cacheSec !== undefined
  const address = c.get('address')
  if (!isLoopback(address)) {
    const key = `${id} ${limitKey(address)}`
    const { perIp } = route.limit
    takeLimit(isShared ? door.limits.takeLocal(key, perIp) : await door.limits.take(key, perIp))
  }
  if (route.method === 'POST') {
    const body = await readJsonBody(c.req.raw, route.maxBodyBytes ?? DEFAULT_BODY_BYTES)
    return answerFresh(door, declared, c, { ...body, ...c.req.param() }, body)
  }
  const url = new URL(c.req.url)
  const minute = checkSignature(door.ctx, url)
  const raw = { ...readQuery(declared, url.searchParams), ...c.req.param() }
  return isShared ? answerShared(door, declared, c, raw, url, minute) : answerFresh(door, declared, c, raw, {})
}

/** The query fields the call knows; a repeated key is a list. */
function readQuery({ id, route }: Declared, query: URLSearchParams): Record<string, unknown> {
  const { names, lists } = queryFields(id, route)
  const raw: Record<string, unknown> = {}
  for (const name of names) {
    const values = query.getAll(name)
    if (values.length > 0) raw[name] = lists.has(name) || values.length > 1 ? values : values[0]
  }
  return raw
}

/** A call whose answer is the same for everyone: made once as for a guest, kept as bytes. */
async function answerShared(
  { ctx, answers, metrics }: CallDoor,
  { id, route }: Declared,
  c: C,
  raw: Record<string, unknown>,
  url: URL,
  minute: number | null,
): Promise<Response> {
  const script = callScript(url.searchParams.get('lang'))
  const key = answers.keyOf(id, parseInput(id, raw), script)
  const meta = { viewer: guest('answer'), requestId: c.get('requestId'), signal: neverAborted, script }
  const { stored, outcome } = await answers.get(key, route, () => dispatch(ctx, id, raw, meta))
  metrics.answer[outcome].inc()
  answers.remember(url.pathname + url.search, { key, id, perIp: route.limit.perIp, minute })
  return sendStored(c, stored)
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

/** The minute of a good signature, null when none is asked for. */
function checkSignature(ctx: Context, url: URL): number | null {
  if (!ctx.config.requireSignature) return null
  const vv = url.searchParams.get(SIGN_FIELD) ?? ''
  const nowSec = ctx.clock.now().getTime() / 1000
  if (!verifySignature(ctx.keys.sign, nowSec, url.pathname, url.search, vv)) fail('warning', '请求已失效，请刷新页面')
  return Number(vv.split('.')[0])
}
