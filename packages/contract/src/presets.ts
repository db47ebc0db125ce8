import { codes } from './codes.ts'

const nothing = { params: {}, input: {}, example: {} } as const

/** A public read. Add `cacheSec` where the answer is the same for everyone. */
export const publicGet = {
  ...nothing,
  method: 'GET',
  access: 'guest',
  sealed: true,
  limit: { perIp: 240 },
  codes: [codes.warning],
} as const

/** A public read that the specification asks for by POST. */
export const publicPost = { ...publicGet, method: 'POST' } as const

/** Reads what belongs to a member; a guest has nothing there and is not bothered. */
export const memberRead = {
  ...nothing,
  method: 'POST',
  access: 'member',
  sealed: true,
  limit: { perIp: 240, perUser: 120 },
  codes: [codes.warning, codes.anonymous],
} as const

/** Changes something of a member; a repeat of the same answers 15. */
export const memberWrite = {
  ...nothing,
  method: 'POST',
  access: 'member',
  sealed: true,
  limit: { perIp: 60 },
  codes: [codes.warning, codes.loginRequired, codes.already],
} as const
