import { account } from './account.ts'
import { circle } from './circle.ts'
import { comment } from './comment.ts'
import { danmaku } from './danmaku.ts'
import { home } from './home.ts'
import { library } from './library.ts'
import { match } from './match.ts'
import { media } from './media.ts'
import { message } from './message.ts'
import { promo } from './promo.ts'
import type { Route } from './route.ts'
import { search } from './search.ts'
import { site } from './site.ts'
import { tv } from './tv.ts'
import { vip } from './vip.ts'
import { vod } from './vod.ts'

/** Every call of the product, by noun. A call's id is `noun.name`. */
export const contract = {
  account,
  site,
  vip,
  media,
  vod,
  tv,
  match,
  circle,
  search,
  library,
  comment,
  danmaku,
  message,
  promo,
  home,
}
export type Contract = typeof contract
export type Noun = keyof Contract

type Ids<C> = { [N in keyof C & string]: { [R in keyof C[N] & string]: `${N}.${R}` }[keyof C[N] & string] }[keyof C &
  string]
export type CallId = Ids<Contract>

/** The declaration behind a call id. */
export type RouteOf<Id extends CallId> = Id extends `${infer N extends Noun}.${infer R}`
  ? R extends keyof Contract[N]
    ? Contract[N][R]
    : never
  : never

export interface Declared {
  id: CallId
  noun: Noun
  route: Route
}

/** All declarations as one list. Where two patterns fit one address, the one to take comes first. */
export function routes(): Declared[] {
  return Object.entries(contract).flatMap(([noun, calls]) =>
    Object.entries(calls).map(([name, route]) => ({
      id: `${noun}.${name}` as CallId,
      noun: noun as Noun,
      route: route as Route,
    })),
  )
}
