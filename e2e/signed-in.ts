import type { Page } from '@playwright/test'
import type { UserInfo, WatchEntry } from '@xinghe/contract/client'
import type { Site } from './site.ts'

const DAY_SEC = 86_400

const member: UserInfo = {
  userId: 1,
  userName: 'linyu',
  userNickName: '林屿',
  userEmail: 'linyu@example.com',
  userPortrait: '',
  userQq: '',
  adult: 0,
  groupId: 2,
  userEndTime: 0,
  subLiveIds: [],
  isUser: true,
  isVip: false,
  authorityId: 1,
}

/** What makes the member a paying one. @param days from now */
export const vip = (days = 1): Partial<UserInfo> => ({ groupId: 3, userEndTime: Date.now() / 1000 + days * DAY_SEC })

/**
 * Makes the browser believe that somebody is signed in and has watched something; once, so that what a test does to it
 * stays. The server, which knows better, is asked as a guest.
 */
export const signIn = (page: Page, { user = {}, back = [] }: { user?: Partial<UserInfo>; back?: WatchEntry[] } = {}) =>
  page.addInitScript(
    ({ userinfo, history }) => {
      if (sessionStorage.getItem('signed-in')) return
      sessionStorage.setItem('signed-in', '1')
      localStorage.setItem('token', 'x')
      localStorage.setItem('userinfo', userinfo)
      if (history !== '[]') localStorage.setItem('back', history)
    },
    { userinfo: JSON.stringify({ ...member, ...user }), history: JSON.stringify(back) },
  )

/** A record of an episode, seen by half. @param daysAgo when */
export async function watched(site: Site, title: string, level: number, daysAgo = 0): Promise<WatchEntry> {
  const work = await site.work(title)
  return {
    type: 'vod',
    id: work.id,
    ids: 0,
    pidId: work.typeId,
    types: '',
    name: work.title,
    img: work.backdrop?.src ?? '',
    level,
    currentTime: 30,
    duration: 60,
    time: Math.floor(Date.now() / 1000 - 60 - daysAgo * DAY_SEC),
    remarks: `第 ${level} 集`,
    isLevel: true,
  }
}
