import type { Forms } from './text.ts'

/** What a term is hashed with: where it is looked up. */
export const personPlace = 'p'
/** Every work … */
export const workPlace = 'w'
/** … and once more those of each tier but the last. */
export const popularPlaces = ['0', '1', '2'] as const

const LATIN = /[a-z]+[a-z0-9]*/g

/** FNV-1a: terms are kept as 32-bit numbers; the rare collision is weeded out when matches are rated. */
export function hashTerm(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  return hash | 0
}

const grams = (letters: readonly string[], size: number): string[] =>
  letters.slice(0, Math.max(0, letters.length - size + 1)).map((_, at) => letters.slice(at, at + size).join(''))

/** Chinese characters and digits of a folded name in the runs they form. */
const runsOf = (folded: string): string[][] =>
  folded
    .split(/[a-z]+/)
    .filter(run => run !== '')
    .map(run => [...run])

/** Terms a name is found by that contains this one: pairs of characters, fours of Latin letters. */
export function nameTerms(folded: string): string[] {
  const pairs = runsOf(folded).flatMap(run =>
    run.length === 1 ? [`c${run[0]}`] : grams(run, 2).map(pair => `c${pair}`),
  )
  return [...pairs, ...(folded.match(LATIN) ?? []).flatMap(latinTerms)]
}

/** Terms of a Latin text; up to three letters stand for the beginning of a word. */
export function latinTerms(latin: string): string[] {
  return latin.length < 4 ? [`l^${latin}`] : grams([...latin], 4).map(four => `l${four}`)
}

/** Terms of the first letters of syllables. */
export function initialTerms(initials: string): string[] {
  return grams([...initials], initials.length === 2 ? 2 : 3).map(gram => `i${gram}`)
}

function beginnings(latin: string): string[] {
  return [1, 2, 3].filter(size => latin.length >= size).map(size => `l^${latin.slice(0, size)}`)
}

/** Every term a name gets in the index. `words` are its Latin words. */
export function indexTerms({ folded, sound, initials }: Forms, words: readonly string[]): string[] {
  const characters = runsOf(folded).flatMap(run => [
    ...run.map(letter => `c${letter}`),
    ...grams(run, 2).map(pair => `c${pair}`),
  ])
  const latin = (folded.match(LATIN) ?? []).flatMap(text => [...beginnings(text), ...latinTerms(text)])
  const sounds = sound === '' ? [] : [...beginnings(sound), ...latinTerms(sound)]
  const first = [2, 3].flatMap(size => grams([...initials], size).map(gram => `i${gram}`))
  return [...characters, ...latin, ...words.flatMap(beginnings), ...sounds, ...first]
}

/** Terms that stand for the whole of a name, in each of its forms. */
export function wholeTerms({ folded, sound, initials }: Forms): string[] {
  return [folded, sound, initials].filter(form => form !== '').map(form => `=${form}`)
}
