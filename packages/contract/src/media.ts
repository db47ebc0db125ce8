import { z } from 'zod'
import { codes } from './codes.ts'
import { publicPost } from './presets.ts'
import { route } from './route.ts'
import { id, int, text, unix } from './shapes.ts'

export const mediaKind = z.enum(['vod', 'tv', 'match', 'replay', 'circle']).describe('what is played')

export const playLevel = z.object({
  height: z.number().int().describe('Picture height in pixels: 360, 480, 720, 1080'),
  label: z.string(),
  vip: z.boolean().describe('Only VIP members may play it; guests see it marked'),
  allowed: z.boolean().describe('This viewer may play it now'),
})

export const playLine = z.object({
  id: z.number().int().describe("The line group's id as in `vodDetail.lines`"),
  name: z.string(),
  kind: z.enum(['hls', 'file']).describe('`hls` ends in .m3u8, `file` is one media file'),
  url: z.string(),
  cipher: z.enum(['none', 'aes-128', 'keyline']),
  keyline: z
    .string()
    .nullable()
    .describe('`"<key hex>:<iv hex>"` when `cipher` is `keyline`: segments are AES-128-CBC, the loader decrypts them'),
  offsetMs: z
    .number()
    .int()
    .describe("Milliseconds this line runs later than the episode's own clock (danmaku, resume)"),
  levels: z.array(playLevel),
  storyboard: z.string().nullable().describe('WebVTT whose cues name sprite regions (`#xywh=`)'),
  subtitles: z.array(z.object({ lang: z.string(), label: z.string(), url: z.string(), isDefault: z.boolean() })),
  state: z.enum(['ready', 'packaging']).describe('`packaging`: playable, but more levels are still being made'),
})

export const playGrant = z.object({
  lines: z.array(playLine),
  expiresAt: unix.describe('Unix seconds after which the addresses answer 403; ask again before'),
  previewSec: z
    .number()
    .nullable()
    .describe('Guests and members may watch this many seconds of a VIP episode; null without that limit'),
})
export type PlayGrant = z.infer<typeof playGrant>
export type PlayLine = z.infer<typeof playLine>
export type PlayLevel = z.infer<typeof playLevel>

export const media = {
  playToken: route({
    ...publicPost,
    path: '/pub/user/play/token',
    summary: 'Signed, expiring addresses of every line of one episode, channel or match stream.',
    input: {
      type: mediaKind,
      id: id('work, channel, match, replay or room id'),
      level: int(0).default(1).describe('episode level of a vod; stream id of a match; 0 for a channel'),
      password: text(64).optional().describe('for a work whose detail says `hasPassword`'),
    },
    output: playGrant,
    sealed: false,
    limit: { perIp: 60 },
    codes: [codes.warning, codes.loginRequired, codes.unavailable],
    example: { type: 'vod', id: 1, level: 1 },
  }),
}
