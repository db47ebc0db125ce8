const digits: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const units: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }

/** Characters a Chinese numeral below ten thousand is written with, for use inside a pattern. */
export const numeralClass = '零〇一二两三四五六七八九十百千'

/** Value of `12`, `十二`, `一百零三` or `二〇二四`; null when it is no number below 100 000. */
export function parseNumeral(text: string): number | null {
  if (/^\d{1,5}$/.test(text)) return Number(text)
  if (text === '' || !new RegExp(`^[${numeralClass}]+$`).test(text)) return null
  if (/^[零〇一二两三四五六七八九]{2,}$/.test(text)) {
    return text.length > 5 ? null : Number([...text].map(letter => digits[letter]).join(''))
  }
  let total = 0
  let pending: number | null = null
  for (const letter of text) {
    const unit = units[letter]
    if (unit === undefined) {
      pending = digits[letter]!
      continue
    }
    total += (pending ?? 1) * unit
    pending = null
  }
  return total + (pending ?? 0)
}
