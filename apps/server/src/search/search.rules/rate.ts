import type { IndexedName } from './document.ts'
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
  let best: Match | null = null
  for (const name of names) {
    const match = rateName(query, name)
    if (match === null) continue
    const quality = match.quality * kindWeight[name.kind]
    if (best === null || quality > best.quality) best = { ...match, quality, name }
  }
  if (best === null || best.by === 'similar') best = rateWords(query, names) ?? best
  return best
}

function rateName(query: Query, name: IndexedName): { quality: number; by: MatchBy } | null {
  const direct = within(query.folded, name.folded)
  if (direct > 0) return { quality: direct, by: 'name' }
  if (query.isLatin) {
    const spoken = within(query.sound, name.sound)
    const first = query.folded.length < 2 ? 0 : within(query.folded, name.initials)
    if (spoken > 0 && spoken >= first) return { quality: spoken * 0.92, by: 'pinyin' }
    if (first > 0) return { quality: first * 0.88, by: 'initials' }
  }
  return rateSimilar(query, name)
}

/** 100 for the whole, less for the beginning, less for the middle; the more of the name, the better. */
function within(part: string, whole: string): number {
  if (part === '' || part.length > whole.length) return 0
  if (part === whole) return 100
  const at = whole.indexOf(part)
  if (at < 0) return 0
  return (at === 0 ? 72 : 54) + 18 * (part.length / whole.length)
}

function rateSimilar(query: Query, name: IndexedName): { quality: number; by: MatchBy } | null {
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

/** 1 for equal texts, less for each edit against the longer one; a good beginning of the name counts too. */
function likeness(a: string, b: string): number {
  const [left, right] = [[...a], [...b]]
  const whole = 1 - edits(left, right) / Math.max(left.length, right.length)
  if (right.length <= left.length + 1) return whole
  const start = right.slice(0, left.length)
  return Math.max(whole, (1 - edits(left, start) / left.length) * 0.9)
}

/** Edits between two texts, a swap of neighbours being one. */
function edits(a: readonly string[], b: readonly string[]): number {
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[b.length]!
}

/** Several words, each a part of a name: the work and its actor. */
function rateWords({ words }: Query, names: readonly IndexedName[]): Match | null {
  if (words.length < 2) return null
  const owners = words.map(word => names.find(name => name.folded.includes(word)))
  const [first] = owners
  if (first === undefined || owners.includes(undefined)) return null
  return { quality: 80, by: 'words', name: first }
}
