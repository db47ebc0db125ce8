import { z } from 'zod'
import * as shape from './match.shapes.ts'
import { publicGet, publicPost } from './presets.ts'
import { route } from './route.ts'
import { filter, id, page, pageNo, size } from './shapes.ts'
import { period } from './vod.ts'

const sportId = id('sport; 0 for all')
const leagueId = id('league; 0 for all')
const matchId = id('match id')
const activityId = id('activity id')
const excludeId = id('what is on screen; 0 for none')
const state = z.enum(['all', 'live', 'upcoming', 'finished']).describe('state of the match')
const date = filter('day of kick-off, YYYY-MM-DD')
const paging = { page: pageNo.default(1), size: size().default(24) }
const pagingExample = { page: 1, size: 12 }

export const match = {
  lives: route({
    ...publicGet,
    path: '/v1/pub/index/lives/{sportId}/{state}/{page}/{size}',
    summary: 'Matches for home and match page: live first, then upcoming by time, then finished.',
    params: { sportId, state, page: pageNo, size: size() },
    output: page(shape.matchCard),
    cacheSec: 10,
    example: { sportId: 0, state: 'all', page: 1, size: 12 },
  }),
  liveData: route({
    ...publicGet,
    path: '/v1/pub/index/live/data/{id}',
    summary: 'The home section of one sport: its matches and newest replays.',
    params: { id: id('sport id') },
    output: z.object({ sport: shape.sport, lives: z.array(shape.matchCard), replays: z.array(shape.replayCard) }),
    cacheSec: 10,
    example: { id: 1 },
  }),
  activeLives: route({
    ...publicPost,
    path: '/pub/index/activeLives',
    summary: 'Running activities with their next matches, for the home page.',
    input: { size: size(20).default(4).describe('matches per activity') },
    output: z.array(z.object({ activity: shape.activity, lives: z.array(shape.matchCard) })),
    example: { size: 4 },
  }),
  sports: route({
    ...publicPost,
    path: '/pub/index/sports',
    summary: 'Sports that have matches, with how many are live and how many are today.',
    output: z.array(shape.sport),
  }),
  types: route({
    ...publicGet,
    path: '/v1/pub/live/types',
    summary: 'Kinds of live (matches, TV, overseas, member rooms) with their groups, for the navigation.',
    output: z.array(shape.liveKind),
    cacheSec: 60,
  }),
  groups: route({
    ...publicGet,
    path: '/v1/pub/live/groups',
    summary: 'Leagues by sport.',
    output: z.array(z.object({ sport: shape.sport, leagues: z.array(shape.league) })),
    cacheSec: 60,
  }),
  conditions: route({
    ...publicGet,
    path: '/v1/pub/live/conditions',
    summary: 'Everything the match list can be filtered by.',
    output: shape.matchConditions,
    cacheSec: 60,
  }),
  list: route({
    ...publicGet,
    path: '/v1/pub/live/list/{sportId}/{leagueId}/{teamId}/{date}/{state}/{page}/{size}',
    summary: 'Matches with any combination of filters, live first, then by time.',
    params: { sportId, leagueId, teamId: id('team; 0 for all'), date, state, page: pageNo, size: size() },
    output: page(shape.matchCard),
    cacheSec: 10,
    example: { sportId: 0, leagueId: 0, teamId: 0, date: 'all', state: 'all', page: 1, size: 24 },
  }),
  allList: route({
    ...publicGet,
    path: '/v1/pub/live/all/list/{type}/{groupId}/{text}/{order}/{page}/{size}',
    summary: 'Everything live in one list: matches, channels, overseas channels and member rooms.',
    params: {
      type: z.enum(['all', ...shape.liveType.options]).describe('kind of live'),
      groupId: id('sport, channel group, tag or room group within `type`; 0 for all'),
      text: filter('part of the name'),
      order: z.enum(['default', 'hot', 'name']).describe('editorial order, most watched, by name'),
      page: pageNo,
      size: size(),
    },
    output: page(shape.liveCard),
    cacheSec: 10,
    example: { type: 'all', groupId: 0, text: 'all', order: 'hot', page: 1, size: 24 },
  }),
  info: route({
    ...publicGet,
    path: '/v1/pub/live/info/{type}/{groupId}/{streamId}/{id}',
    summary: 'What a live player page shows about one match, channel or member room.',
    params: {
      type: shape.liveType.describe('kind of live'),
      groupId: id('group the viewer came from; 0 for none'),
      streamId: id('signal or line wanted; 0 for the best'),
      id: id('match, channel or room id; 0 for the first of the group'),
    },
    output: shape.liveInfo,
    cacheSec: 5,
    example: { type: 'match', groupId: 0, streamId: 0, id: 1 },
  }),
  teams: route({
    ...publicPost,
    path: '/pub/live/teams',
    summary: 'Both teams of a match with place and form, and their last meetings.',
    input: { id: matchId },
    output: z.object({
      home: shape.teamRecord.nullable(),
      away: shape.teamRecord.nullable(),
      meetings: z.array(shape.matchCard),
    }),
    example: { id: 1 },
  }),
  random: route({
    ...publicGet,
    path: '/v1/pub/live/random/{type}/{groupId}/{excludeId}/{size}',
    summary: 'Other things live now, nearest first; changes every minute.',
    params: {
      type: shape.liveType.describe('kind of live'),
      groupId: id('group; 0 for all'),
      excludeId,
      size: size(30),
    },
    output: z.array(shape.liveCard),
    cacheSec: 30,
    example: { type: 'match', groupId: 0, excludeId: 1, size: 6 },
  }),
  rank: route({
    ...publicGet,
    path: '/v1/pub/live/rank/{sportId}/{period}/{size}',
    summary: 'Most watched matches of a period.',
    params: { sportId, period, size: size() },
    output: z.array(shape.matchCard),
    cacheSec: 60,
    example: { sportId: 0, period: 'week', size: 10 },
  }),
  banners: route({
    ...publicGet,
    path: '/v1/pub/live/banners',
    summary: 'Featured slides of the match page.',
    output: z.array(shape.liveBanner),
    cacheSec: 30,
  }),
  replays: route({
    ...publicPost,
    path: '/pub/live/vod/list',
    summary: 'Recordings and highlights of one match, team or league, newest first.',
    input: {
      matchId: matchId.default(0),
      teamId: id('team; 0 for all').default(0),
      leagueId: leagueId.default(0),
      ...paging,
    },
    output: page(shape.replayCard),
    example: { matchId: 1, ...pagingExample },
  }),
  replayInfo: route({
    ...publicGet,
    path: '/v1/pub/live/vod/info',
    summary: 'One recording with its match.',
    input: { id: id('replay id') },
    output: shape.replayCard.extend({ match: shape.matchCard.nullable() }),
    cacheSec: 30,
    example: { id: 1 },
  }),
  replayAll: route({
    ...publicGet,
    path: '/v1/pub/live/vod/all/list',
    summary: 'All recordings and highlights of a sport, newest first.',
    input: { sportId: sportId.default(0), kind: filter('full, highlight or talk').default(''), ...paging },
    output: page(shape.replayCard),
    cacheSec: 30,
    example: { sportId: 0, ...pagingExample },
  }),
  replayRandom: route({
    ...publicGet,
    path: '/v1/pub/live/record/random/{sportId}/{excludeId}/{size}',
    summary: 'Recordings to watch next; changes every minute.',
    params: { sportId, excludeId, size: size(30) },
    output: z.array(shape.replayCard),
    cacheSec: 60,
    example: { sportId: 0, excludeId: 0, size: 6 },
  }),
  activity: route({
    ...publicPost,
    path: '/pub/active/info',
    summary: 'The head of an activity page.',
    input: { id: activityId },
    output: shape.activity.extend({ content: z.string(), leagueId: z.number().int().nullable() }),
    example: { id: 1 },
  }),
  activityGroups: route({
    ...publicPost,
    path: '/pub/active/groups',
    summary: 'Groups of an activity with their standings.',
    input: { id: activityId },
    output: z.array(shape.activityGroup),
    example: { id: 1 },
  }),
  activityLives: route({
    ...publicPost,
    path: '/pub/active/lives',
    summary: 'Matches of an activity by time.',
    input: { id: activityId, groupId: id('group; 0 for all').default(0), state: state.default('all'), ...paging },
    output: page(shape.matchCard),
    example: { id: 1, groupId: 0, ...pagingExample },
  }),
  activityRecommend: route({
    ...publicPost,
    path: '/pub/active/recommend',
    summary: 'Other activities, running ones first.',
    input: { excludeId: excludeId.default(0), size: size(30).default(6) },
    output: z.array(shape.activity),
    example: { excludeId: 1, size: 6 },
  }),
}
