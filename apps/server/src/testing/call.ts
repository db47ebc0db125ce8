import type { CallId, RouteCall, RouteOf, RouteOutput } from '@xinghe/contract'
import type { Context } from '../context.ts'
import { dispatch } from '../http/dispatch.ts'
import type { Viewer } from '../http/handler.ts'

export const guest: Viewer = { userId: null, isVip: false, isAdmin: false, key: 'test-guest' }
export const member = (userId: number): Viewer => ({ ...guest, userId, key: `user-${userId}` })
export const vipMember = (userId: number): Viewer => ({ ...member(userId), isVip: true })

/** Makes a call as both doors do, without a socket; rejects with the `Failure` of a code other than 0. */
export async function call<Id extends CallId>(
  ctx: Context,
  id: Id,
  input: RouteCall<RouteOf<Id>>,
  viewer: Viewer = guest,
): Promise<RouteOutput<RouteOf<Id>>> {
  const meta = { viewer, requestId: 'test', signal: AbortSignal.timeout(10_000), script: 's' as const }
  return (await dispatch(ctx, id, input, meta)) as RouteOutput<RouteOf<Id>>
}
