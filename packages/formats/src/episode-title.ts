import { numeralClass, parseNumeral } from './chinese-number.ts'
import { foldTitle } from './identity.ts'

/** What the caption of an episode says about its place. */
export interface EpisodeTitle {
  /** Number in its season; null when the caption names none. */
  number: number | null
  /** `YYYY-MM-DD` of a programme that counts by days. */
  date: string | null
  /** 1, 2 … when one day or number has several parts (上, 中, 下). */
  part: number
  kind: 'main' | 'preview' | 'extra'
}

const numbered = [
  new RegExp(`第\\s*([${numeralClass}]{1,6}|\\d{1,4})\\s*(?:v\\d)?\\s*[集话話回期章]`, 'i'),
  /(?:^|[^a-z])(?:e|ep|episode)[\s._-]*(\d{1,4})(?!\d)/i,
  /^[^\d]{0,3}?(\d{1,4})\s*[集话話回期]/,
  /^\D{0,2}?(\d{1,4})(?:v\d)?\D{0,2}$/i,
]
const dated = /(?<!\d)((?:19|20)\d{2})[-./年]?(0[1-9]|1[0-2])[-./月]?(0[1-9]|[12]\d|3[01])(?!\d)/
const preview = /预告|預告|先导|先導|trailer|teaser|\bPV\b|前瞻/i
const extra =
  /花絮|彩蛋|番外|特辑|特輯|幕后|幕後|加更|纯享|純享|抢先|搶先|访谈|訪談|\bSP\b|\bOVA\b|\bOAD\b|\bMV\b|\bNCOP\b|\bNCED\b|特别篇|特別篇|未播/i
const part = /[(（\s]?(?:part\s*)?([上中下]|\d)[)）]?$/i

/** Reads `第02集`, `EP02`, `02话`, `2`, `2024-09-24期`, `20240924上`, `第3期加更`, `预告`, `第13.5集`. */
export function parseEpisodeTitle(text: string): EpisodeTitle {
  const caption = text.normalize('NFKC').trim()
  const kind = preview.test(caption) ? 'preview' : extra.test(caption) ? 'extra' : 'main'
  const date = dated.exec(caption)
  if (date) {
    const rest = caption.slice(date.index + date[0].length)
    return { number: null, date: `${date[1]}-${date[2]}-${date[3]}`, part: partOf(rest), kind }
  }
  if (/\d\.\d/.test(caption)) return { number: null, date: null, part: 1, kind: kind === 'main' ? 'extra' : kind }
  for (const pattern of numbered) {
    const match = pattern.exec(caption)
    const number = match && parseNumeral(match[1]!)
    if (match && number !== null)
      return { number, date: null, part: partOf(caption.slice(match.index + match[0].length)), kind }
  }
  return { number: null, date: null, part: 1, kind }
}

function partOf(rest: string): number {
  const word = part.exec(rest.replace(/期|集/g, '').trim())?.[1]
  if (!word) return 1
  return word === '上' ? 1 : word === '中' ? 2 : word === '下' ? 3 : Math.max(1, Number(word))
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
export function dateNumber(date: string, partNumber: number): number {
  return Number(date.replaceAll('-', '')) * 10 + Math.min(9, partNumber)
}
