import type { IndexedName } from './packed.ts'
import type { Query } from './query.ts'

/** Which form of a name agreed with what was typed. */
export type MatchBy = 'name' | 'pinyin' | 'initials' | 'words' | 'similar'

export interface Match {
  /** 0..100 */
  quality: number
  by: MatchBy
  name: IndexedName
}

const kindWeight = { title: 1, alias: 0.94, person: 0.8 }
/** Less alike than this is something else. */
const LEAST_LIKE = 0.58
/** Two characters must sound exactly right. */
const LEAST_OF_TWO = 0.95

/** How well the best of the names matches; null when none does. */
export function rate(query: Query, names: readonly IndexedName[]): Match | null {
  const direct = bestOf(names, name => rateDirect(query, name))
  // Comparing letter by letter costs a hundred times as much.
  return direct ?? rateWords(query, names) ?? bestOf(names, name => rateSimilar(query, name))
}

type Rating = Omit<Match, 'name'>

function bestOf(names: readonly IndexedName[], rateName: (name: IndexedName) => Rating | null): Match | null {
  let best: Match | null = null
  for (const name of names) {
    const rating = rateName(name)
    if (rating === null) continue
    const quality = rating.quality * kindWeight[name.kind]
    if (best === null || quality > best.quality) best = { ...rating, quality, name }
  }
  return best
}

function rateDirect(query: Query, name: IndexedName): Rating | null {
  const direct = within(query.folded, name.folded)
  if (direct > 0) return { quality: direct, by: 'name' }
  if (!query.isLatin) return null
  const spoken = within(query.sound, name.sound)
  const first = query.folded.length < 2 ? 0 : within(query.folded, name.initials)
  if (spoken > 0 && spoken >= first) return { quality: spoken * 0.92, by: 'pinyin' }
  return first > 0 ? { quality: first * 0.88, by: 'initials' } : null
}

/** 100 for the whole, less for the beginning, less for the middle; the more of the name, the better. */
function within(part: string, whole: string): number {
  if (part === '' || part.length > whole.length) return 0
  if (part === whole) return 100
  const at = whole.indexOf(part)
  if (at < 0) return 0
  return (at === 0 ? 72 : 54) + 18 * (part.length / whole.length)
}

function rateSimilar(query: Query, name: IndexedName): Rating | null {
  if (query.folded.length < 2 || (query.isLatin && query.folded.length < 4)) return null
  const isOneScript = query.isLatin === (name.sound === '')
  // With two characters, one slip leaves nothing to recognise.
  const written = isOneScript && query.folded.length > 2 ? likeness(query.folded, name.folded) : 0
  // Homophones are what input methods get wrong.
  const spoken = name.sound === '' ? 0 : likeness(query.sound, name.sound)
  const like = Math.max(written, spoken * 0.97)
  const least = query.folded.length === 2 ? LEAST_OF_TWO : LEAST_LIKE
  return like < least ? null : { quality: like * 55, by: 'similar' }
}

/** Longer names are not told apart any further. */
const MOST_COMPARED = 96
/** Rows of the edit table: two before, before, now. */
type Row = Uint8Array<ArrayBuffer>
const row = (): Row => new Uint8Array(MOST_COMPARED + 1)
let rows: [Row, Row, Row] = [row(), row(), row()]

/** 1 for equal texts, less for each edit against the longer one; a good beginning of the name counts too. */
function likeness(text: string, name: string): number {
  const a = text.slice(0, MOST_COMPARED)
  const b = name.slice(0, MOST_COMPARED)
  const longer = Math.max(a.length, b.length)
  const hasBeginning = b.length > a.length + 1
  if (!hasBeginning && 1 - Math.abs(a.length - b.length) / longer < LEAST_LIKE) return 0
  const edits = editsTo(a, b)
  const whole = 1 - edits[b.length]! / longer
  return hasBeginning ? Math.max(whole, (1 - edits[a.length]! / a.length) * 0.9) : whole
}

/** Edits between `a` and each beginning of `b`, a swap of neighbours being one. The answer is good until the next call. */
function editsTo(a: string, b: string): Uint8Array {
  let [twoBefore, before, now] = rows
  for (let j = 0; j <= b.length; j++) now[j] = j
  for (let i = 1; i <= a.length; i++) {
    ;[twoBefore, before, now] = [before, now, twoBefore]
    now[0] = i
    const letter = a.charCodeAt(i - 1)
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1)
      let least = before[j - 1]! + (letter === other ? 0 : 1)
      if (before[j]! + 1 < least) least = before[j]! + 1
      if (now[j - 1]! + 1 < least) least = now[j - 1]! + 1
      const isSwapped = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other
      if (isSwapped && twoBefore[j - 2]! + 1 < least) least = twoBefore[j - 2]! + 1
      now[j] = least
    }
  }
  rows = [twoBefore, before, now]
  return now
}

/** Several words, each a part of a name: the work and its actor. */
function rateWords({ words }: Query, names: readonly IndexedName[]): Match | null {
  if (words.length < 2) return null
  const owners = words.map(word => names.find(name => name.folded.includes(word)))
  const [first] = owners
  if (first === undefined || owners.includes(undefined)) return null
  return { quality: 80, by: 'words', name: first }
}
