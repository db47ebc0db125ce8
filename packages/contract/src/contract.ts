import { danmaku } from './danmaku.ts'
import { home } from './home.ts'
import { media } from './media.ts'
import { promo } from './promo.ts'
import { site } from './site.ts'
import { vod } from './vod.ts'

/** Every call of the product, by noun. A call's id is `noun.name`. */
export const contract = { site, media, vod, danmaku, promo, home }
export type Contract = typeof contract

type Ids<C> = { [N in keyof C & string]: { [R in keyof C[N] & string]: `${N}.${R}` }[keyof C[N] & string] }[keyof C &
  string]
export type CallId = Ids<Contract>

/** The declaration behind a call id. */
export type RouteOf<Id extends CallId> = Id extends `${infer N extends keyof Contract & string}.${infer R}`
  ? R extends keyof Contract[N]
    ? Contract[N][R]
    : never
  : never
