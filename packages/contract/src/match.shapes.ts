import { z } from 'zod'
import { circleDetail } from './circle.ts'
import { picture, unix } from './shapes.ts'
import { channelCard, channelGroup, dayTab } from './tv.ts'

export const sport = z.object({
  id: z.number().int(),
  name: z.string(),
  icon: z.string(),
  live: z.number().int().describe('Matches on air now'),
  today: z.number().int().describe('Matches of today'),
})
export type Sport = z.infer<typeof sport>

export const league = z.object({
  id: z.number().int(),
  sportId: z.number().int(),
  name: z.string(),
  logo: picture.nullable(),
})
export type League = z.infer<typeof league>

export const team = z.object({
  id: z.number().int(),
  name: z.string(),
  shortName: z.string(),
  logo: picture.nullable(),
  color: z.string().describe('`#rrggbb` that tints the scoreboard'),
})
export type Team = z.infer<typeof team>

const matchSide = team.extend({ score: z.number().int().nullable() })
export const matchState = z.enum(['upcoming', 'live', 'finished', 'postponed', 'cancelled'])

/** A match in any list. */
export const matchCard = z.object({
  id: z.number().int(),
  title: z.string(),
  sportId: z.number().int(),
  leagueId: z.number().int(),
  leagueName: z.string(),
  round: z.string().describe('第 31 轮, 半决赛'),
  startAt: unix,
  state: matchState,
  clock: z.string().describe("Where it stands, in words: 67', 第二节 08:14; empty unless live"),
  home: matchSide.nullable().describe('Null for an event without two sides'),
  away: matchSide.nullable().describe('Null for an event without two sides'),
  heat: z.number().int().describe('Viewers now, or of the whole match when finished'),
  subs: z.number().int().describe('Users who will be reminded. Whether this viewer is one: `subLiveIds` of the user'),
  streamId: z.number().int().describe('The signal to open first'),
  remarks: z.string().describe('What the signals offer, in words: 中文解说 · 4K'),
  badge: z.enum(['vip', '4k']).nullable(),
  replayId: z.number().int().nullable().describe('The replay to open when finished'),
})
export type MatchCard = z.infer<typeof matchCard>

export const matchStream = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(['commentary', 'ambient', 'tactical', 'uhd']),
  desc: z.string().describe('Commentators, frame rate … in words'),
  height: z.number().int().describe('Largest picture height in pixels'),
  vip: z.boolean(),
  state: z.enum(['waiting', 'live', 'down', 'ended']),
})
export type MatchStream = z.infer<typeof matchStream>

export const matchMoment = z.object({
  id: z.number().int(),
  clock: z.string().describe("Playing time: 64'"),
  kind: z.enum(['goal', 'card', 'substitution', 'period', 'other']),
  text: z.string(),
  side: z.enum(['home', 'away']).nullable(),
  atSec: z.number().nullable().describe('Seconds after the start of the recording; null when it can not be replayed'),
})

const player = z.object({ name: z.string(), number: z.string(), position: z.string(), isStarter: z.boolean() })

export const matchDetail = matchCard.extend({
  venue: z.string(),
  streams: z.array(matchStream),
  moments: z.array(matchMoment),
  lineups: z.object({ home: z.array(player), away: z.array(player) }),
  stats: z
    .array(z.object({ name: z.string(), home: z.string(), away: z.string() }))
    .describe('Rows of the statistics table, values in words'),
})
export type MatchDetail = z.infer<typeof matchDetail>

export const teamRecord = team.extend({
  rank: z.number().int().nullable().describe('Place in its league; null outside a league'),
  form: z.array(z.enum(['win', 'draw', 'loss'])).describe('Last five results, newest first'),
})

/** A recording or highlight. It plays as `media.playToken` of type `replay`. */
export const replayCard = z.object({
  id: z.number().int(),
  matchId: z.number().int().nullable(),
  sportId: z.number().int(),
  title: z.string(),
  picture: picture.nullable(),
  kind: z.enum(['full', 'highlight', 'talk']),
  durationSec: z.number(),
  hits: z.number().int(),
  publishedAt: unix,
  badge: z.enum(['vip', '4k']).nullable(),
})
export type ReplayCard = z.infer<typeof replayCard>

/** A tournament with a page of its own. */
export const activity = z.object({
  id: z.number().int(),
  sportId: z.number().int(),
  title: z.string(),
  blurb: z.string(),
  backdrop: picture.nullable(),
  startAt: unix,
  endAt: unix,
})
export type Activity = z.infer<typeof activity>

export const activityGroup = z.object({
  id: z.number().int(),
  name: z.string(),
  standings: z.array(
    z.object({
      rank: z.number().int(),
      team,
      played: z.number().int(),
      won: z.number().int(),
      drawn: z.number().int(),
      lost: z.number().int(),
      points: z.number().int(),
    }),
  ),
})

export const liveType = z.enum(['match', 'tv', 'us', 'circle'])

/** Anything that is live, in one shape. Its player is `/player/match/{id}/{streamId}` or `/player/live/{type}/{streamId}/{id}`. */
export const liveCard = z.object({
  type: liveType,
  id: z.number().int(),
  streamId: z.number().int(),
  name: z.string(),
  picture: picture.nullable(),
  now: z.string().describe('What is on, or the score'),
  progress: z.number().nullable().describe('0–1 of what is on; null when unknown'),
  isLive: z.boolean(),
  heat: z.number().int(),
  vip: z.boolean(),
})
export type LiveCard = z.infer<typeof liveCard>

/** What a live player page shows; the part that `type` names is filled, the others are null. */
export const liveInfo = z.object({
  type: liveType,
  streamId: z.number().int(),
  match: matchDetail.nullable(),
  channel: channelCard.nullable(),
  circle: circleDetail.nullable(),
})
export type LiveInfo = z.infer<typeof liveInfo>

export const liveBanner = z.object({
  id: z.number().int(),
  title: z.string(),
  blurb: z.string(),
  backdrop: picture.nullable(),
  match: matchCard.nullable(),
  activity: activity.nullable(),
})

export const liveKind = z.object({ type: liveType, name: z.string(), groups: z.array(channelGroup) })

const named = z.object({ id: z.string(), name: z.string() })
export const matchConditions = z.object({
  sports: z.array(sport),
  leagues: z.array(league),
  states: z.array(named).describe('Values of `state` with their names: 直播中, 未开始, 可回放'),
  dates: z.array(dayTab),
})
