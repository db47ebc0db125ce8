import { type CallId, codes, guestCode, type Route, routes } from '@xinghe/contract'
import type { Context } from '../context.ts'
import { fail } from '../core/errors.ts'
import { handlers } from '../nouns.ts'
import type { CallMeta, Script, Viewer } from './handler.ts'
import { parseInput } from './input.ts'
import { fromScript, toScript } from './zh.ts'

export interface DispatchMeta extends CallMeta {
  /** Script the answer is wanted in. */
  script: Script
}

type AnyHandler = (ctx: Context, input: Record<string, unknown>, meta: CallMeta) => Promise<unknown>

const declared = new Map(routes().map(({ id, route }) => [id, route]))

/** The declaration behind a call id. */
export function declarationOf(id: CallId): Route {
  return declared.get(id)!
}

/**
 * The one entry to every call, for HTTP and for server-side rendering: checks access and input, runs the handler and
 * converts the answer's script. Throws `Failure` for every outcome other than success.
 */
export async function dispatch(ctx: Context, id: CallId, raw: unknown, meta: DispatchMeta): Promise<unknown> {
  const route = declarationOf(id)
  checkAccess(route, meta.viewer)
  const typed = parseInput(id, raw)
  // What a reader searches for or filters by is compared with simplified text; what a writer sends is kept as written.
  const input = route.method === 'GET' ? await fromScript(typed, meta.script) : typed
  const handler = handlers[id] as AnyHandler | undefined
  if (!handler) fail('unavailable')
  const output = await handler(ctx, input, meta)
  if (ctx.config.nodeEnv !== 'production') route.output.parse(output)
  return toScript(output, meta.script)
}

function checkAccess(route: Route, viewer: Viewer): void {
  if (route.access === 'guest') return
  if (viewer.userId === null) fail(guestCode(route) === codes.anonymous ? 'anonymous' : 'loginRequired')
  if (route.access === 'vip' && !viewer.isVip && !viewer.isAdmin) fail('warning', '该功能仅限 VIP 会员使用')
  if (route.access === 'admin' && !viewer.isAdmin) fail('warning', '没有权限执行该操作')
}
