import type { Question, Way } from '../search.queries/documents.ts'
import { hashTerm, initialTerms, latinTerms, nameTerms, personPlace, popularPlaces, workPlace } from './terms.ts'
import { blur, type Forms, foldName, formsOf } from './text.ts'

/** Longer names are not told apart any further. */
const MOST_LETTERS = 24
const MOST_WORDS = 3
/** Punctuation and emoji are no words. */
const SPOKEN = /[\p{L}\p{N}]/u

/** What was typed, understood. */
export interface Query extends Forms {
  /** Latin letters (and digits) only: pinyin, initials or a foreign title. */
  isLatin: boolean
  /** The words between spaces, folded; one is the whole. */
  words: string[]
}

/** @returns null when nothing is left to search for: punctuation, emoji. */
export function parseQuery(text: string): Query | null {
  const clipped = [...text.normalize('NFKC')].slice(0, 60).join('')
  const parts = clipped.split(/[\s+,，、]+/).filter(part => SPOKEN.test(part))
  if (parts.length === 0) return null
  const whole = foldName(clipped)
  const folded = [...whole].slice(0, MOST_LETTERS).join('')
  const words = parts.length === 1 ? [whole] : parts.slice(0, MOST_WORDS).map(foldName)
  const forms = formsOf(folded)
  const isLatin = /^[a-z0-9]*[a-z][a-z0-9]*$/.test(folded)
  return { ...forms, sound: isLatin ? blur(folded) : forms.sound, isLatin, words }
}

/** Terms of names that are the query as a whole. */
export function wholesOf(query: Query): number[] {
  const forms = query.isLatin ? [query.folded, query.sound] : [query.folded]
  return [...new Set(forms)].map(form => hashTerm(`=${form}`))
}

/** Ways a name may contain the query; each is a list of terms it must have. */
export function strictWays(query: Query): string[][] {
  const { folded, sound, isLatin, words } = query
  const ways = isLatin ? latinWays(folded, sound) : [nameTerms(folded), [`@${folded}`]]
  if (words.length < 2) return ways
  // «庆余年 张若昀»: each word is a part of a name or a person.
  const combined = words.reduce<string[][]>(
    (before, word) => before.flatMap(way => wordWays(word).map(more => [...way, ...more])),
    [[]],
  )
  return [...ways, ...combined]
}

function latinWays(folded: string, sound: string): string[][] {
  const ways = [latinTerms(sound)]
  if (sound !== folded) ways.push(latinTerms(folded))
  if (folded.length >= 2 && folded.length <= 10) ways.push(initialTerms(folded))
  if (folded.length >= 4) ways.push([`@${sound}`])
  return ways
}

const wordWays = (word: string): string[][] => [nameTerms(word), [`@${word}`]]

/** Ways to a name that sounds like the query, or differs from it by one slip. */
export function looseWays(query: Query): string[][] {
  const { folded, sound, isLatin } = query
  const letters = [...folded]
  const ways: string[][] = []
  if (isLatin) ways.push(...slips(folded), ...(sound === folded ? [] : slips(sound)))
  else {
    if (sound.length >= 4) ways.push(latinTerms(sound), [`@${sound}`])
    if (letters.length >= 3) for (const at of letters.keys()) ways.push(...around(letters, at))
  }
  return ways.filter(way => way.length > 0)
}

/** Both sides of one wrong character. */
function around(letters: readonly string[], at: number): string[][] {
  const sides = [letters.slice(0, at), letters.slice(at + 1)].filter(side => side.length > 0)
  return [sides.flatMap(side => nameTerms(side.join('')))]
}

/** Letters next to each other that a slip may touch: a wrong, missing, extra or swapped one. */
const SLIP = 2

/** Fours of a Latin text that a slip leaves alone, for each place it may be in. */
function slips(latin: string): string[][] {
  const fours = Array.from({ length: Math.max(0, latin.length - 3) }, (_, at) => at)
  const least = latin.length > 8 ? 2 : 1
  const ways: string[][] = []
  for (let from = 0; from < latin.length; from += SLIP) {
    const left = fours.filter(at => at + 4 <= from || at >= from + SLIP)
    if (left.length >= least) ways.push(left.map(at => `l${latin.slice(at, at + 4)}`))
  }
  return ways
}

/** Of a long way a few terms tell as much as all of them, and each costs a walk through the index; rating weeds out the rest. */
const MOST_TERMS = 4

/**
 * Works, the popular ones first where there are too many. What few works have is asked for among all of them at once, what
 * many have tier by tier: taking all of those from the index to keep some would take too long.
 */
export function amongWorks(ways: readonly string[][], wholes: readonly number[], most: number): Question {
  const [rare, common] = [ways.filter(way => !isCommon(way)), ways.filter(isCommon)]
  const popular = (some: readonly string[][]) => popularPlaces.flatMap(place => some.map(way => at(place, way)))
  const everywhere = (some: readonly string[][]) => some.map(way => at(workPlace, way))
  return {
    wholes,
    rareWays: everywhere(rare),
    popularWays: rare.length === 0 ? [] : popular(ways),
    commonWays: [...popular(common), ...everywhere(common)],
    most,
  }
}

/** So few neighbouring fours of Latin letters are one or two syllables, which many names have. */
const FEW_FOURS = 3

const isCommon = (way: readonly string[]): boolean =>
  way.length === 1 || (way.length <= FEW_FOURS && way[0]!.startsWith('l'))

/** The same for persons. */
export function amongPeople(ways: readonly string[][], most: number): Question {
  return { wholes: [], rareWays: [], popularWays: [], commonWays: ways.map(way => at(personPlace, way)), most }
}

const at = (place: string, way: readonly string[]): Way => ({
  terms: spread(way).map(term => hashTerm(place + term)),
  withPeople: way.some(term => term.startsWith('@')),
})

/** A few of the terms from the first to the last. */
function spread(terms: readonly string[]): readonly string[] {
  if (terms.length <= MOST_TERMS) return terms
  const gap = (terms.length - 1) / (MOST_TERMS - 1)
  return Array.from({ length: MOST_TERMS }, (_, n) => terms[Math.round(n * gap)]!)
}
