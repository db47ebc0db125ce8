import { z } from 'zod'
import { codes } from './codes.ts'
import { memberRead, memberWrite, publicGet, publicPost } from './presets.ts'
import { route } from './route.ts'
import { id, text, unix } from './shapes.ts'

export const vipProduct = z.object({
  id: z.number().int(),
  name: z.string(),
  amount: z.number().int().describe('Cents of CNY'),
  currencyAmount: z.number().int().describe('Cents of EUR'),
  days: z.number().int().describe('Days of membership it adds'),
  note: z.string().describe('Price line below the amount: 约 ¥14 / 月'),
  flag: z.string().describe('Flag on the corner, one product at most: 最划算'),
})
export type VipProduct = z.infer<typeof vipProduct>

/** Method 4 shows a QR code without a pay button; all others redirect. */
export const paymentMethod = z.object({ id: z.number().int(), name: z.string(), img: z.string(), desc: z.string() })
export type PaymentMethod = z.infer<typeof paymentMethod>

export const orderState = z.enum(['created', 'paid', 'fulfilled', 'expired', 'refunded'])
const orderId = text(40, 1).describe('`orderId` of vip.upgrade')

export const vip = {
  products: route({
    ...publicGet,
    path: '/v1/common/vip/products',
    summary: 'VIP packages on sale, in display order.',
    output: z.array(vipProduct),
    cacheSec: 60,
  }),
  payments: route({
    ...publicPost,
    path: '/common/vip/payments',
    summary: 'Payment methods that are switched on.',
    output: z.array(paymentMethod),
  }),
  upgrade: route({
    ...memberWrite,
    path: '/pub/user/upgrade',
    summary: 'Order a VIP package and get where to pay.',
    input: {
      productId: id('product id'),
      type: id('payment method id'),
      userId: id('the buyer; must be the signed-in user'),
    },
    output: z.object({
      url: z.string().describe('Redirect target; with method 4 the text of the QR code'),
      orderId: z.string(),
      expiresAt: unix.describe('Unix seconds after which the order can not be paid any more'),
    }),
    limit: { perIp: 20 },
    codes: [codes.warning, codes.loginRequired],
    example: { productId: 1, type: 4, userId: 1 },
  }),
  order: route({
    ...memberRead,
    path: '/pub/user/upgrade/state',
    summary: 'State of one of my orders; the QR popup polls it and closes itself when paid.',
    input: { orderId },
    output: z.object({ orderId: z.string(), state: orderState, userEndTime: unix }),
    codes: [codes.warning, codes.loginRequired],
    example: { orderId: 'demo-order' },
  }),
}
