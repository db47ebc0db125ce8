/** Business outcomes of the envelope's `code`. HTTP stays 200 for all of them. */
export const codes = {
  ok: 0,
  /** Shown to the user as a warning; `msg` says what to do. */
  warning: 7,
  /** Anonymous where signing in would only add something; ignored silently. */
  anonymous: 11,
  /** Sign in first; the site opens the login dialog. */
  loginRequired: 12,
  accountDisabled: 13,
  tokenExpired: 14,
  /** Already in that state: an idempotent repeat; ignored silently. */
  already: 15,
  /** Session revoked, or signed in elsewhere with the limit reached. */
  sessionRevoked: 16,
  /** Not available right now; ignored silently. */
  unavailable: 17,
} as const

export type Code = (typeof codes)[keyof typeof codes]

/** Answered by any call besides its own codes: 13, 14 and 16 when the token that was sent is no good, 17 while closed. */
export const commonCodes: readonly Code[] = [
  codes.accountDisabled,
  codes.tokenExpired,
  codes.sessionRevoked,
  codes.unavailable,
]

/** Default Chinese messages; a rule may answer code 7 with a more precise sentence. */
export const messages: Record<Code, string> = {
  0: '',
  7: '请求有误，请检查后重试',
  11: '登录后可同步到账号',
  12: '请先登录用户!',
  13: '账号已被停用，请联系客服',
  14: '登录已过期，请重新登录',
  15: '已是当前状态',
  16: '账号已在其他设备登录，请重新登录',
  17: '暂未开放',
}
