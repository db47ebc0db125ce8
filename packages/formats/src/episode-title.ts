import { numeralClass, parseNumeral } from './chinese-number.ts'
import { foldTitle } from './identity.ts'

/** What the caption of an episode says about its place. */
export interface EpisodeTitle {
  /** Number in its season; null when the caption names none. */
  number: number | null
  /** `YYYY-MM-DD` of a programme that counts by days. */
  date: string | null
  /** 1, 2, 3 when one day or number has several parts (上, 中, 下); null when the caption names none. */
  part: number | null
  kind: 'main' | 'preview' | 'extra'
}

const numbered = [
  new RegExp(`第\\s*([${numeralClass}]{1,6}|\\d{1,4})\\s*(?:[-–~至]\\s*\\d{1,4}\\s*)?(?:v\\d)?\\s*[集话話回期章]`, 'i'),
  /(?:^|[^a-z])(?:e|ep|episode)[\s._-]*(\d{1,4})(?!\d)/i,
  /^[^\d]{0,3}?(\d{1,4})\s*[集话話回期](?!全)/,
  /^\D{0,2}?(\d{1,4})(?:v\d)?\s*(?:end|fin|完|\D{0,2})$/i,
]
/** Words about the picture, whose numbers are no episodes. */
const quality =
  /(?:bd|hd|dvd|ts|tc|web)\s*\d{3,4}\s*[pi]?(?![\da-z])|\d{3,4}\s*[pi](?![\da-z])|[48]k|全\s*\d+\s*集|\d+\s*集\s*全/gi
const dated = /(?<!\d)((?:19|20)\d{2})[-./年]?(0[1-9]|1[0-2])[-./月]?(0[1-9]|[12]\d|3[01])(?!\d)/
const preview = /预告|預告|先导|先導|trailer|teaser|\bPV\d*\b|前瞻/i
const extra =
  /花絮|彩蛋|番外|特辑|特輯|幕后|幕後|加更|纯享|純享|抢先|搶先|访谈|訪談|\b(?:SP|OVA|OAD|MV|NCOP|NCED)\d*\b|特别篇|特別篇|未播/i
const partMark = /(?:([上中下])|(?:\(|part\s*)(\d))\)?$/i

/** Reads `第02集`, `EP02`, `02话`, `2`, `2024-09-24期`, `20240924上`, `第3期加更`, `预告`, `第13.5集`. */
export function parseEpisodeTitle(text: string): EpisodeTitle {
  const caption = text.normalize('NFKC').trim()
  const kind = preview.test(caption) ? 'preview' : extra.test(caption) ? 'extra' : 'main'
  const date = dated.exec(caption)
  if (date) {
    const rest = caption.slice(date.index + date[0].length)
    return { number: null, date: `${date[1]}-${date[2]}-${date[3]}`, part: partOf(rest), kind }
  }
  if (/\d\.\d/.test(caption)) return { number: null, date: null, part: null, kind: kind === 'main' ? 'extra' : kind }
  const plain = caption.replace(quality, ' ').trim()
  for (const pattern of numbered) {
    const match = pattern.exec(plain)
    const number = match && parseNumeral(match[1]!)
    if (!match || number === null || isYear(plain, number)) continue
    return { number, date: null, part: partOf(plain.slice(match.index + match[0].length)), kind }
  }
  return { number: null, date: null, part: null, kind }
}

const isYear = (caption: string, number: number) => number >= 1900 && number <= 2100 && /^\d{4}$/.test(caption)

function partOf(rest: string): number | null {
  const match = partMark.exec(rest.replace(/[期集部]/g, '').trim())
  if (!match) return null
  return match[1] ? '上中下'.indexOf(match[1]) + 1 : Number(match[2])
}

/** Numbers from here to 9999 stand for parts of episodes: part 3 of episode 12 is 5123. */
export const PART_BASE = 5_000

/** Number of one part of an episode; the episode's own when it has too high a number to carry parts. */
export function partNumber(number: number, part: number): number {
  return number >= 1 && number < 500 ? PART_BASE + number * 10 + Math.min(9, part) : number
}

/**
 * A number from 1000 to 9999 for a special that only has a name, the same wherever the name is written the same: so that
 * two sources mean one episode by it.
 */
export function specialNumber(caption: string): number {
  let hash = 0x811c9dc5
  for (const letter of foldTitle(caption)) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return 1000 + (hash % 9000)
}

/** Number of an episode that counts by days: `2024-09-24` part 1 is 202409241. */
export function dateNumber(date: string, part: number | null): number {
  return Number(date.replaceAll('-', '')) * 10 + Math.min(9, part ?? 1)
}
