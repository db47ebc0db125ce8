import { z } from 'zod'
import { captchaImage, session, userInfo } from './account.ts'
import { circleDetail, circleRoom } from './circle.ts'
import { commentRow, commentTarget } from './comment.ts'
import { danmakuRow } from './danmaku.ts'
import { homeBanner, homeSection, homeTitle } from './home.ts'
import { watchRecord, watchRow } from './library.ts'
import * as match from './match.shapes.ts'
import { playGrant, playLevel, playLine } from './media.ts'
import { messageRow } from './message.ts'
import { anchor, cooperateProduct } from './promo.ts'
import { keywordGroup, searchHit } from './search.ts'
import { done, picture, rankRow, userBrief, vodCard } from './shapes.ts'
import { apkRelease, navItem, seoEntry, siteData } from './site.ts'
import { channelCard, channelGroup, dayTab, programme } from './tv.ts'
import { paymentMethod, vipProduct } from './vip.ts'
import { vodCategory, vodDetail, vodEpisode, vodLine, vodPerson } from './vod.ts'

export type Schema = { [key: string]: unknown }

/** Shapes that appear in the document under a name of their own instead of being written out at every use. */
const named = {
  Activity: match.activity,
  ActivityGroup: match.activityGroup,
  Anchor: anchor,
  ApkRelease: apkRelease,
  CaptchaImage: captchaImage,
  ChannelCard: channelCard,
  ChannelGroup: channelGroup,
  CircleDetail: circleDetail,
  CircleRoom: circleRoom,
  Comment: commentRow,
  CommentTarget: commentTarget,
  CooperateProduct: cooperateProduct,
  DanmakuRow: danmakuRow,
  DayTab: dayTab,
  Done: done,
  HomeBanner: homeBanner,
  HomeSection: homeSection,
  HomeTitle: homeTitle,
  KeywordGroup: keywordGroup,
  League: match.league,
  LiveBanner: match.liveBanner,
  LiveCard: match.liveCard,
  LiveInfo: match.liveInfo,
  LiveKind: match.liveKind,
  MatchCard: match.matchCard,
  MatchConditions: match.matchConditions,
  MatchDetail: match.matchDetail,
  MatchMoment: match.matchMoment,
  MatchStream: match.matchStream,
  Message: messageRow,
  NavItem: navItem,
  PaymentMethod: paymentMethod,
  Picture: picture,
  PlayGrant: playGrant,
  PlayLevel: playLevel,
  PlayLine: playLine,
  Programme: programme,
  RankRow: rankRow,
  ReplayCard: match.replayCard,
  SearchHit: searchHit,
  SeoEntry: seoEntry,
  Session: session,
  SiteData: siteData,
  Sport: match.sport,
  Team: match.team,
  TeamRecord: match.teamRecord,
  UserBrief: userBrief,
  UserInfo: userInfo,
  VipProduct: vipProduct,
  VodCard: vodCard,
  VodCategory: vodCategory,
  VodDetail: vodDetail,
  VodEpisode: vodEpisode,
  VodLine: vodLine,
  VodPerson: vodPerson,
  WatchRecord: watchRecord,
  WatchRow: watchRow,
}

const registry = z.registry<{ id: string }>()
for (const [name, schema] of Object.entries(named)) registry.add(schema, { id: name })

/** Turns shapes into JSON Schema 2020-12 and collects the named ones on the way. */
export class Schemas {
  readonly components: Record<string, Schema> = {}

  /** @param io `input` for what a client sends, `output` for what it gets */
  of(schema: z.ZodType, io: 'input' | 'output'): Schema {
    const {
      $schema: _,
      $defs = {},
      ...own
    } = z.toJSONSchema(schema, { metadata: registry, io, override: tidy }) as Schema
    for (const [name, definition] of Object.entries($defs as Record<string, Schema>)) {
      // Requests refer to named shapes only as part of a list of records, where both directions are the same.
      this.components[name] ??= relocated(definition)
    }
    return relocated(own)
  }
}

/** Descriptions live in zod's own registry; bounds that only say "a safe integer" tell a reader nothing. */
function tidy({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Schema }): void {
  const description = z.globalRegistry.get(zodSchema)?.description
  if (description !== undefined) jsonSchema.description = description
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  // Clients must not break when a field is added.
  delete jsonSchema.additionalProperties
  delete jsonSchema.id
}

function relocated(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
