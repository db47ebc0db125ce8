import { z } from 'zod'
import { publicGet, publicPost } from './presets.ts'
import { route } from './route.ts'
import { done, id, page, pageNo, rankRow, size, vodCard } from './shapes.ts'
import { period, typeId, vodOrder } from './vod.ts'

export const homeBanner = z.object({
  id: z.number().int(),
  work: vodCard.describe('The work behind the banner'),
  titleArt: z.string().nullable(),
  intro: z.string().describe('Two lines of copy'),
})
export type HomeBanner = z.infer<typeof homeBanner>

export const homeSection = z.object({
  typeId: z.number().int(),
  title: z.string(),
  layout: z
    .enum(['ranked', 'editorial', 'grid'])
    .describe('`ranked`: grid beside a ranking; `editorial`: one large and four wide; `grid`: one full row'),
  items: z.array(vodCard),
  rank: z.array(rankRow),
})
export type HomeSection = z.infer<typeof homeSection>

/** The head of a home section, in page order. */
export const homeTitle = z.object({
  kind: z
    .enum(['lives', 'watching', 'tvs', 'vod'])
    .describe('`lives`: matches, `watching`: continue watching, `tvs`: channels, `vod`: a section of home.vodData'),
  typeId: z.number().int().describe('Category of a `vod` section; 0 otherwise'),
  title: z.string(),
  chips: z.array(z.object({ name: z.string(), address: z.string() })),
})
export type HomeTitle = z.infer<typeof homeTitle>

export const home = {
  titles: route({
    ...publicPost,
    path: '/pub/index/titles',
    summary: 'Sections of the home page in order, with the chips beside their titles.',
    output: z.array(homeTitle),
  }),
  banners: route({
    ...publicGet,
    path: '/v1/pub/index/banners',
    summary: 'Hero slides of the home page.',
    output: z.array(homeBanner),
    cacheSec: 30,
  }),
  vodData: route({
    ...publicGet,
    path: '/v1/pub/index/vod/data',
    summary: 'All film and series sections of the home page.',
    output: z.array(homeSection),
    cacheSec: 30,
  }),
  vodDataTest: route({
    ...publicGet,
    path: '/v1/pub/index/vod/data/test',
    summary: 'Answers when the catalogue can be read; for monitors.',
    output: done,
  }),
  vodDataOf: route({
    ...publicGet,
    path: '/v1/pub/index/vod/data/{id}',
    summary: 'The home section of one category.',
    params: { id: id('category id') },
    output: homeSection,
    cacheSec: 30,
    example: { id: 1 },
  }),
  vodDataList: route({
    ...publicGet,
    path: '/v1/pub/index/vod/data/list/{typeId}/{size}',
    summary: 'The picked works of one category.',
    params: { typeId, size: size() },
    output: z.array(vodCard),
    cacheSec: 30,
    example: { typeId: 1, size: 12 },
  }),
  vodDataRank: route({
    ...publicGet,
    path: '/v1/pub/index/vod/data/rank/{typeId}/{period}/{size}',
    summary: 'The ranking beside a home section.',
    params: { typeId, period, size: size() },
    output: z.array(rankRow),
    cacheSec: 60,
    example: { typeId: 1, period: 'week', size: 10 },
  }),
  vodPage: route({
    ...publicGet,
    path: '/v1/pub/index/vod/{typeId}/{order}/{page}/{size}',
    summary: 'One page of a category for endless home sections.',
    params: { typeId, order: vodOrder, page: pageNo, size: size() },
    output: page(vodCard),
    cacheSec: 30,
    example: { typeId: 1, order: 'hot', page: 1, size: 12 },
  }),
}
