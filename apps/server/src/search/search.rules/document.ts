import type { SearchSource } from '../../vod/vod.rules/search-source.ts'
import { hashTerm, indexTerms, personPlace, popularPlaces, wholeTerms, workPlace } from './terms.ts'
import { type Forms, foldName, formsOf } from './text.ts'

/** What a name is to the work. */
export type NameKind = 'title' | 'alias' | 'person'

export interface IndexedName extends Forms {
  kind: NameKind
  text: string
}

/** What is known of a work or person without asking for it. */
export interface Facts {
  refId: number
  /** 0..1 */
  popularity: number
  categoryId: number | null
  topCategoryId: number | null
  year: number | null
  area: string
  isVip: boolean
  score: number | null
  updatedSec: number
}

/** A row of the index before it is written; terms still carry no place. */
export interface SearchDocument {
  kind: 'w' | 'p'
  refId: number
  popularity: number
  packed: string
  people: string
  terms: string[]
  /** Whole names, found wherever. */
  wholes: string[]
}

/** Ten thousand million plays are the end of the scale. */
const SCALE = Math.log(1e10)
const MOST_ALIASES = 8
const kindCodes: Record<NameKind, string> = { title: 't', alias: 'a', person: 'p' }
const kinds: Record<string, NameKind> = { t: 'title', a: 'alias', p: 'person' }

/** 0..1 from plays, those of the last month weighing more. */
export function popularityOf(hits: number, hitsMonth: number): number {
  return Math.min(1, Math.log(1 + hits + hitsMonth * 12) / SCALE)
}

/** The index row of a work. */
export function workDocument(source: SearchSource): SearchDocument {
  const named = [
    nameOf('title', source.title),
    ...[source.originalTitle, ...source.aliases.slice(0, MOST_ALIASES)].map(text => nameOf('alias', text)),
  ].filter(name => name.folded !== '')
  const people = source.people.map(([, name]) => nameOf('person', name)).filter(name => name.folded !== '')
  const facts = {
    refId: source.id,
    popularity: popularityOf(source.hits, source.hitsMonth),
    categoryId: source.categoryId,
    topCategoryId: source.topCategoryId,
    year: source.year,
    area: source.area,
    isVip: source.isVip,
    score: source.score,
    updatedSec: Math.floor(source.updatedAt.getTime() / 1000),
  }
  return {
    kind: 'w',
    refId: facts.refId,
    popularity: facts.popularity,
    packed: pack(facts, named),
    people: packNames(people),
    terms: [
      ...named.flatMap(name => indexTerms(name, wordsOf(name.text))),
      ...people.flatMap(({ folded, sound }) => [`@${folded}`, ...(sound === '' ? [] : [`@${sound}`])]),
    ],
    wholes: named.flatMap(wholeTerms),
  }
}

/** The index row of a person, as popular as the best known of the works. */
export function personDocument(id: number, text: string, popularity: number): SearchDocument {
  const name = nameOf('person', text)
  const facts = {
    ...{ refId: id, popularity, categoryId: null, topCategoryId: null, year: null },
    ...{ area: '', isVip: false, score: null, updatedSec: 0 },
  }
  return {
    kind: 'p',
    refId: id,
    popularity,
    packed: pack(facts, [name]),
    people: '',
    terms: indexTerms(name, wordsOf(text)),
    wholes: [],
  }
}

function nameOf(kind: NameKind, text: string): IndexedName {
  return { kind, text, ...formsOf(foldName(text)) }
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[a-z]+[a-z0-9]*/g) ?? []

/** These hold the packed text apart. */
const clean = (text: string) => text.replace(/[\t\n\v\f]/g, ' ')

const pack = (facts: Facts, names: readonly IndexedName[]) => `${packFacts(facts)}\n${packNames(names)}`

function packFacts(facts: Facts): string {
  const { refId, popularity, categoryId, topCategoryId, year, area, isVip, score, updatedSec } = facts
  const short = Number(popularity.toFixed(4))
  return [refId, short, categoryId, topCategoryId, year, clean(area), isVip ? 1 : 0, score, updatedSec].join('\t')
}

function packNames(names: readonly IndexedName[]): string {
  return names
    .map(name => [kindCodes[name.kind] + clean(name.text), name.folded, name.sound, name.initials].join('\t'))
    .join('\n')
}

/**
 * The facts and names of a row of the index. Of the people of a work, where they came along, the first whose whole name is
 * one of `wanted` is named, or all of them without it: most searches mean one of a dozen.
 */
export function unpack(row: string, wanted?: readonly string[]): { facts: Facts; names: IndexedName[] } {
  const end = row.indexOf('\v')
  const packed = new PackedText(row, end < 0 ? row.length : end)
  const facts = {
    refId: packed.number() ?? 0,
    popularity: packed.number() ?? 0,
    categoryId: packed.number(),
    topCategoryId: packed.number(),
    year: packed.number(),
    area: packed.text(),
    isVip: packed.text() === '1',
    score: packed.number(),
    updatedSec: packed.lastNumber() ?? 0,
  }
  const names: IndexedName[] = []
  unpackNames(packed, names)
  const people = end < 0 ? '' : row.slice(end + 1)
  const named = wanted ? lineOf(people, wanted) : people
  if (named !== '') unpackNames(new PackedText(named, named.length), names)
  return { facts, names }
}

/** The line of the first person who is called, or sounds, like one of `forms`. */
function lineOf(people: string, forms: readonly string[]): string {
  if (people === '') return ''
  for (const form of forms) {
    const at = people.indexOf(`\t${form}\t`)
    if (at < 0) continue
    const end = people.indexOf('\n', at)
    return people.slice(people.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end)
  }
  return ''
}

function unpackNames(lines: PackedText, names: IndexedName[]): void {
  while (!lines.isAtEnd) {
    const text = lines.text()
    const kind = kinds[text[0] ?? ''] ?? 'alias'
    names.push({ kind, text: text.slice(1), folded: lines.text(), sound: lines.text(), initials: lines.lastText() })
  }
}

/** Fields one after another. Every search reads hundreds of rows: splitting them would make arrays of texts nobody keeps. */
class PackedText {
  readonly #packed: string
  readonly #end: number
  #at = 0

  constructor(packed: string, end: number) {
    this.#packed = packed
    this.#end = end
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#end
  }

  text(): string {
    return this.#upTo('\t')
  }

  /** The last of a line. */
  lastText(): string {
    return this.#upTo('\n')
  }

  number(): number | null {
    return toNumber(this.text())
  }

  lastNumber(): number | null {
    return toNumber(this.lastText())
  }

  #upTo(separator: string): string {
    const from = this.#at
    const found = this.#packed.indexOf(separator, from)
    const to = found < 0 || found > this.#end ? this.#end : found
    this.#at = to + 1
    return this.#packed.slice(from, to)
  }
}

const toNumber = (text: string) => (text === '' ? null : Number(text))

/** Terms as the index holds them: those of persons apart; those of works, and of popular ones once more under their tier. */
export function hashedTerms(document: SearchDocument, tier: number): number[] {
  const places = document.kind === 'p' ? [personPlace] : [workPlace, ...popularPlaces.slice(tier, tier + 1)]
  const all = [...places.flatMap(place => document.terms.map(term => place + term)), ...document.wholes]
  return [...new Set(all.map(hashTerm))]
}
