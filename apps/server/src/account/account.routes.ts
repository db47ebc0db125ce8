import type { Handlers } from '../http/handler.ts'
import { createCaptcha } from './account.rules.ts'

export const accountRoutes = {
  'account.captcha': ctx => createCaptcha(ctx),
} satisfies Handlers
