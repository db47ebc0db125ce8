import { z } from 'zod'
import { codes } from './codes.ts'
import { memberRead, memberWrite, publicGet, publicPost } from './presets.ts'
import { route } from './route.ts'
import { done, text, unix } from './shapes.ts'

export const userInfo = z.object({
  userId: z.number().int(),
  userName: z.string(),
  userNickName: z.string(),
  userEmail: z.string().describe("The owner's full address; the site masks it"),
  userPortrait: z.string(),
  userQq: z.string(),
  adult: z.number().int().describe('1: this user lets adult categories be listed'),
  groupId: z.number().int().describe('3 = VIP while `userEndTime` is in the future, 2 = member'),
  userEndTime: unix.describe('Unix seconds at which VIP ends; 0 for never bought'),
  subLiveIds: z.array(z.number().int()).describe('Matches this user will be reminded of'),
  isUser: z.boolean(),
  isVip: z.boolean(),
  authorityId: z.number().int().describe('888 = administrator, 1 = member'),
})
export type UserInfo = z.infer<typeof userInfo>

/** A signed-in session: `token` is a JWT, sent back as its three parts. */
export const session = z.object({ user: userInfo, token: z.string() })
export type Session = z.infer<typeof session>

export const captchaImage = z.object({
  captchaId: z.string(),
  picPath: z.string().describe('Data URL of the picture. Single use, five minutes'),
})
export type CaptchaImage = z.infer<typeof captchaImage>

const username = text(100, 1).describe('account name or e-mail')
const email = z.string().trim().max(254).describe('e-mail address')
const password = z.string().min(1).max(128)
const newPassword = z.string().min(6).max(128).describe('6 to 128 characters')
const code = text(6, 6).describe('six digits from the mail')
export const captchaFields = { captcha: text(10, 1), captcha_id: text(64, 1).describe('`captchaId` of the picture') }
const third = {
  authType: text(32, 1).describe('provider, as listed by account.providers'),
  accessToken: text(4096, 1),
  accessSecret: text(4096).default('').describe('empty for OAuth 2 and OIDC'),
}
const thirdExample = { authType: 'oidc', accessToken: 'token-of-the-provider', accessSecret: '' }
const captchaExample = { captcha: 'x7k2', captcha_id: 'a1b2c3' }

const open = { ...publicPost, limit: { perIp: 20 } } as const

export const account = {
  captcha: route({
    ...open,
    path: '/pub/captcha',
    summary: 'A fresh captcha picture for login, registration and mail codes.',
    output: captchaImage,
    limit: { perIp: 60 },
  }),
  login: route({
    ...open,
    path: '/pub/user/login',
    summary: 'Sign in with account name or e-mail.',
    input: {
      username,
      password,
      ...captchaFields,
      remember: z.boolean().default(false).describe('keep the session 30 days'),
    },
    output: session,
    sealed: false,
    codes: [codes.warning, codes.accountDisabled, codes.sessionRevoked],
    example: { username: 'demo', password: 'demo-password', ...captchaExample },
  }),
  register: route({
    ...open,
    path: '/pub/user/register',
    summary: 'Create an account with a mail code and sign in.',
    input: {
      username,
      email,
      password: newPassword,
      againPassword: newPassword.describe('the same password'),
      captcha: text(10).default('').describe('as filled in for the mail code; already used up by it'),
      code,
    },
    output: session,
    example: {
      username: 'linyu',
      email: 'linyu@example.com',
      password: 'river-of-stars',
      againPassword: 'river-of-stars',
      code: '123456',
    },
  }),
  emailRegister: route({
    ...open,
    path: '/pub/email/register',
    summary: 'Send a registration code by mail.',
    input: { ...captchaFields, to: email },
    output: done,
    limit: { perIp: 5 },
    example: { ...captchaExample, to: 'linyu@example.com' },
  }),
  emailForget: route({
    ...open,
    path: '/pub/email/forget',
    summary: 'Send a password-reset code by mail; the answer is the same whether or not the address is known.',
    input: { ...captchaFields, to: email },
    output: done,
    limit: { perIp: 5 },
    example: { ...captchaExample, to: 'linyu@example.com' },
  }),
  forget: route({
    ...open,
    path: '/pub/user/forget',
    summary: 'Set a new password with a mail code; ends all sessions.',
    input: { email, code, password: newPassword },
    output: done,
    limit: { perIp: 10 },
    example: { email: 'linyu@example.com', code: '123456', password: 'river-of-stars' },
  }),
  info: route({ ...memberRead, path: '/pub/user/info', summary: 'The signed-in user.', output: userInfo }),
  update: route({
    ...memberWrite,
    path: '/pub/user/update',
    summary: 'Change profile fields or the password; fields left out stay.',
    input: {
      userNickName: text(30, 1).optional(),
      userPortrait: z
        .string()
        .max(300_000)
        .optional()
        .describe('picture as a data URL (PNG, JPEG, WebP) or one of the offered addresses'),
      userQq: text(20).optional(),
      adult: z.union([z.literal(0), z.literal(1)]).optional(),
      oldPassword: password.optional().describe('needed with `password`'),
      password: newPassword.optional(),
    },
    output: userInfo,
    maxBodyBytes: 320 * 1024,
    example: { userNickName: '林屿' },
  }),
  logout: route({
    ...memberWrite,
    path: '/pub/user/logout',
    summary: 'End this session, or all sessions of this user.',
    input: { everywhere: z.boolean().default(false) },
    output: done,
    example: {},
  }),
  providers: route({
    ...publicGet,
    path: '/v1/pub/user/third/providers',
    summary: 'Third-party logins that are switched on, with the address that starts each.',
    output: z.array(z.object({ authType: z.string(), name: z.string(), img: z.string(), url: z.string() })),
    cacheSec: 60,
  }),
  thirdLogin: route({
    ...open,
    path: '/pub/user/third/login',
    summary:
      'Sign in with a third-party identity; `user` is null while it belongs to no account: then bind or register.',
    input: third,
    output: z.object({
      user: userInfo.nullable(),
      token: z.string(),
      suggestedName: z.string(),
      suggestedEmail: z.string(),
    }),
    sealed: false,
    codes: [codes.warning, codes.accountDisabled, codes.sessionRevoked],
    example: thirdExample,
  }),
  thirdRegister: route({
    ...open,
    path: '/pub/user/third/register',
    summary: 'Create an account for a third-party identity and sign in.',
    input: { ...third, email, captcha: text(10).default('').describe('as in account.register'), code },
    output: session,
    example: { ...thirdExample, email: 'linyu@example.com', code: '123456' },
  }),
  thirdBind: route({
    ...open,
    path: '/pub/user/third/bind',
    summary: 'Bind a third-party identity to an existing account and sign in.',
    input: { ...third, username, password },
    output: session,
    codes: [codes.warning, codes.already, codes.accountDisabled],
    example: { ...thirdExample, username: 'demo', password: 'demo-password' },
  }),
  thirdUnbind: route({
    ...memberWrite,
    path: '/pub/user/third/unbind',
    summary: 'Take a third-party identity off the account; refused for the last way to sign in.',
    input: { authType: third.authType },
    output: done,
    example: { authType: 'oidc' },
  }),
}
