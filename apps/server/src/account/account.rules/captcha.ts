import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { CaptchaImage } from '@xinghe/contract/account'
import type { Context } from '../../context.ts'
import { fail } from '../../core/errors.ts'
import { deleteCaptcha, deleteCaptchas, insertCaptcha } from '../account.queries.ts'
import { drawCaptcha, letters } from './captcha-picture.ts'

const LENGTH = 4
const LIFE_SEC = 300

/** What a visitor read in a picture, in the names of the wire. */
export interface CaptchaAnswer {
  captcha: string
  captcha_id: string
}

/** A fresh picture; its answer is good once, within five minutes, on every node. */
export async function createCaptcha(ctx: Context): Promise<CaptchaImage> {
  const id = randomUUID()
  const text = Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')
  const expiresAt = new Date(ctx.clock.now().getTime() + LIFE_SEC * 1000)
  await insertCaptcha(ctx.db, { id, answer: digest(ctx, id, text), expiresAt })
  const png = await drawCaptcha(text)
  return { captchaId: id, picPath: `data:image/png;base64,${png.toString('base64')}` }
}

/** Uses a captcha up. Fails with 7 when it was answered wrongly, is too old or was used before. */
export async function requireCaptcha(ctx: Context, { captcha, captcha_id }: CaptchaAnswer): Promise<void> {
  const stored = await deleteCaptcha(ctx.db, captcha_id)
  const { devCaptcha } = ctx.config
  if (devCaptcha !== null && isSame(ctx, devCaptcha, captcha)) return
  if (!stored || stored.expiresAt <= ctx.clock.now()) fail('warning', '验证码已失效，请换一张再试')
  if (!timingSafeEqual(stored.answer, digest(ctx, captcha_id, captcha))) fail('warning', '验证码错误，请重新输入')
}

const isSame = (ctx: Context, a: string, b: string) => timingSafeEqual(digest(ctx, '', a), digest(ctx, '', b))

/** Case and width do not matter: people read a picture. */
function digest(ctx: Context, id: string, text: string): Buffer {
  const plain = text.normalize('NFKC').trim().toUpperCase()
  return createHmac('sha256', ctx.keys.token).update(`captcha\n${id}\n${plain}`).digest()
}

/** Drops pictures nobody answered. */
export async function forgetCaptchas(ctx: Context): Promise<void> {
  await deleteCaptchas(ctx.db, ctx.clock.now())
}
