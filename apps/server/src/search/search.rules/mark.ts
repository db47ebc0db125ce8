import type { MarkedText } from '@xinghe/contract/search'
import { foldTitle } from '@xinghe/formats/identity'
import type { Query } from './query.ts'
import type { MatchBy } from './rate.ts'
import { blur, firstLetter, formsOf } from './text.ts'

/** The name that matched in pieces, the one marked that agrees with the query: as written, by sound, or by first letters. */
export function mark({ by, name: { text } }: { by: MatchBy; name: { text: string } }, query: Query): MarkedText {
  const at = by === 'name' ? text.indexOf(query.folded) : -1
  if (at >= 0) return piecesOf([text.slice(0, at), query.folded, text.slice(at + query.folded.length)])
  const letters = [...text]
  const span = spanners[by](letters, query)
  if (span === null) return [{ text, hit: false }]
  const [from, to] = span
  const join = (start: number, end?: number) => letters.slice(start, end).join('')
  return piecesOf([join(0, from), join(from, to), join(to)])
}

const piecesOf = (pieces: readonly [before: string, hit: string, after: string]): MarkedText =>
  pieces.map((text, at) => ({ text, hit: at === 1 })).filter(piece => piece.text !== '')

interface Letter {
  /** Empty for punctuation. */
  folded: string
  sound: string
}

/** Titles use the same few thousand letters again and again. */
const letterForms = new Map<string, Letter>()
const MOST_LETTERS = 20_000

function formsOfLetter(letter: string): Letter {
  const known = letterForms.get(letter)
  if (known) return known
  const forms = {
    folded: /[\p{L}\p{N}]/u.test(letter) ? foldTitle(letter) : '',
    sound: /\p{Script=Han}/u.test(letter) ? formsOf(letter).sound : letter.toLowerCase(),
  }
  if (letterForms.size >= MOST_LETTERS) letterForms.clear()
  letterForms.set(letter, forms)
  return forms
}

type Span = readonly [from: number, to: number]

function writtenSpan(letters: readonly string[], { folded: wanted }: Query): Span | null {
  let folded = ''
  // where each letter of the folded text comes from
  const origin: number[] = []
  for (const [at, letter] of letters.entries()) {
    const piece = formsOfLetter(letter).folded
    folded += piece
    for (let unit = 0; unit < piece.length; unit++) origin.push(at)
  }
  const at = folded.indexOf(wanted)
  return at < 0 ? null : [origin[at]!, origin[at + wanted.length - 1]! + 1]
}

function spokenSpan(letters: readonly string[], { folded, sound }: Query): Span | null {
  const syllables = letters.map(letter => formsOfLetter(letter).sound)
  for (const from of syllables.keys()) {
    let spoken = ''
    for (let to = from; to < syllables.length; to++) {
      spoken = blur(spoken + syllables[to]!)
      if (spoken.startsWith(sound)) return [from, to + 1]
      if (!sound.startsWith(spoken)) break
    }
  }
  const at = syllables
    .map(syllable => firstLetter(syllable) || ' ')
    .join('')
    .indexOf(folded)
  return at < 0 ? null : [at, at + folded.length]
}

/** Where a match of each kind is to be seen. */
const spanners: Record<MatchBy, (letters: readonly string[], query: Query) => Span | null> = {
  name: writtenSpan,
  pinyin: spokenSpan,
  initials: spokenSpan,
  words: () => null,
  similar: () => null,
}
