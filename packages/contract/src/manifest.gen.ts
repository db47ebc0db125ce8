// Written by tools/generate-manifest.ts from the declarations; run `npm run generate` after a change.
import type { CallId } from './contract.ts'
import type { Access } from './route.ts'

/** Method, path, 1 when `data` is sealed, who may call. */
export type ManifestEntry = readonly [method: 'GET' | 'POST', path: string, sealed: 0 | 1, access: Access]

export const manifest: Record<CallId, ManifestEntry> = {
  'site.data': ['GET', '/v1/pub/index/data', 1, 'guest'],
  'site.navs': ['GET', '/v1/pub/index/navs', 1, 'guest'],
  'site.apk': ['GET', '/v1/pub/index/apk', 1, 'guest'],
  'media.playToken': ['POST', '/pub/user/play/token', 0, 'guest'],
  'vod.types': ['GET', '/v1/pub/vod/list/type', 1, 'guest'],
  'vod.list': ['GET', '/v1/pub/vod/list/{typeId}/{genre}/{area}/{year}/{lang}/{letter}/{vip}/{order}/{page}/{size}', 1, 'guest'],
  'vod.detail': ['GET', '/v1/pub/vod/detail/{type}/{id}', 1, 'guest'],
  'vod.random': ['GET', '/v1/pub/vod/random/{typeId}/{excludeId}/{size}', 1, 'guest'],
  'vod.newest': ['GET', '/v1/pub/vod/newest/{typeId}/{size}', 1, 'guest'],
  'vod.rank': ['GET', '/v1/pub/vod/rank/{typeId}/{area}/{period}/{page}/{size}', 1, 'guest'],
  'vod.up': ['POST', '/pub/vod/up', 1, 'member'],
  'vod.score': ['POST', '/pub/vod/score', 1, 'member'],
  'danmaku.list': ['GET', '/v1/danmaku/list', 1, 'guest'],
  'danmaku.send': ['POST', '/danmaku/send', 1, 'member'],
  'promo.hits': ['POST', '/common/hits', 1, 'guest'],
  'home.banners': ['GET', '/v1/pub/index/banners', 1, 'guest'],
  'home.vodData': ['GET', '/v1/pub/index/vod/data', 1, 'guest'],
  'home.vodDataOf': ['GET', '/v1/pub/index/vod/data/{id}', 1, 'guest'],
  'home.vodDataList': ['GET', '/v1/pub/index/vod/data/list/{typeId}/{size}', 1, 'guest'],
  'home.vodDataRank': ['GET', '/v1/pub/index/vod/data/rank/{typeId}/{period}/{size}', 1, 'guest'],
  'home.vodDataTest': ['GET', '/v1/pub/index/vod/data/test', 1, 'guest'],
  'home.vodPage': ['GET', '/v1/pub/index/vod/{typeId}/{order}/{page}/{size}', 1, 'guest'],
}
