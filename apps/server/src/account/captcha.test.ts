import { createHmac } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { createTestContext } from '../testing/test-context.ts'
import { letters } from './account.rules/captcha-picture.ts'
import { forgetCaptchas, requireCaptcha } from './account.rules.ts'

const ctx = await createTestContext()

/** A captcha whose answer is known: what is stored is a keyed hash. */
async function known(text: string) {
  const { captchaId } = await call(ctx, 'account.captcha', {})
  const answer = createHmac('sha256', ctx.keys.token).update(`captcha\n${captchaId}\n${text}`).digest()
  await ctx.db.updateTable('captchas').set({ answer }).where('id', '=', captchaId).execute()
  return (captcha: string) => requireCaptcha(ctx, { captcha, captcha_id: captchaId })
}

test('a captcha is a picture, and its answer stands nowhere in the clear', async () => {
  const { captchaId, picPath } = await call(ctx, 'account.captcha', {})
  const picture = Buffer.from(picPath.replace('data:image/png;base64,', ''), 'base64')
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 216, height: 68 })
  const row = await ctx.db.selectFrom('captchas').selectAll().where('id', '=', captchaId).executeTakeFirstOrThrow()
  expect(row.answer).toHaveLength(32)
  expect(new Set(letters).size).toBe(letters.length)
})

test('the right answer is good once, whatever its case', async () => {
  const answer = await known('X7K2')
  await answer(' x7k2 ')
  await expect(answer('X7K2')).rejects.toMatchObject({ code: 7, message: expect.stringContaining('失效') })
})

test('a wrong answer uses the picture up', async () => {
  const answer = await known('X7K2')
  await expect(answer('X7K3')).rejects.toMatchObject({ code: 7, message: expect.stringContaining('错误') })
  await expect(answer('X7K2')).rejects.toMatchObject({ code: 7 })
})

test('after five minutes it is no good any more, and forgotten', async () => {
  const answer = await known('X7K2')
  ctx.clock.advance(301)
  await expect(answer('X7K2')).rejects.toMatchObject({ code: 7 })
  await known('X7K2')
  ctx.clock.advance(301)
  await forgetCaptchas(ctx)
  expect(await ctx.db.selectFrom('captchas').selectAll().execute()).toEqual([])
})
