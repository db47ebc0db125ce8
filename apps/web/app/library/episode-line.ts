import { fill, type Strings } from '../core/zh.ts'
import type { WatchEntry } from './history.ts'

/** Begins like an episode: 第 14 集, 03, 20260301期. */
const NUMBERED = /^第?\s*[\d零一二三四五六七八九十百]/

/** What a row of a work says: its remarks, and the episode where they do not name it. Older sites wrote 更新至24集 there. */
export function episodeLine({ remarks, level, isLevel }: WatchEntry, t: Strings): string {
  if (!isLevel || level < 1 || NUMBERED.test(remarks)) return remarks
  return [remarks, fill(t.detail.episode, { n: level })].filter(Boolean).join(' · ')
}
