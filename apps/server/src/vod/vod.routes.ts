import type { Handlers } from '../http/handler.ts'
import { browse, cardSurroundings, firstWorks, rank, similarWorks } from './vod.rules/browse.ts'
import { categoryTree } from './vod.rules/categories.ts'
import { workDetail } from './vod.rules/episodes.ts'
import { toCategory, toDetail } from './vod.view.ts'

export const vodRoutes = {
  'vod.types': async ctx => {
    const tree = await categoryTree(ctx)
    return tree.all.map(row => toCategory(row, tree))
  },
  'vod.list': (ctx, { order, page, size, ...query }) => browse(ctx, query, order, page, size),
  'vod.detail': async (ctx, { id }) => {
    const [row, tree, around] = await Promise.all([workDetail(ctx, id), categoryTree(ctx), cardSurroundings(ctx)])
    return toDetail(row, tree.byId.get(row.categoryId), around)
  },
  'vod.random': (ctx, { typeId, excludeId, size }) => similarWorks(ctx, typeId, excludeId, size),
  'vod.newest': (ctx, { typeId, size }) => firstWorks(ctx, { typeId }, 'latest', size),
  'vod.rank': (ctx, { typeId, area, period, page, size }) => rank(ctx, { typeId, area }, period, page, size),
} satisfies Handlers
