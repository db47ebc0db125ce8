import { DANMAKU_PIECE_SEC } from '@xinghe/contract/danmaku'
import { toSimplified } from '@xinghe/formats/identity'
import type { Context } from '../context.ts'
import { inTransaction } from '../core/db.ts'
import { fail } from '../core/errors.ts'
import { siteSettings } from '../site/site.rules.ts'
import { countDanmaku, requireEpisode } from '../vod/vod.rules/episodes.ts'
import { countRecent, type DanmakuRecord, insertDanmaku, insertForeignDanmaku, listPiece } from './danmaku.queries.ts'

const MAX_PER_PIECE = 3_000
const MAX_PER_MINUTE = 12

export interface DanmakuTarget {
  /** Only `vod` has danmaku yet. */
  type: string
  id: number
  level: number
}

/** One six-minute piece of an episode, and how many danmaku the whole episode has. */
export async function danmakuPiece(
  ctx: Context,
  target: DanmakuTarget,
  piece: number,
): Promise<{ rows: DanmakuRecord[]; total: number }> {
  if (target.type !== 'vod') fail('unavailable')
  const episode = await requireEpisode(ctx, target.id, target.level)
  const [from, to] = [piece, piece + 1].map(index => index * DANMAKU_PIECE_SEC * 1000) as [number, number]
  return { rows: await listPiece(ctx.db, episode.id, from, to, MAX_PER_PIECE), total: episode.danmakuCount }
}

export interface DanmakuDraft {
  timeMs: number
  text: string
  mode: 'scroll' | 'top' | 'bottom'
  rgb: number
}

/** Stores a danmaku and tells the room, when the episode takes it, its words are clean and the sender is not flooding. */
export async function sendDanmaku(
  ctx: Context,
  userId: number,
  target: DanmakuTarget,
  draft: DanmakuDraft,
): Promise<DanmakuRecord> {
  if (target.type !== 'vod') fail('unavailable')
  const text = cleanText(draft.text)
  if (text.replace(blank, '') === '') fail('warning', '请输入弹幕内容')
  const { danmaku_banned_words } = await siteSettings(ctx)
  if (hasBannedWord(text, danmaku_banned_words)) fail('warning', '弹幕含有不允许的内容，请修改后再发送')
  const episode = await requireEpisode(ctx, target.id, target.level)
  // A line may run a little longer than the episode's own clock says.
  if (episode.durationSec !== null && draft.timeMs > (episode.durationSec + 60) * 1000)
    fail('warning', '这个时间点超出了本集的长度')
  const sentAt = ctx.clock.now()
  return inTransaction(ctx.db, async tx => {
    const recent = await countRecent(tx, userId, episode.id, text, sentAt)
    if (recent.justNow > 0 || recent.inMinute >= MAX_PER_MINUTE) fail('warning', '发送太快了，请稍候再发')
    if (recent.same > 0) fail('warning', '请不要重复发送相同的弹幕')
    const id = await insertDanmaku(tx, { ...draft, text, episodeId: episode.id, userId, sentAt })
    await countDanmaku(tx, episode.id, 1)
    await ctx.bus.emit(tx, 'danmaku.sent', { episodeId: episode.id, id })
    return { ...draft, text, id }
  })
}

/**
 * Danmaku brought from elsewhere, always the same list for an origin: a second run adds nothing. @returns how many are new.
 */
export async function addForeignDanmaku(
  ctx: Context,
  target: DanmakuTarget,
  origin: string,
  drafts: readonly DanmakuDraft[],
): Promise<number> {
  if (target.type !== 'vod') fail('unavailable')
  const episode = await requireEpisode(ctx, target.id, target.level)
  return inTransaction(ctx.db, async tx => {
    const added = await insertForeignDanmaku(tx, episode.id, origin, drafts, ctx.clock.now())
    if (added > 0) await countDanmaku(tx, episode.id, added)
    return added
  })
}

/** Control, bidirectional and zero-width characters can hide or turn what others read. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const cleanText = (text: string) => text.replace(invisible, ' ').replace(/\s+/g, ' ').trim()

/** What leaves no mark on the screen, fillers and the empty braille pattern included. */
const blank = /[\s\p{Default_Ignorable_Code_Point}\u2800]+/gu

function hasBannedWord(text: string, banned: readonly string[]): boolean {
  const folded = fold(text)
  return banned.some(word => fold(word) !== '' && folded.includes(fold(word)))
}

/** The same for all ways to write a word: script, width, case, accents, and blanks between its letters. */
function fold(text: string): string {
  return toSimplified(
    text
      .normalize('NFKD')
      .replace(blank, '')
      .replace(/\p{M}+/gu, ''),
  ).toLowerCase()
}
