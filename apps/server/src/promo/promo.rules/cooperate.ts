import type { CooperateProduct } from '@xinghe/contract/promo'
import { type CaptchaAnswer, requireCaptcha } from '../../account/account.rules.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../core/db.ts'
import { siteSettings } from '../../site/site.rules.ts'
import {
  findProductName,
  hideProductsExcept,
  insertRequest,
  listProducts,
  type Outcome,
  type ProductRecord,
  type RequestRecord,
  upsertProduct,
} from '../promo.queries.ts'

/** Advertising products in the operator's order. */
export const products = (ctx: Context): Promise<CooperateProduct[]> => listProducts(ctx.db)

export type CooperateRequest = Omit<RequestRecord, 'createdAt' | 'productId'> & { productId: number }

/** Stores an appointment request and mails it to the operator, if there is an address. */
export async function requestCooperation(
  ctx: Context,
  request: CooperateRequest,
  captcha: CaptchaAnswer,
): Promise<void> {
  await requireCaptcha(ctx, captcha)
  const [productName, settings] = await Promise.all([findProductName(ctx.db, request.productId), siteSettings(ctx)])
  const productId = productName === null ? null : request.productId
  await inTransaction(ctx.db, async tx => {
    await insertRequest(tx, { ...request, productId, createdAt: ctx.clock.now() })
    if (settings.operator_email === '') return
    await ctx.jobs.enqueue(tx, 'mail.send', {
      from: settings.mail_from,
      to: settings.operator_email,
      ...(request.email && { replyTo: request.email }),
      subject: `${settings.name} 广告合作预约：${request.company}`,
      text: letter(request, productName),
    })
  })
}

function letter(request: CooperateRequest, productName: string | null): string {
  const lines = [
    ['公司', request.company],
    ['联系人', request.name],
    ['电话', request.phone],
    ['邮箱', request.email],
    ['意向产品', productName ?? '未选择'],
    ['说明', request.content],
  ]
  return lines.map(([name, value]) => `${name}：${value || '未填写'}`).join('\n')
}

/** Makes these the advertising products, in this order. */
export async function replaceProducts(ctx: Context, wanted: readonly ProductRecord[]): Promise<Outcome[]> {
  return inTransaction(ctx.db, async tx => {
    const slugs = wanted.map(product => product.slug)
    await hideProductsExcept(tx, slugs, ctx.clock.now())
    const outcomes: Outcome[] = []
    for (const [position, product] of wanted.entries()) outcomes.push(await upsertProduct(tx, product, position))
    await ctx.bus.emit(tx, 'site.changed', {})
    return outcomes
  })
}
