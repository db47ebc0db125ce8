import { z } from 'zod'
import { circleRoom } from './circle.ts'
import { matchCard } from './match.shapes.ts'
import { memberRead, memberWrite } from './presets.ts'
import { route } from './route.ts'
import { done, id, int, page, pageNo, picture, size, text, vodCard } from './shapes.ts'
import { channelCard } from './tv.ts'

/** The watch history a guest keeps in the browser, newest first, under the storage key `back`. */
export interface WatchEntry {
  type: 'vod' | 'tv' | 'live'
  /** Work, channel or match. */
  id: number
  /** Stream or line id of a live entry; 0 for a work. */
  ids: number
  /** Top category of a work; 0 otherwise. */
  pidId: number
  /** Live kind (`tv`, `us`, `circle`, `match`); empty for a work. */
  types: string
  name: string
  img: string
  /** Episode. */
  level: number
  /** Seconds. */
  currentTime: number
  duration: number
  /** Unix seconds of the last watching. */
  time: number
  remarks: string
  /** The work has more than one episode. */
  isLevel: boolean
}

/** A watch record as it is synced. */
export const watchRecord = z.object({
  type: z.enum(['vod', 'tv']),
  id: id('work or channel id'),
  episode: int(0).describe('episode level; 0 for a channel'),
  duration: z.number().min(0).max(360_000).describe('Seconds'),
  percent: z.number().min(0).max(100).describe('0–100 with two decimals'),
  title: text(200),
  saveTime: int(0).describe('Unix seconds; the newest record of a title wins'),
})
export type WatchRecord = z.infer<typeof watchRecord>

/** A stored record with what a row shows. */
export const watchRow = watchRecord.extend({
  recordId: z.number().int(),
  pidId: z.number().int().describe('Top category of a work; 0 for a channel'),
  img: picture.nullable(),
  remarks: z.string(),
  episodeLabel: z.string().describe('Label of the episode: 第14集'),
  isAvailable: z.boolean().describe('The work is still listed; otherwise only the title is known'),
})
export type WatchRow = z.infer<typeof watchRow>

const record = {
  type: 'vod',
  id: 1,
  episode: 1,
  duration: 2700,
  percent: 62.5,
  title: '长河渡',
  saveTime: 1_795_000_000,
}
const paging = { page: pageNo.default(1), size: size().default(24) }
const pagingExample = { page: 1, size: 24 }
const ids = z.array(int(1)).min(1).max(200)
const workId = id('work id')
const channel = { type: z.enum(['tv', 'us', 'circle']).describe('kind of channel'), id: id('channel or room id') }

export const library = {
  watchSave: route({
    ...memberWrite,
    path: '/pub/user/watch/save',
    summary: 'Store where this user is in a work or channel.',
    input: watchRecord.shape,
    output: done,
    limit: { perIp: 240, perUser: 60 },
    example: record,
  }),
  watches: route({
    ...memberRead,
    path: '/pub/user/watches',
    summary: 'My watch history of all kinds, newest first.',
    input: { type: z.enum(['all', 'tv', 'vod']).default('all'), ...paging },
    output: page(watchRow),
    example: { type: 'all', ...pagingExample },
  }),
  watchesSync: route({
    ...memberWrite,
    path: '/pub/user/watches/sync',
    summary: 'Merge the local history after signing in; a bare JSON array is taken as `list`.',
    input: { list: z.array(watchRecord).max(500) },
    output: z.object({ merged: z.number().int() }),
    maxBodyBytes: 512 * 1024,
    limit: { perIp: 20 },
    example: { list: [record] },
  }),
  historyDelete: route({
    ...memberWrite,
    path: '/pub/user/history/delete',
    summary: 'Remove records of any kind from my history.',
    input: { ids: ids.describe('`recordId`s') },
    output: done,
    example: { ids: [1] },
  }),
  historyClear: route({
    ...memberWrite,
    path: '/pub/user/history/clear',
    summary: 'Empty my history, or one kind of it.',
    input: { type: z.enum(['all', 'tv', 'vod']).default('all') },
    output: done,
    example: { type: 'all' },
  }),
  vodRecord: route({
    ...memberRead,
    path: '/pub/vod/watch/record',
    summary: 'Where I am in one work: its latest record first, then one per other episode.',
    input: { id: workId },
    output: z.array(watchRow),
    example: { id: 1 },
  }),
  vodHistory: route({
    ...memberRead,
    path: '/pub/vod/history/list',
    summary: 'Works I watched, each once with its latest episode, newest first.',
    input: paging,
    output: page(watchRow.extend({ work: vodCard.nullable() })),
    example: pagingExample,
  }),
  vodHistoryDelete: route({
    ...memberWrite,
    path: '/pub/vod/history/delete',
    summary: 'Remove works with all their episodes from my history.',
    input: { ids: ids.describe('work ids') },
    output: done,
    example: { ids: [1] },
  }),
  vodFavorite: route({
    ...memberWrite,
    path: '/pub/vod/favorite',
    summary: 'Add a work to my favourites.',
    input: { id: workId },
    output: done,
    example: { id: 1 },
  }),
  vodFavoriteCancel: route({
    ...memberWrite,
    path: '/pub/vod/favorite/cancel',
    summary: 'Take works off my favourites.',
    input: { ids: ids.describe('work ids') },
    output: done,
    example: { ids: [1] },
  }),
  vodFavorites: route({
    ...memberRead,
    path: '/pub/vod/favorite/list',
    summary: 'My favourite works, latest added first; with `id` only that work, to know whether it is one.',
    input: { id: id('work to look for; 0 for all').default(0), ...paging },
    output: page(vodCard),
    example: { id: 0, ...pagingExample },
  }),
  favoriteSave: route({
    ...memberWrite,
    path: '/pub/user/favorite/save',
    summary: 'Follow a channel or member room.',
    input: channel,
    output: done,
    example: { type: 'tv', id: 1 },
  }),
  favoriteCancel: route({
    ...memberWrite,
    path: '/pub/user/favorite/cancel/channel',
    summary: 'Stop following a channel or member room.',
    input: channel,
    output: done,
    example: { type: 'tv', id: 1 },
  }),
  favorites: route({
    ...memberRead,
    path: '/pub/user/favorites',
    summary: 'Channels and member rooms I follow.',
    output: z.object({ channels: z.array(channelCard), rooms: z.array(circleRoom) }),
  }),
  sub: route({
    ...memberWrite,
    path: '/pub/live/sub',
    summary: 'Be reminded when a match starts.',
    input: { id: id('match id') },
    output: z.object({ subLiveIds: z.array(z.number().int()) }),
    example: { id: 1 },
  }),
  unsub: route({
    ...memberWrite,
    path: '/pub/live/dis/sub',
    summary: 'Take a match reminder back.',
    input: { id: id('match id') },
    output: z.object({ subLiveIds: z.array(z.number().int()) }),
    example: { id: 1 },
  }),
  subs: route({
    ...memberRead,
    path: '/pub/user/subs',
    summary: 'Matches I will be reminded of, next first, then past ones.',
    input: paging,
    output: page(matchCard),
    example: pagingExample,
  }),
}
