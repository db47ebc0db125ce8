import { fail } from '../core/errors.ts'
import type { Handlers } from '../http/handler.ts'
import { danmakuPiece, sendDanmaku } from './danmaku.rules.ts'
import { toDanmakuRow } from './danmaku.view.ts'

export const danmakuRoutes = {
  // The answer is shared by all viewers through caches, so nobody's own are marked in it.
  'danmaku.list': async (ctx, { piece, ...target }) => {
    const { rows, total } = await danmakuPiece(ctx, target, piece)
    return { list: rows.map(row => toDanmakuRow(row, false)), total }
  },
  'danmaku.send': async (ctx, { type, id, level, color, ...draft }, { viewer }) => {
    if (viewer.userId === null) fail('loginRequired')
    const rgb = Number.parseInt(color.slice(1), 16)
    return toDanmakuRow(await sendDanmaku(ctx, viewer.userId, { type, id, level }, { ...draft, rgb }), true)
  },
} satisfies Handlers
