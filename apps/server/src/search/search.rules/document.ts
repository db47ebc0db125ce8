import type { SearchSource } from '../../vod/vod.rules/search-source.ts'
import { type IndexedName, type NameKind, pack, packNames } from './packed.ts'
import { hashTerm, indexTerms, personPlace, popularPlaces, wholeTerms, workPlace } from './terms.ts'
import { foldName, formsOf } from './text.ts'

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

/** Terms as the index holds them: those of persons apart; those of works, and of popular ones once more under their tier. */
export function hashedTerms(document: SearchDocument, tier: number): number[] {
  const places = document.kind === 'p' ? [personPlace] : [workPlace, ...popularPlaces.slice(tier, tier + 1)]
  const all = [...places.flatMap(place => document.terms.map(term => place + term)), ...document.wholes]
  return [...new Set(all.map(hashTerm))]
}
