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

/** As the index has a letter; both are empty for punctuation. */
interface Letter {
  folded: string
  sound: string
}

/** Titles use the same few thousand letters again and again. */
const letterForms = new Map<string, Letter>()
const MOST_LETTERS = 20_000

function formsOfLetter(letter: string): Letter {
  const known = letterForms.get(letter)
  if (known) return known
  const forms = readLetter(letter)
  if (letterForms.size >= MOST_LETTERS) letterForms.clear()
  letterForms.set(letter, forms)
  return forms
}

function readLetter(letter: string): Letter {
  if (!/[\p{L}\p{N}]/u.test(letter)) return { folded: '', sound: '' }
  const sound = /\p{Script=Han}/u.test(letter) ? formsOf(letter).sound : letter.toLowerCase()
  return { folded: foldTitle(letter), sound }
}

type Span = readonly [from: number, to: number]

const writtenSpan = (letters: readonly string[], { folded }: Query): Span | null =>
  spanOf(letters, folded, letter => letter.folded)

const initialsSpan = (letters: readonly string[], { folded }: Query): Span | null =>
  spanOf(letters, folded, letter => firstLetter(letter.sound))

/** Where one form of the letters, all together, holds what is wanted. */
function spanOf(letters: readonly string[], wanted: string, formOf: (letter: Letter) => string): Span | null {
  let whole = ''
  // where each unit of the whole comes from
  const origin: number[] = []
  for (const [at, letter] of letters.entries()) {
    const piece = formOf(formsOfLetter(letter))
    whole += piece
    for (let unit = 0; unit < piece.length; unit++) origin.push(at)
  }
  const at = whole.indexOf(wanted)
  return at < 0 ? null : [origin[at]!, origin[at + wanted.length - 1]! + 1]
}

function spokenSpan(letters: readonly string[], { sound }: Query): Span | null {
  const syllables = letters.map(letter => formsOfLetter(letter).sound)
  for (const [from, first] of syllables.entries()) {
    if (first === '') continue
    let spoken = ''
    for (let to = from; to < syllables.length; to++) {
      spoken = blur(spoken + syllables[to]!)
      if (spoken.startsWith(sound)) return [from, to + 1]
      if (!sound.startsWith(spoken)) break
    }
  }
  return null
}

/** Where a match of each kind is to be seen. */
const spanners: Record<MatchBy, (letters: readonly string[], query: Query) => Span | null> = {
  name: writtenSpan,
  pinyin: spokenSpan,
  initials: initialsSpan,
  words: () => null,
  similar: () => null,
}
