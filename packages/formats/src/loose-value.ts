import { plainText } from './plain-text.ts'
/** Feeds write numbers as strings and strings as numbers; these read both. */

/** Text of a scalar, trimmed; empty for everything else. */
export function looseText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'boolean' ? (value ? '1' : '0') : ''
}

/** A finite number, null when there is none. */
export function looseNumber(value: unknown): number | null {
  const text = looseText(value).replace(/,(?=\d{3}\b)/g, '')
  if (text === '') return null
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}

/** A whole number between the bounds, null when there is none. */
export function looseInt(value: unknown, min = 0, max = 2_147_483_647): number | null {
  const number = looseNumber(value)
  return number !== null && number >= min && number <= max ? Math.trunc(number) : null
}

/** The first year from 1880 to 2100 in the text. */
export function looseYear(value: unknown): number | null {
  for (const match of looseText(value).matchAll(/(?<!\d)(\d{4})(?!\d)/g)) {
    const year = Number(match[1])
    if (year >= 1880 && year <= 2100) return year
  }
  return null
}

/** Parts of `剧情,爱情 / 喜剧`, without repeats. */
export function looseList(value: unknown): string[] {
  const source = Array.isArray(value) ? value.map(looseText).join(',') : looseText(value)
  // Tags first: the stroke of one would divide a name.
  const plain = source.includes('<') ? plainText(source) : source
  return [...new Set(plain.split(/[,，/、|;；\n]+/).map(part => part.trim()))].filter(part => part !== '')
}

/**
 * An instant written as unix seconds, milliseconds or `YYYY-MM-DD HH:MM:SS` in the zone given in minutes east of UTC
 * (480 = China). Null when it is none or lies before 1971.
 */
export function looseInstant(value: unknown, zoneMinutes = 480): Date | null {
  const text = looseText(value)
  if (/^\d{9,13}$/.test(text)) return new Date(Number(text) * (text.length > 10 ? 1 : 1000))
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?/.exec(text)
  if (!match) return null
  const [year, month, day, hour = 0, minute = 0, second = 0] = match.slice(1).map(part => Number(part ?? 0))
  const time = Date.UTC(year!, month! - 1, day!, hour, minute - zoneMinutes, second)
  return Number.isNaN(time) || time < 31_536_000_000 ? null : new Date(time)
}
