import type { UserInfo } from '@xinghe/contract/client'
import { dayOf } from '../core/format.ts'
import { fill, useStrings } from '../core/zh.ts'
import { membershipOf } from './membership.ts'

/** A user's membership in words; `line` is empty for those who never bought one. */
export function useMembership(user: UserInfo): { kind: 'vip' | 'ended' | 'none'; line: string } {
  const t = useStrings().user
  const membership = membershipOf(user, Date.now() / 1000)
  switch (membership.kind) {
    case 'vip':
      return { kind: 'vip', line: fill(t.vipUntil, { date: dayOf(membership.until), n: membership.days }) }
    case 'ended':
      return { kind: 'ended', line: fill(t.vipEnded, { date: dayOf(membership.until) }) }
    case 'none':
      return { kind: 'none', line: '' }
  }
}
