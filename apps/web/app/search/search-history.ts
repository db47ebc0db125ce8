import { readStored, writeStored } from '../core/storage.ts'

const MOST = 10

/** Puts a term first; one that is there already stays where it is. At most ten are kept. */
export function rememberTerm(term: string): void {
  const terms = readTerms()
  if (!terms.includes(term)) writeStored('cls', [term, ...terms].slice(0, MOST))
}

/** Searched terms, newest first. */
export function readTerms(): string[] {
  return onlyText(readStored('cls'))
}

/** Takes one term off the list. */
export function forgetTerm(term: string): void {
  const left = readTerms().filter(known => known !== term)
  writeStored('cls', left.length > 0 ? left : null)
}

export const forgetTerms = (): void => writeStored('cls', null)

/** What is left of a stored list when everything but text is dropped. */
export const onlyText = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter(term => typeof term === 'string') : []
