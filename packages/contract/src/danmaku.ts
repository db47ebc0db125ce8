import { z } from 'zod'
import { codes } from './codes.ts'
import { mediaKind } from './media.ts'
import { memberWrite, publicGet } from './presets.ts'
import { route } from './route.ts'
import { id, int, text } from './shapes.ts'

/** Seconds of video one list call covers. */
export const DANMAKU_PIECE_SEC = 360

export const danmakuRow = z.object({
  id: z.number().int(),
  timeMs: z.number().int().describe("Milliseconds on the episode's own clock"),
  mode: z.enum(['scroll', 'top', 'bottom']),
  color: z.string().describe('`#rrggbb`'),
  text: z.string(),
  mine: z
    .boolean()
    .describe(
      'Sent by this viewer. Lists are the same for everyone: there a client marks its own by the ids `danmaku.send` answered',
    ),
})
export type DanmakuRow = z.infer<typeof danmakuRow>

const target = {
  type: mediaKind,
  id: id('work, channel, match, replay or room id'),
  level: int(0).default(1).describe('episode level'),
}

export const danmaku = {
  list: route({
    ...publicGet,
    path: '/v1/danmaku/list',
    summary: 'Danmaku of one six-minute piece of an episode, in time order, at most 3 000, heaviest kept.',
    input: { ...target, piece: int(0, 10_000).default(0).describe('0 covers 0–360 s, 1 covers 360–720 s …') },
    output: z.object({ list: z.array(danmakuRow), total: z.number().int().describe('danmaku of the whole episode') }),
    limit: { perIp: 120 },
    cacheSec: 10,
    example: { type: 'vod', id: 1, level: 1, piece: 0 },
  }),
  send: route({
    ...memberWrite,
    path: '/danmaku/send',
    summary: 'Send a danmaku at a moment of an episode.',
    input: {
      ...target,
      timeMs: int(0, 86_400_000).describe('moment, in ms'),
      text: text(40, 1).describe('1 to 40 characters'),
      mode: z.enum(['scroll', 'top', 'bottom']).default('scroll'),
      color: z
        .string()
        .regex(/^#[0-9a-fA-F]{6}$/)
        .default('#ffffff'),
    },
    output: danmakuRow,
    limit: { perIp: 30, perUser: 20 },
    codes: [codes.warning, codes.loginRequired],
    example: { type: 'vod', id: 1, level: 1, timeMs: 12_000, text: '前方高能注意' },
  }),
}
