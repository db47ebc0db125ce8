import { foldTitle, splitSeason } from '@xinghe/formats/identity'
import { pinyin } from '../../core/pinyin.ts'

/** A name in the forms it may be searched by. */
export interface Forms {
  /** Simplified, half width, lower case, letters and digits only; a season is its bare number, the first has none. */
  folded: string
  /** Pinyin of the whole with Latin letters and digits left in place, blurred; empty when the name has no Chinese. */
  sound: string
  /** First letters of the syllables; empty when fewer than two characters are Chinese. */
  initials: string
}

const HAN = /\p{Script=Han}/u
const NUMBERED = /第\s*([零〇一二两三四五六七八九十百\d]{1,4})\s*(部|辑|期|集)/u
/** On the way to 第二季. The first is left alone: 天下第一 is a name. */
const NEARLY_NUMBERED = /(?<=.)第\s*([二两三四五六七八九十]{1,3}|[2-9]|\d{2})$/u

/** One spelling for all who mean the same: `慶餘年 第二季`, `庆余年S02` and `庆余年２` all become `庆余年2`. */
export function foldName(text: string): string {
  const asSeason = text.normalize('NFKC').replace(NUMBERED, '第$1季').replace(NEARLY_NUMBERED, '第$1季')
  const { title, season } = splitSeason(asSeason)
  return foldTitle(title) + (season !== null && season > 1 ? season : '')
}

/** Latin text as it sounds to those who mix up zh/z, ch/c, sh/s and -ng/-n. */
export function blur(latin: string): string {
  return latin
    .replace(/([zcs])h/g, '$1')
    .replace(/ng/g, 'n')
    .replaceAll('ü', 'v')
}

/** Rare characters, which are their own syllable, are two units of text. */
export const firstLetter = (syllable: string): string => [...syllable][0] ?? ''

/** Pinyin and initials of a folded name. */
export function formsOf(folded: string): Forms {
  const letters = [...folded]
  const hanCount = letters.filter(letter => HAN.test(letter)).length
  if (hanCount === 0) return { folded, sound: '', initials: '' }
  const syllables = pinyin(folded, { toneType: 'none', type: 'array', v: true })
  // At the end of a title 传 is a life, not a broadcast.
  if (/..传\d*$/u.test(folded)) syllables[letters.lastIndexOf('传')] = 'zhuan'
  const initials = hanCount < 2 ? '' : syllables.map(firstLetter).join('')
  return { folded, sound: blur(syllables.join('')), initials }
}
