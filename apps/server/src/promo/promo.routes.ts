import type { Handlers } from '../http/handler.ts'
import { countHit } from './promo.rules.ts'

export const promoRoutes = {
  'promo.hits': async (ctx, target, { viewer }) => {
    await countHit(ctx, viewer.key, target)
    return { ok: true as const }
  },
} satisfies Handlers
