/** The contract for browsers: types cost nothing, and nothing that runs from here may import the schemas. */
export type { CaptchaImage, Session, UserInfo } from './account.ts'
export type { CircleDetail, CircleRoom } from './circle.ts'
export { type Code, codes, messages } from './codes.ts'
export type { Comment } from './comment.ts'
export type { CallId, RouteOf } from './contract.ts'
export type { DanmakuRow } from './danmaku.ts'
export type { HomeBanner, HomeSection, HomeTitle } from './home.ts'
export type { WatchEntry, WatchRecord, WatchRow } from './library.ts'
export { type ManifestEntry, manifest } from './manifest.gen.ts'
export type {
  Activity,
  League,
  LiveCard,
  LiveInfo,
  MatchCard,
  MatchDetail,
  MatchStream,
  ReplayCard,
  Sport,
  Team,
} from './match.shapes.ts'
export type { PlayGrant, PlayLevel, PlayLine } from './media.ts'
export type { MatchAlert, Message } from './message.ts'
export type { BuiltId, NotBuilt } from './not-built.ts'
export {
  isKnownPage,
  LISTED_WORKS,
  type LiveKind,
  type NavFilter,
  pages,
  pageTarget,
  type RankKind,
  rankKinds,
  type SearchFilter,
  searchFields,
  searchOrders,
  type UserPage,
  type VodOrder,
  vodOrders,
} from './pages.ts'
export type { Anchor, CooperateProduct } from './promo.ts'
export { buildRequest, type CallInput, type CallRequest } from './request.ts'
export type { Access, RouteCall, RouteInput, RouteOutput } from './route.ts'
export type { KeywordGroup, MarkedText, SearchHit, SearchMatch, Suggestion } from './search.ts'
export type { Page, Picture, RankRow, UserBrief, VodCard } from './shapes.ts'
export type { NavItem, SeoEntry, SiteData } from './site.ts'
export type { ChannelCard, ChannelGroup, Programme } from './tv.ts'
export type { PaymentMethod, VipProduct } from './vip.ts'
export type { RankBoard, TimetableDay, VodCategory, VodDetail, VodEpisode, VodLine } from './vod.ts'
export { fromBase64 } from './wire/base64.ts'
export { type Envelope, isEnvelope, KEY_ID_HEADER } from './wire/envelope.ts'
export type { Bytes } from './wire/primitives.ts'
export { openSealed } from './wire/seal.ts'
export { SIGN_FIELD, sign } from './wire/sign.ts'
export { joinToken, splitToken, TOKEN_FIELDS, type TokenParts } from './wire/token.ts'
