import { z } from 'zod'
import { codes } from './codes.ts'
import { memberRead, memberWrite, publicGet } from './presets.ts'
import { route } from './route.ts'
import { done, id, int, size, unix } from './shapes.ts'

/** Tabs of the message dropdown, and the match messages of subscribed matches. */
export const messageTab = z.enum(['bulletin', 'like', 'comment', 'live'])

export const messageRow = z.object({
  id: z.number().int(),
  read: z.boolean(),
  msgType: z.string().describe('bulletin, comment_commit (a reply to my comment), comment_thumb, live_start, vip …'),
  dialog: z.number().int().describe('1: opens by itself while unread; 2: opens on the home page; 0: never'),
  info: z
    .object({ id: z.number().int(), streamId: z.number().int(), rid: z.number().int() })
    .describe('Where 立即查看 leads: work or match, stream or episode, and the comment'),
  show: z.boolean().describe('Listed in the dropdown'),
  title: z.string(),
  content: z.string().describe('Plain text with line breaks; empty in the list of bulletins'),
  blurb: z.string(),
  createTime: unix,
})
export type Message = z.infer<typeof messageRow>

/** Pushed when a subscribed match starts. */
export const matchAlert = z.object({ id: z.number().int(), streamId: z.number().int(), msg: z.string() })
export type MatchAlert = z.infer<typeof matchAlert>

export const message = {
  list: route({
    ...publicGet,
    path: '/v1/pub/index/messages/{type}/{count}',
    summary: 'Newest messages of one tab; bulletins are for everyone, the other tabs for members.',
    params: { type: messageTab.describe('tab'), count: size(50).describe('how many, at most 50') },
    output: z.array(messageRow),
    codes: [codes.warning, codes.anonymous],
    example: { type: 'bulletin', count: 10 },
  }),
  bulletin: route({
    ...publicGet,
    path: '/v1/pub/index/bulletin/detail/{id}',
    summary: 'One bulletin in full.',
    params: { id: id('bulletin id') },
    output: messageRow,
    cacheSec: 10,
    example: { id: 1 },
  }),
  state: route({
    ...memberRead,
    path: '/pub/index/message/state',
    summary: 'Unread messages per tab.',
    output: z.object({
      bulletin: z.number().int(),
      like: z.number().int(),
      comment: z.number().int(),
      live: z.number().int(),
    }),
  }),
  read: route({
    ...memberWrite,
    path: '/pub/index/read/messages',
    summary: 'Mark messages as read; without ids all of that type.',
    input: { ids: z.array(int(1)).max(200).default([]), msgType: z.string().max(40) },
    output: done,
    example: { ids: [1], msgType: 'comment_commit' },
  }),
}
