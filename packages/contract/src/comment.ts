import { z } from 'zod'
import { captchaFields, captchaImage } from './account.ts'
import { codes } from './codes.ts'
import { mediaKind } from './media.ts'
import { memberRead, memberWrite, publicGet } from './presets.ts'
import { route } from './route.ts'
import { done, id, int, page, pageNo, picture, size, text, unix, userBrief } from './shapes.ts'

const commentBase = z.object({
  id: z.number().int(),
  user: userBrief,
  content: z.string(),
  isSpoiler: z.boolean().describe('Covered until the reader asks for it'),
  createTime: unix,
  ups: z.number().int(),
  downs: z.number().int(),
  myThumb: z.number().int().describe("This viewer's thumb: 1 up, -1 down, 0 none"),
  isMine: z.boolean(),
  replyTo: userBrief.nullable().describe('Whom a reply answers; null for a comment'),
  state: z.enum(['shown', 'waiting', 'removed']),
})

export const commentRow = commentBase.extend({
  replies: z.array(commentBase).describe('The first replies; more by `parentId`'),
  replyCount: z.number().int(),
})
export type Comment = z.infer<typeof commentRow>

/** What a comment is about, enough for a link. */
export const commentTarget = z.object({
  type: mediaKind,
  id: z.number().int(),
  level: z.number().int(),
  pidId: z.number().int().describe('Top category of a work; 0 otherwise'),
  title: z.string(),
  picture: picture.nullable(),
})

const target = {
  type: mediaKind,
  id: id('work, channel, match, replay or room id'),
}
const level = int(0).default(0).describe('episode level; 0 for the whole work')
const thumb = {
  ...memberWrite,
  input: { id: id('comment id') },
  output: z.object({ ups: z.number().int(), downs: z.number().int(), myThumb: z.number().int() }),
  example: { id: 1 },
} as const

export const comment = {
  list: route({
    ...publicGet,
    path: '/v1/pub/comment/list/{type}/{id}/{page}/{size}',
    summary: 'Comments of a work, episode, channel, match, replay or room, or the replies of one comment.',
    params: { ...target, page: pageNo, size: size(50) },
    input: {
      level,
      parentId: id('comment whose replies are wanted; 0 for comments').default(0),
      order: z.enum(['hot', 'new']).default('hot'),
    },
    output: page(commentRow),
    example: { type: 'vod', id: 1, page: 1, size: 20, order: 'hot' },
  }),
  mine: route({
    ...memberRead,
    path: '/pub/my/comment/list',
    summary: 'My comments with what they are about, newest first.',
    input: { page: pageNo.default(1), size: size(50).default(20) },
    output: page(commentRow.extend({ target: commentTarget })),
    example: { page: 1, size: 20 },
  }),
  captcha: route({
    ...memberWrite,
    path: '/pub/comment/captcha',
    summary: 'A captcha picture for commenting; asked for when `comment.commit` says so.',
    output: captchaImage,
  }),
  commit: route({
    ...memberWrite,
    path: '/pub/comment/commit',
    summary: 'Write a comment or a reply.',
    input: {
      ...target,
      level,
      parentId: id('comment to reply to; 0 for a comment of its own').default(0),
      content: text(1000, 1).describe('1 to 1000 characters'),
      isSpoiler: z.boolean().default(false),
      captcha: captchaFields.captcha.optional(),
      captcha_id: captchaFields.captcha_id.optional(),
    },
    output: commentRow,
    limit: { perIp: 30, perUser: 10 },
    codes: [codes.warning, codes.loginRequired],
    example: { type: 'vod', id: 1, content: '灯放下去那一幕真好' },
  }),
  delete: route({
    ...memberWrite,
    path: '/pub/comment/delete',
    summary: 'Delete a comment of mine; replies of others stay.',
    input: { id: id('comment id') },
    output: done,
    example: { id: 1 },
  }),
  thumbUp: route({ ...thumb, path: '/pub/comment/thumbUp', summary: 'Thumb up; takes a thumb down back.' }),
  thumbDown: route({ ...thumb, path: '/pub/comment/thumbDown', summary: 'Thumb down; takes a thumb up back.' }),
}
