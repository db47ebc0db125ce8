import { fail } from '../core/errors.ts'
import type { Handlers } from '../http/handler.ts'
import { browse, cardSurroundings, firstWorks, similarWorks } from './vod.rules/browse.ts'
import { categoryTree } from './vod.rules/categories.ts'
import { workDetail } from './vod.rules/episodes.ts'
import { playEpisode } from './vod.rules/play.ts'
import { rank, rankBoards } from './vod.rules/ranking.ts'
import { timetable } from './vod.rules/timetable.ts'
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
  'vod.timetable': (ctx, { typeId }) => timetable(ctx, typeId),
  'vod.rank': (ctx, { typeId, area, period, page, size }) => rank(ctx, { typeId, area }, period, page, size),
  'vod.rankBoards': (ctx, { typeId, by, size }) => rankBoards(ctx, typeId, by, size),
  // Lines belong to the noun that is played, so the token is given here although its address is the media noun's.
  'media.playToken': (ctx, { type, id, level, password }, { viewer }) =>
    type === 'vod' ? playEpisode(ctx, viewer, { workId: id, level, password }) : fail('unavailable'),
} satisfies Handlers
