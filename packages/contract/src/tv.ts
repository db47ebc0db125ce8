import { z } from 'zod'
import { codes } from './codes.ts'
import { playGrant } from './media.ts'
import { publicGet, publicPost } from './presets.ts'
import { route } from './route.ts'
import { id, page, pageNo, picture, size, unix } from './shapes.ts'
import { period } from './vod.ts'

export const programme = z.object({
  id: z.number().int(),
  channelId: z.number().int(),
  title: z.string(),
  desc: z.string(),
  startAt: unix,
  endAt: unix,
  canCatchUp: z.boolean().describe('Over, and still within the days this channel keeps'),
})
export type Programme = z.infer<typeof programme>

/** A channel in any list, domestic (`tv`) or overseas (`us`). */
export const channelCard = z.object({
  id: z.number().int(),
  type: z.enum(['tv', 'us']),
  no: z.number().int().describe('Number on the remote control'),
  name: z.string(),
  logo: picture.nullable(),
  groupId: z.number().int(),
  now: programme.nullable(),
  next: programme.nullable(),
  catchupDays: z.number().int().describe('Days back that can be watched; 0 for none'),
  vip: z.boolean(),
  heat: z.number().int(),
})
export type ChannelCard = z.infer<typeof channelCard>

export const channelGroup = z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })
export type ChannelGroup = z.infer<typeof channelGroup>

/** `YYYY-MM-DD` in the site's time zone. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .describe('YYYY-MM-DD')
export const dayTab = z.object({
  date: z.string(),
  label: z.string().describe('昨天, 今天, 明天, 周三'),
  isToday: z.boolean(),
})

const channelId = id('channel id')

export const tv = {
  index: route({
    ...publicPost,
    path: '/pub/index/tvs',
    summary: 'Channel tiles of the home page with the groups that have channels.',
    input: { groupId: id('channel group; 0 for all').default(0), size: size().default(12) },
    output: z.object({ groups: z.array(channelGroup), list: z.array(channelCard) }),
    example: { groupId: 0, size: 12 },
  }),
  date: route({
    ...publicGet,
    path: '/v1/pub/tv/date',
    summary: 'Days of the programme guide: seven back, today, one ahead.',
    output: z.array(dayTab),
    cacheSec: 60,
  }),
  programmes: route({
    ...publicPost,
    path: '/pub/tv/programmes',
    summary: 'Programme guide of some channels for one day; a programme over midnight is in both days.',
    input: { ids: z.array(channelId).min(1).max(50).describe('channel ids'), date: day },
    output: z.array(z.object({ channelId: z.number().int(), list: z.array(programme) })),
    example: { ids: [1, 2], date: '2026-11-20' },
  }),
  vodUrl: route({
    ...publicPost,
    path: '/pub/tv/vod/url',
    summary: 'Signed, expiring addresses to watch a past programme.',
    input: { id: channelId, programmeId: id('programme id') },
    output: playGrant,
    sealed: false,
    limit: { perIp: 60 },
    codes: [codes.warning, codes.loginRequired],
    example: { id: 1, programmeId: 1 },
  }),
  recommend: route({
    ...publicPost,
    path: '/pub/tv/recommend',
    summary: 'Channels to switch to from the one on screen.',
    input: { id: id('channel on screen; 0 for none').default(0), size: size(30).default(6) },
    output: z.array(channelCard),
    example: { id: 1, size: 6 },
  }),
  rank: route({
    ...publicPost,
    path: '/pub/tv/rank',
    summary: 'Most watched channels of a period.',
    input: { period: period.default('day'), size: size().default(10) },
    output: z.array(channelCard),
    example: { period: 'day', size: 10 },
  }),
  overseasTags: route({
    ...publicPost,
    path: '/pub/overseas/tags',
    summary: 'Tags of overseas channels, as shown in the navigation.',
    output: z.array(channelGroup),
  }),
  overseasLives: route({
    ...publicPost,
    path: '/pub/overseas/lives',
    summary: 'Overseas channels of one tag.',
    input: { tagId: id('tag; 0 for all').default(0), page: pageNo.default(1), size: size().default(24) },
    output: page(channelCard),
    example: { tagId: 0, page: 1, size: 24 },
  }),
  overseasUrls: route({
    ...publicPost,
    path: '/pub/overseas/urls',
    summary: 'Signed, expiring addresses of every line of an overseas channel.',
    input: { id: channelId },
    output: playGrant,
    limit: { perIp: 60 },
    codes: [codes.warning, codes.loginRequired],
    example: { id: 1 },
  }),
  overseasRecommend: route({
    ...publicPost,
    path: '/pub/overseas/recommend',
    summary: 'Overseas channels to switch to from the one on screen.',
    input: { id: id('channel on screen; 0 for none').default(0), size: size(30).default(6) },
    output: z.array(channelCard),
    example: { id: 1, size: 6 },
  }),
  overseasSport: route({
    ...publicPost,
    path: '/pub/overseas/recommend/sport',
    summary: 'Overseas channels that show sports now or soon.',
    input: { size: size(30).default(6) },
    output: z.array(channelCard),
    example: { size: 6 },
  }),
}
