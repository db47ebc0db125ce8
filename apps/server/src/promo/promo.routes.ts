import type { Handlers } from '../http/handler.ts'
import { anchorsFor } from './promo.rules/anchors.ts'
import { products, requestCooperation } from './promo.rules/cooperate.ts'
import { countHit } from './promo.rules.ts'

export const promoRoutes = {
  'promo.anchors': (ctx, { platform, type }, { viewer }) => anchorsFor(ctx, viewer, platform, type),
  'promo.hits': async (ctx, target, { viewer }) => {
    await countHit(ctx, viewer.key, target)
    return { ok: true as const }
  },
  'promo.products': ctx => products(ctx),
  'promo.cooperate': async (ctx, { captcha, captcha_id, ...request }) => {
    await requestCooperation(ctx, request, { captcha, captcha_id })
    return { ok: true as const }
  },
} satisfies Handlers
