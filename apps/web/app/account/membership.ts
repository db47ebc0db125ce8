import type { UserInfo } from '@xinghe/contract/client'
import { isVip } from '../core/session.ts'

const DAY_SEC = 86_400

/** `vip` with the days left, the last one included; `ended` when it was bought before. `until` in unix seconds. */
export type Membership =
  | { kind: 'vip'; until: number; days: number }
  | { kind: 'ended'; until: number }
  | { kind: 'none' }

/** What a user has bought. @param nowSec unix seconds */
export function membershipOf(user: UserInfo, nowSec: number): Membership {
  const until = user.userEndTime
  if (isVip(user, nowSec)) return { kind: 'vip', until, days: Math.ceil((until - nowSec) / DAY_SEC) }
  return until > 0 && until <= nowSec ? { kind: 'ended', until } : { kind: 'none' }
}
