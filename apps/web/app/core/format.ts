import { fill, type Strings } from './zh.ts'

const two = (n: number) => String(n).padStart(2, '0')

/** 28:41, or 1:02:03 from an hour on. @param seconds fractions are cut off */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`
}

/** 8,640 · 12.4 万 · 1.2 亿 */
export function count(n: number, words: Strings['count']): string {
  if (n < 10_000) return n.toLocaleString('en-US')
  const [unit, template] = n < 99_950_000 ? [10_000, words.tenThousand] : [100_000_000, words.hundredMillion]
  return fill(template, { n: (Math.round((n / unit) * 10) / 10).toLocaleString('en-US') })
}

/** 2027-11-20, where the visitor is. @param sec unix seconds */
export function dayOf(sec: number): string {
  const date = new Date(sec * 1000)
  return [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
}

/** 21:05 on the same day, 11-20 21:05 in the same year, else with the year; where the visitor is. @param sec @param nowSec unix seconds */
export function momentOf(sec: number, nowSec: number): string {
  const date = new Date(sec * 1000)
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`
  const [day, today] = [dayOf(sec), dayOf(nowSec)]
  if (day === today) return time
  return `${day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day} ${time}`
}

/** 刚刚 within ten seconds, 今天 within 24 hours, 前天 within 48, else 更早. @param sec @param nowSec unix seconds */
export function timeLabel(sec: number, nowSec: number, words: Strings['time']): string {
  const age = nowSec - sec
  if (age < 10) return words.now
  if (age < 86_400) return words.today
  if (age < 172_800) return words.yesterday
  return words.earlier
}

/** 15, or 21.54 where there are cents. @param cents of any currency */
export function money(cents: number): string {
  return (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
}
