import { z } from 'zod'
import { rankKinds } from './pages.ts'
import { memberWrite, publicGet } from './presets.ts'
import { route } from './route.ts'
import { filter, id, int, page, pageNo, rankRow, size, unix, vodCard } from './shapes.ts'

export const typeId = id('category id; 0 for all categories')
export const period = z.enum(['day', 'week', 'month', 'all']).describe('counting period')
export const vodOrder = z
  .enum(['latest', 'hot', 'score', 'new'])
  .describe('latest update, most played this month, best rated, newest title')

export const vodCategory = z.object({
  typeId: z.number().int(),
  typePid: z.number().int(),
  typeName: z.string(),
  typeEn: z.string(),
  genres: z.array(z.string()).describe('Filter chips of this category'),
  areas: z.array(z.string()),
  years: z.array(z.number().int()),
})

export const vodLine = z.object({
  id: z.number().int().describe('Identity of the line group within the work'),
  sid: z.number().int().describe('Position from 1 as old addresses count it, disabled groups included'),
  name: z.string(),
})

export const vodEpisode = z.object({
  level: z
    .number()
    .int()
    .describe(
      'Stable number of the episode within the work: season 1 counts 1, 2, 3 …, season n ≥ 2 counts n·10000 + number',
    ),
  season: z.number().int(),
  number: z.number().int(),
  title: z.string(),
  label: z.string().describe("Short text on the episode's button: 14, 第14集, 2024-09-24"),
  kind: z.enum(['main', 'preview', 'extra']),
  vip: z.boolean(),
  durationSec: z.number().nullable(),
  lineIds: z.array(z.number().int()).describe('Ids of the line groups that have this episode'),
})

export const vodPerson = z.object({
  id: z.number().int(),
  name: z.string(),
  role: z.enum(['director', 'actor', 'writer', 'host', 'producer']),
  character: z.string(),
})

export const vodDetail = vodCard.extend({
  originalTitle: z.string(),
  aliases: z.array(z.string()),
  content: z.string(),
  titleArt: z.string().nullable().describe('The title as artwork, white on transparent'),
  lang: z.string(),
  category: vodCategory.pick({ typeId: true, typeName: true, typeEn: true }),
  people: z.array(vodPerson),
  seasons: z.array(z.object({ number: z.number().int(), title: z.string(), episodes: z.number().int() })),
  episodes: z.array(vodEpisode),
  lines: z.array(vodLine),
  totalEpisodes: z.number().int().nullable(),
  isFinished: z.boolean(),
  schedule: z.string().describe('When new episodes come, in words'),
  ups: z.number().int(),
  hits: z.number().int(),
  scoreCount: z.number().int(),
  introSec: z
    .number()
    .nullable()
    .describe('Seconds from the start, and from the end, that "skip intro/outro" leaves out; null when unknown'),
  outroSec: z.number().nullable(),
  hasPassword: z.boolean().describe('The work asks for a password before it plays'),
  publishedAt: unix.nullable(),
})
export const rankBoard = z.object({
  typeId: z.number().int(),
  name: z.string().describe('Name of the category'),
  rows: z.array(rankRow),
})
export type RankBoard = z.infer<typeof rankBoard>
export const timetableDay = z.object({
  date: z.string().describe('YYYY-MM-DD; days begin at midnight in China'),
  weekday: z.number().int().min(1).max(7).describe('1 Monday … 7 Sunday'),
  isToday: z.boolean(),
  works: z.array(
    vodCard.extend({
      airsAt: z.string().describe('HH:MM in China; empty when the time of day is not known'),
      isUpdated: z.boolean().describe('New episodes came on that day or after it'),
    }),
  ),
})
export type TimetableDay = z.infer<typeof timetableDay>
export type VodDetail = z.infer<typeof vodDetail>
export type VodEpisode = z.infer<typeof vodEpisode>
export type VodLine = z.infer<typeof vodLine>
export type VodCategory = z.infer<typeof vodCategory>

export const vod = {
  types: route({
    ...publicGet,
    path: '/v1/pub/vod/list/type',
    summary: 'All categories with their filter chips, parents first.',
    output: z.array(vodCategory),
    cacheSec: 60,
  }),
  list: route({
    ...publicGet,
    path: '/v1/pub/vod/list/{typeId}/{genre}/{area}/{year}/{lang}/{letter}/{vip}/{order}/{page}/{size}',
    summary: 'Browse the catalogue with any combination of filters.',
    params: {
      typeId,
      genre: filter('genre'),
      area: filter('region'),
      year: filter('four digits, or a range 2010-2019'),
      lang: filter('spoken language'),
      letter: filter('first letter A–Z, or 0 for digits'),
      vip: filter('1 VIP only, 0 free only'),
      order: vodOrder,
      page: pageNo,
      size: size(),
    },
    input: { tags: filter('tag the operator gave').default('') },
    output: page(vodCard),
    cacheSec: 30,
    example: {
      typeId: 0,
      genre: 'all',
      area: 'all',
      year: 'all',
      lang: 'all',
      letter: 'all',
      vip: 'all',
      order: 'latest',
      page: 1,
      size: 24,
    },
  }),
  detail: route({
    ...publicGet,
    path: '/v1/pub/vod/detail/{type}/{id}',
    summary: 'Everything the detail and player pages show about one work.',
    params: { type: typeId, id: id('work id') },
    output: vodDetail,
    cacheSec: 30,
    example: { type: 1, id: 1 },
  }),
  random: route({
    ...publicGet,
    path: '/v1/pub/vod/random/{typeId}/{excludeId}/{size}',
    summary: 'Works to watch next, similar ones first; changes every minute.',
    params: { typeId, excludeId: id('work on screen; 0 for none'), size: size(30) },
    output: z.array(vodCard),
    cacheSec: 60,
    example: { typeId: 1, excludeId: 1, size: 6 },
  }),
  newest: route({
    ...publicGet,
    path: '/v1/pub/vod/newest/{typeId}/{size}',
    summary: 'Works in the order of their last update.',
    params: { typeId, size: size() },
    output: z.array(vodCard),
    cacheSec: 30,
    example: { typeId: 0, size: 12 },
  }),
  timetable: route({
    ...publicGet,
    path: '/v1/pub/vod/timetable/{typeId}',
    summary: 'Which series get new episodes on which day of this week, Monday first.',
    params: { typeId },
    output: z.array(timetableDay),
    cacheSec: 60,
    example: { typeId: 0 },
  }),
  rank: route({
    ...publicGet,
    path: '/v1/pub/vod/rank/{typeId}/{area}/{period}/{page}/{size}',
    summary: 'Ranking by plays in a period, with movement against the previous one.',
    params: { typeId, area: filter('region'), period, page: pageNo, size: size() },
    output: page(rankRow),
    cacheSec: 60,
    example: { typeId: 0, area: 'all', period: 'week', page: 1, size: 10 },
  }),
  rankBoards: route({
    ...publicGet,
    path: '/v1/pub/vod/boards/{typeId}/{by}/{size}',
    summary: 'The first places of one category, or of each in the navigation, by plays or by rating.',
    params: { typeId, by: z.enum(rankKinds).describe('counting period, or best rated'), size: size() },
    output: z.array(rankBoard),
    cacheSec: 60,
    example: { typeId: 0, by: 'week', size: 10 },
  }),
  up: route({
    ...memberWrite,
    path: '/pub/vod/up',
    summary: 'Give a work a thumb up, once per user.',
    input: { id: id('work id') },
    output: z.object({ ups: z.number().int() }),
    example: { id: 1 },
  }),
  score: route({
    ...memberWrite,
    path: '/pub/vod/score',
    summary: 'Rate a work from 1 to 10; a second rating replaces the first.',
    input: { id: id('work id'), score: int(1, 10).describe('1 to 10') },
    output: z.object({ score: z.number(), scoreCount: z.number().int() }),
    example: { id: 1, score: 9 },
  }),
}
