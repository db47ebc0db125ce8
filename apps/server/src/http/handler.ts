import type { CallId, RouteInput, RouteOf, RouteOutput } from '@xinghe/contract'
import type { Context } from '../context.ts'

/** Who calls. Built once per request from the token parts; `guest` never has a user. */
export interface Viewer {
  /** Null for a guest. */
  userId: number | null
  isVip: boolean
  isAdmin: boolean
  /** Stable pseudonym of the caller for counting and flood rules: user, else address. */
  key: string
}

/** Text is authored in simplified Chinese; `t` asks for traditional. */
export type Script = 's' | 't'

export interface CallMeta {
  viewer: Viewer
  requestId: string
  signal: AbortSignal
}

/** A call's implementation: parsed input in, contract shape out, `Failure` thrown for everything else. */
export type Handler<Id extends CallId> = (
  ctx: Context,
  input: RouteInput<RouteOf<Id>>,
  meta: CallMeta,
) => Promise<RouteOutput<RouteOf<Id>>>

/** The handlers of one noun or of all; a declared call without one answers code 17. */
export type Handlers = { [Id in CallId]?: Handler<Id> }
