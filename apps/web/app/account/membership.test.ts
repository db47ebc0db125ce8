import type { UserInfo } from '@xinghe/contract/client'
import { expect, it } from 'vitest'
import { membershipOf } from './membership.ts'

const now = 1_795_000_000
const of = (groupId: number, userEndTime: number) => membershipOf({ groupId, userEndTime } as UserInfo, now)

it.each([
  [3, now + 1, { kind: 'vip', until: now + 1, days: 1 }],
  [3, now + 86_400, { kind: 'vip', until: now + 86_400, days: 1 }],
  [3, now + 86_401, { kind: 'vip', until: now + 86_401, days: 2 }],
  [3, now, { kind: 'ended', until: now }],
  [2, now - 1, { kind: 'ended', until: now - 1 }],
  [3, 0, { kind: 'none' }],
  [2, 0, { kind: 'none' }],
  [2, now + 1, { kind: 'none' }],
])('group %d until %d', (groupId, until, membership) => expect(of(groupId, until)).toEqual(membership))
