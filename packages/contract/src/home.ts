import { z } from 'zod'
import { codes } from './codes.ts'
import { route } from './route.ts'
import { done, id, page, pageNo, rankRow, size, vodCard } from './shapes.ts'
import { period, vodOrder } from './vod.ts'

export const homeBanner = z.object({
  id: z.number().int(),
  /** The work behind the banner. */
  work: vodCard,
  titleArt: z.string().nullable(),
  /** Two lines of copy. */
  intro: z.string(),
})
export type HomeBanner = z.infer<typeof homeBanner>

export const homeSection = z.object({
  typeId: z.number().int(),
  title: z.string(),
  /** `ranked`: grid beside a ranking; `editorial`: one large and four wide; `grid`: one full row. */
  layout: z.enum(['ranked', 'editorial', 'grid']),
  items: z.array(vodCard),
  rank: z.array(rankRow),
})
export type HomeSection = z.infer<typeof homeSection>

const read = { method: 'GET', access: 'guest', sealed: true, limit: { perIp: 240 }, codes: [codes.warning] } as const
const typeId = id('category id; 0 for all categories')

export const home = {
  banners: route({
    ...read,
    path: '/v1/pub/index/banners',
    summary: 'Hero slides of the home page.',
    params: {},
    input: {},
    output: z.array(homeBanner),
    cacheSec: 30,
    example: {},
  }),
  vodData: route({
    ...read,
    path: '/v1/pub/index/vod/data',
    summary: 'All film and series sections of the home page.',
    params: {},
    input: {},
    output: z.array(homeSection),
    cacheSec: 30,
    example: {},
  }),
  vodDataOf: route({
    ...read,
    path: '/v1/pub/index/vod/data/{id}',
    summary: 'The home section of one category.',
    params: { id: id('category id') },
    input: {},
    output: homeSection,
    cacheSec: 30,
    example: { id: 1 },
  }),
  vodDataList: route({
    ...read,
    path: '/v1/pub/index/vod/data/list/{typeId}/{size}',
    summary: 'The picked works of one category.',
    params: { typeId, size: size() },
    input: {},
    output: z.array(vodCard),
    cacheSec: 30,
    example: { typeId: 1, size: 12 },
  }),
  vodDataRank: route({
    ...read,
    path: '/v1/pub/index/vod/data/rank/{typeId}/{period}/{size}',
    summary: 'The ranking beside a home section.',
    params: { typeId, period, size: size() },
    input: {},
    output: z.array(rankRow),
    cacheSec: 60,
    example: { typeId: 1, period: 'week', size: 10 },
  }),
  vodDataTest: route({
    ...read,
    path: '/v1/pub/index/vod/data/test',
    summary: 'Answers when the catalogue can be read; for monitors.',
    params: {},
    input: {},
    output: done,
    example: {},
  }),
  vodPage: route({
    ...read,
    path: '/v1/pub/index/vod/{typeId}/{order}/{page}/{size}',
    summary: 'One page of a category for endless home sections.',
    params: { typeId, order: vodOrder, page: pageNo, size: size() },
    input: {},
    output: page(vodCard),
    cacheSec: 30,
    example: { typeId: 1, order: 'hot', page: 1, size: 12 },
  }),
}
