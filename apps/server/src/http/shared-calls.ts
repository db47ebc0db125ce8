import type { CallId, Declared, Route } from '@xinghe/contract'
import { SIGN_FIELD } from '@xinghe/contract/wire/sign'
import { verifySignature } from '@xinghe/contract/wire/sign-node'
import type { Context } from '../context.ts'
import { fail } from '../core/errors.ts'
import type { AnswerCache } from './answer-cache.ts'
import { isLoopback, limitKey } from './client-address.ts'
import { dispatch } from './dispatch.ts'
import type { HttpMetrics } from './http-metrics.ts'
import { parseInput, queryFields } from './input.ts'
import { type Limits, takeLimit } from './limits.ts'
import { callScript } from './script.ts'
import type { Stored } from './stored.ts'
import { guest } from './viewer.ts'

export interface CallDoor {
  ctx: Context
  answers: AnswerCache
  limits: Limits
  metrics: HttpMetrics
}

/** True for calls whose answer is the same for everyone. */
export const isShared = (route: Route): boolean =>
  route.method === 'GET' && route.access === 'guest' && route.cacheSec !== undefined

/** What a request for a shared call says. */
export interface SharedRequest {
  params: Record<string, string>
  path: string
  /** With its `?`; empty without one. */
  search: string
  query: URLSearchParams
  address: string
  requestId: string
}

/** An answer for everyone is finished whoever goes away. */
const neverAborted = new AbortController().signal

/** A shared call's answer: made once as for a guest, kept as bytes. */
export async function answerShared(door: CallDoor, { id, route }: Declared, request: SharedRequest): Promise<Stored> {
  const { ctx, answers, limits, metrics } = door
  const { params, path, search, query, address, requestId } = request
  const { perIp } = route.limit
  if (!isLoopback(address)) takeLimit(limits.takeLocal(`${id} ${limitKey(address)}`, perIp))
  const minute = checkSignature(ctx, request)
  const script = callScript(query.get('lang'))
  const raw = { ...readQuery(id, route, query), ...params }
  const key = answers.keyOf(id, parseInput(id, raw), script)
  const meta = { viewer: guest('answer'), requestId, signal: neverAborted, script }
  const { stored, outcome } = await answers.get(key, route, () => dispatch(ctx, id, raw, meta))
  metrics.answer[outcome].inc()
  answers.remember(path + search, { key, id, perIp, minute })
  return stored
}

/** The query fields the call knows; a repeated key is a list. */
export function readQuery(id: CallId, route: Route, query: URLSearchParams): Record<string, unknown> {
  const { names, lists } = queryFields(id, route)
  const raw: Record<string, unknown> = {}
  for (const name of names) {
    const values = query.getAll(name)
    if (values.length > 0) raw[name] = lists.has(name) || values.length > 1 ? values : values[0]
  }
  return raw
}

/** The minute of a good signature, null when none is asked for. */
export function checkSignature(
  ctx: Context,
  { path, search, query }: Pick<SharedRequest, 'path' | 'search' | 'query'>,
): number | null {
  if (!ctx.config.requireSignature) return null
  const vv = query.get(SIGN_FIELD) ?? ''
  const nowSec = ctx.clock.now().getTime() / 1000
  if (!verifySignature(ctx.keys.sign, nowSec, path, search, vv)) fail('warning', '请求已失效，请刷新页面')
  return Number(vv.split('.')[0])
}
