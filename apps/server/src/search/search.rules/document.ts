import type { SearchSource } from '../../vod/vod.rules/search-source.ts'
import { hashTerm, indexTerms, wholeTerms } from './terms.ts'
import { type Forms, foldName, formsOf } from './text.ts'

/** What a name is to the work. */
export type NameKind = 'title' | 'alias' | 'person'

export interface IndexedName extends Forms {
  kind: NameKind
  text: string
}

/** A row of the index before it is written; terms still carry no tier. */
export interface SearchDocument {
  kind: 'w' | 'p'
  refId: number
  popularity: number
  categoryId: number | null
  topCategoryId: number | null
  year: number | null
  area: string
  isVip: boolean
  score: number | null
  updatedSec: number
  names: string
  /** Found in the tier of the work. */
  terms: string[]
  /** Whole names, found whatever the tier. */
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
  return {
    kind: 'w',
    refId: source.id,
    popularity: popularityOf(source.hits, source.hitsMonth),
    categoryId: source.categoryId,
    topCategoryId: source.topCategoryId,
    year: source.year,
    area: source.area,
    isVip: source.isVip,
    score: source.score,
    updatedSec: Math.floor(source.updatedAt.getTime() / 1000),
    names: packNames([...named, ...people]),
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
  const nothing = {
    categoryId: null,
    topCategoryId: null,
    year: null,
    area: '',
    isVip: false,
    score: null,
    updatedSec: 0,
  }
  return {
    ...nothing,
    kind: 'p',
    refId: id,
    popularity,
    names: packNames([name]),
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

function packNames(names: readonly IndexedName[]): string {
  return names
    .map(name =>
      [kindCodes[name.kind] + name.text.replace(/[\t\n]/g, ' '), name.folded, name.sound, name.initials].join('\t'),
    )
    .join('\n')
}

/** The names of an index row. */
export function unpackNames(packed: string): IndexedName[] {
  return packed.split('\n').map(line => {
    const [text = '', folded = '', sound = '', initials = ''] = line.split('\t')
    return { kind: kinds[text[0] ?? ''] ?? 'alias', text: text.slice(1), folded, sound, initials }
  })
}

/** Terms as the index holds them: those of persons apart, those of works under their tier. */
export function hashedTerms(document: SearchDocument, tier: number): number[] {
  const place = document.kind === 'p' ? 'p' : String(tier)
  const all = [...document.terms.map(term => place + term), ...document.wholes]
  return [...new Set(all.map(hashTerm))]
}
