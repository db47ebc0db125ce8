import type { Handlers } from '../http/handler.ts'
import { banners } from '../vod/vod.rules/banners.ts'
import { browse, firstWorks } from '../vod/vod.rules/browse.ts'
import { vodNavs } from '../vod/vod.rules/navigation.ts'
import { topRanked } from '../vod/vod.rules/ranking.ts'
import { homeSectionOf, homeSections } from './home.rules.ts'

export const homeRoutes = {
  // The navigation is composed of several nouns' entries, so it is answered here although its address is the site's.
  'site.navs': ctx => vodNavs(ctx),
  'home.banners': ctx => ctx.cache.get('vod:banners', 30, () => banners(ctx)),
  'home.vodData': ctx => homeSections(ctx),
  'home.vodDataOf': (ctx, { id }) => homeSectionOf(ctx, id),
  'home.vodDataList': (ctx, { typeId, size }) => firstWorks(ctx, { typeId }, 'latest', size),
  'home.vodDataRank': (ctx, { typeId, period, size }) => topRanked(ctx, { typeId }, period, size),
  'home.vodDataTest': async ctx => {
    await firstWorks(ctx, { typeId: 0 }, 'latest', 1)
    return { ok: true as const }
  },
  'home.vodPage': (ctx, { typeId, order, page, size }) => browse(ctx, { typeId }, order, page, size),
} satisfies Handlers
