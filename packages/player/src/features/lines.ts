import type { Fault } from '../engine/faults.ts'
import type { LineStatus } from '../face.ts'

/** What is known about the lines of the episode on screen. */
export interface LineBook {
  lines: readonly { id: number; name: string }[]
  current: number | null
  good: ReadonlySet<number>
  dead: ReadonlyMap<number, Fault>
}

export type Verdict =
  | { do: 'wait' }
  | { do: 'renew' }
  | { do: 'switch'; from: number | null; to: number }
  | { do: 'fail'; fault: Fault }

/** Starts with the preferred line where the episode has it, else with the first. */
export function openBook(lines: LineBook['lines'], preferred: number | null): LineBook {
  const wanted = lines.find(line => line.id === preferred) ?? lines[0]
  return { lines, current: wanted?.id ?? null, good: new Set(), dead: new Map() }
}

export function markGood(book: LineBook): LineBook {
  return book.current === null ? book : { ...book, good: new Set([...book.good, book.current]) }
}

/** The viewer (or a verdict) takes a line: whatever was held against it is forgotten. */
export function takeLine(book: LineBook, id: number): LineBook {
  const dead = new Map(book.dead)
  dead.delete(id)
  return { ...book, current: id, dead }
}

/**
 * What a fault of the current line means. Without a network no line is to blame; an expired address is renewed first;
 * else the line is dead and the next one, in order and from the start again, that is not dead takes over.
 */
export function judge(
  book: LineBook,
  fault: Fault,
  facts: { online: boolean; canRenew: boolean },
): { verdict: Verdict; book: LineBook } {
  if (!facts.online) return { verdict: { do: 'wait' }, book }
  if (fault.kind === 'expired' && facts.canRenew) return { verdict: { do: 'renew' }, book }
  const blamed: Fault = fault.kind === 'expired' ? { ...fault, kind: 'denied' } : fault
  const dead = new Map(book.dead)
  if (book.current !== null) dead.set(book.current, blamed)
  const at = book.lines.findIndex(line => line.id === book.current)
  const others = [...book.lines.slice(at + 1), ...book.lines.slice(0, Math.max(0, at))]
  const next = others.find(line => !dead.has(line.id))
  if (!next) return { verdict: { do: 'fail', fault: blamed }, book: { ...book, dead } }
  return { verdict: { do: 'switch', from: book.current, to: next.id }, book: { ...book, current: next.id, dead } }
}

export function lineStatuses(book: LineBook): LineStatus[] {
  return book.lines.map(({ id, name }) => {
    if (book.dead.has(id)) return { id, name, state: 'dead' }
    if (id === book.current) return { id, name, state: 'playing' }
    return { id, name, state: book.good.has(id) ? 'good' : 'untried' }
  })
}
