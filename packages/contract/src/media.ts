import { z } from 'zod'
import { codes } from './codes.ts'
import { publicPost } from './presets.ts'
import { route } from './route.ts'
import { id, int, text, unix } from './shapes.ts'

export const mediaKind = z.enum(['vod', 'tv', 'match', 'replay', 'circle']).describe('what is played')

export const playLevel = z.object({
  /** Picture height in pixels: 360, 480, 720, 1080. */
  height: z.number().int(),
  label: z.string(),
  /** Only VIP members may play it; guests see it marked. */
  vip: z.boolean(),
  /** This viewer may play it now. */
  allowed: z.boolean(),
})

export const playLine = z.object({
  /** The line group's id as in `vodDetail.lines`. */
  id: z.number().int(),
  name: z.string(),
  /** `hls` ends in .m3u8, `file` is one media file. */
  kind: z.enum(['hls', 'file']),
  url: z.string(),
  cipher: z.enum(['none', 'aes-128', 'keyline']),
  /** `"<key hex>:<iv hex>"` when `cipher` is `keyline`: segments are AES-128-CBC, the loader decrypts them. */
  keyline: z.string().nullable(),
  /** Milliseconds this line runs later than the episode's own clock (danmaku, resume). */
  offsetMs: z.number().int(),
  levels: z.array(playLevel),
  /** WebVTT whose cues name sprite regions (`#xywh=`). */
  storyboard: z.string().nullable(),
  subtitles: z.array(z.object({ lang: z.string(), label: z.string(), url: z.string(), isDefault: z.boolean() })),
  /** `packaging`: playable, but more levels are still being made. */
  state: z.enum(['ready', 'packaging']),
})

export const playGrant = z.object({
  lines: z.array(playLine),
  /** Unix seconds after which the addresses answer 403; ask again before. */
  expiresAt: unix,
  /** Guests and members may watch this many seconds of a VIP episode; null without that limit. */
  previewSec: z.number().nullable(),
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
