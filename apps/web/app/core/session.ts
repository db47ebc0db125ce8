import type { UserInfo } from '@xinghe/contract/account'
import { readStored, type Stored, useStored, writeStored } from './storage.ts'

/** VIP while the group is 3 and the end lies ahead. @param nowSec unix seconds */
export function isVip(user: UserInfo | null, nowSec: number = Date.now() / 1000): boolean {
  return user?.groupId === 3 && user.userEndTime > nowSec
}

// An older site may have left another shape under that name.
const userOf = (token: Stored['token'] | null, user: Stored['userinfo'] | null): UserInfo | null =>
  token && typeof user?.userNickName === 'string' ? user : null

/** The signed-in user for components; null for guests and while the server's HTML is shown. */
export const useUser = (): UserInfo | null => userOf(useStored('token'), useStored('userinfo'))

/** The signed-in user as of now; null for guests. */
export const readUser = (): UserInfo | null => userOf(readStored('token'), readStored('userinfo'))

/** Forgets user and tokens. On a user page it goes home, else it reloads unless told not to. */
export function logout({ reload = true }: { reload?: boolean } = {}): void {
  writeStored('token', null)
  writeStored('tokens', null)
  writeStored('userinfo', null)
  // Set before the first paint; see core/theme.ts.
  const { dataset } = document.documentElement
  delete dataset.user
  delete dataset.vip
  if (location.pathname.startsWith('/user')) location.assign('/')
  else if (reload) location.reload()
}
