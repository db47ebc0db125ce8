import { Converter } from 'opencc-js/t2cn'
import { numeralClass, parseNumeral } from './chinese-number.ts'

const ASCII = /^[ -~]*$/
const convert = Converter({ from: 't', to: 'cn' })

/** Text with traditional characters turned into simplified ones. */
export function toSimplified(text: string): string {
  if (ASCII.test(text)) return text
  // OpenCC takes it for a character of its own, Taiwan writes 琅琊榜 with it.
  return convert(text).replaceAll('瑯', '琅')
}

export interface SplitTitle {
  /** The title without the words that name a season. */
  title: string
  /** Null when the title names none. */
  season: number | null
}

const seasonWords = [
  new RegExp(`[\\s:：\\-·(（\\[【]*第\\s*([${numeralClass}]{1,5}|\\d{1,2})\\s*季[)）\\]】]*`),
  /[\s:：\-·([（【]*\bseason\s*(\d{1,2})\b[)）\]】]*/i,
  /[\s:：\-·([（【]*\b(\d{1,2})(?:st|nd|rd|th)\s+season\b[)）\]】]*/i,
  /(?:[\s:：\-·([（【]+|(?<=\p{Script=Han}))s(\d{1,2})[)）\]】]*$/iu,
]

/** A longer text is no title; the patterns take time by the square of the length. */
const MAX_TITLE = 500

/** Takes the season out of `黑袍纠察队 第二季`, `The Boys Season 2`, `The Boys S02`. A bare number (`流浪地球2`) is part of the title. */
export function splitSeason(text: string): SplitTitle {
  if (text.length > MAX_TITLE) return { title: text.trim(), season: null }
  const wide = text.normalize('NFKC')
  for (const pattern of seasonWords) {
    const match = pattern.exec(wide)
    const season = match && parseNumeral(match[1]!)
    if (!match || season === null || season < 1 || season > 99) continue
    const title = `${wide.slice(0, match.index)} ${wide.slice(match.index + match[0].length)}`
      .replace(/\s+/g, ' ')
      .trim()
    if (foldTitle(title) !== '') return { title, season }
  }
  return { title: text.trim(), season: null }
}

/** A title as two feeds would both write it: simplified, half width, lower case, letters and digits only. */
export function foldTitle(title: string): string {
  const simple = toSimplified(title.normalize('NFKC')).toLowerCase()
  const withoutYear = simple.replace(/\s*[([（【](?:19|20)\d{2}[)）\]】]\s*$/, '')
  const folded = (withoutYear || simple).replace(/[^\p{L}\p{N}]+/gu, '')
  // Titles such as «!!!» or «?» consist of nothing else.
  return folded === '' ? simple.replace(/\s+/g, '') : folded
}

export interface Identity {
  title: string
  year: number | null
  kind: 'film' | 'series'
}

/** The key two rows share when they are the same work: folded title, year, kind and season (1 when none is named). */
export function identityKey({ title, year, kind }: Identity): string {
  const split = kind === 'series' ? splitSeason(title) : { title, season: null }
  return `${foldTitle(split.title)}|${year ?? ''}|${kind}|${split.season ?? 1}`
}
