import type { Forms } from './text.ts'

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

const kindCodes: Record<NameKind, string> = { title: 't', alias: 'a', person: 'p' }
const kinds: Record<string, NameKind> = { t: 'title', a: 'alias', p: 'person' }

/** These hold the packed text apart. */
const clean = (text: string) => text.replace(/[\t\n\v\f]/g, ' ')

/** Facts and names as a row of the index keeps them. */
export const pack = (facts: Facts, names: readonly IndexedName[]) => `${packFacts(facts)}\n${packNames(names)}`

function packFacts(facts: Facts): string {
  const { refId, popularity, categoryId, topCategoryId, year, area, isVip, score, updatedSec } = facts
  const short = Number(popularity.toFixed(4))
  return [refId, short, categoryId, topCategoryId, year, clean(area), isVip ? 1 : 0, score, updatedSec].join('\t')
}

/** Names as a row keeps the people of a work. */
export function packNames(names: readonly IndexedName[]): string {
  return names
    .map(name => [kindCodes[name.kind] + clean(name.text), name.folded, name.sound, name.initials].join('\t'))
    .join('\n')
}

/** A row of the index as it is read. */
export interface Unpacked {
  facts: Facts
  names: IndexedName[]
}

/**
 * Reads rows of the index. Of the people of a work, where they came along, the first whose whole name is one of `wanted` is
 * named, or all of them without it: most searches mean one of a dozen.
 */
export function createUnpacker(wanted?: readonly string[]): (row: string) => Unpacked {
  const fields = wanted?.map(form => `\t${form}\t`)
  return row => {
    const end = row.indexOf('\v')
    const packed = new PackedText(row, 0, end < 0 ? row.length : end)
    const facts = {
      refId: packed.number() ?? 0,
      popularity: packed.number() ?? 0,
      categoryId: packed.number(),
      topCategoryId: packed.number(),
      year: packed.number(),
      area: packed.text(),
      isVip: packed.number() === 1,
      score: packed.number(),
      updatedSec: packed.number() ?? 0,
    }
    const names: IndexedName[] = []
    while (!packed.isAtEnd) names.push(packed.name())
    if (end < 0) return { facts, names }
    const people = fields ? lineWith(row, end + 1, fields) : new PackedText(row, end + 1, row.length)
    while (!people.isAtEnd) names.push(people.name())
    return { facts, names }
  }
}

/** The first line, from a place on, that has one of the fields, the first of them before the others; nothing where none has. */
function lineWith(row: string, from: number, fields: readonly string[]): PackedText {
  for (const field of fields) {
    const at = row.indexOf(field, from)
    if (at < 0) continue
    const end = row.indexOf('\n', at)
    return new PackedText(row, Math.max(from, row.lastIndexOf('\n', at) + 1), end < 0 ? row.length : end)
  }
  return new PackedText(row, row.length, row.length)
}

/** `text.charCodeAt(at)` without looking the method up: texts come in so many forms inside V8 that this would be a call each time. */
const codeAt: (text: string, at: number) => number = Function.prototype.call.bind(String.prototype.charCodeAt)

const TAB = 9
const LINE_END = 10
const MINUS = 45
const POINT = 46
const ZERO = 48

/**
 * Fields one after another, each ended by a tab or the end of the line. Every search reads hundreds of rows: splitting them
 * would make thousands of texts nobody looks at.
 */
class PackedText {
  readonly #row: string
  readonly #end: number
  #at: number

  constructor(row: string, from: number, end: number) {
    this.#row = row
    this.#at = from
    this.#end = end
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#end
  }

  text(): string {
    const from = this.#at
    return this.#row.slice(from, this.#pass())
  }

  /** Null where the field is empty. */
  number(): number | null {
    const from = this.#at
    const to = this.#pass()
    if (from === to) return null
    let digits = 0
    let places = 0
    for (let at = from; at < to; at++) {
      const code = codeAt(this.#row, at)
      if (code === POINT) places = 1
      else if (code !== MINUS) {
        digits = digits * 10 + code - ZERO
        places *= 10
      }
    }
    const size = digits / (places || 1)
    return codeAt(this.#row, from) === MINUS ? -size : size
  }

  name(): IndexedName {
    const text = this.#at
    const folded = this.#pass() + 1
    const sound = this.#pass() + 1
    const initials = this.#pass() + 1
    return new PackedName(this.#row, text, folded, sound, initials, this.#pass())
  }

  /** Goes behind the field and returns where it ended. */
  #pass(): number {
    let to = this.#at
    while (to < this.#end) {
      const code = codeAt(this.#row, to)
      if (code === TAB || code === LINE_END) break
      to++
    }
    this.#at = to + 1
    return to
  }
}

/** A name whose forms are taken from the row when they are looked at: most are not. */
class PackedName implements IndexedName {
  readonly #row: string
  readonly #text: number
  readonly #folded: number
  readonly #sound: number
  readonly #initials: number
  readonly #end: number

  /** Where in the row each form begins, and where the last one ends. */
  constructor(row: string, text: number, folded: number, sound: number, initials: number, end: number) {
    this.#row = row
    this.#text = text
    this.#folded = folded
    this.#sound = sound
    this.#initials = initials
    this.#end = end
  }

  get kind(): NameKind {
    return kinds[this.#row[this.#text]!] ?? 'alias'
  }

  get text(): string {
    return this.#row.slice(this.#text + 1, this.#folded - 1)
  }

  get folded(): string {
    return this.#row.slice(this.#folded, this.#sound - 1)
  }

  get sound(): string {
    return this.#row.slice(this.#sound, this.#initials - 1)
  }

  get initials(): string {
    return this.#row.slice(this.#initials, this.#end)
  }
}
