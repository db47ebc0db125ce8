import { cut, plainLine } from '@xinghe/formats/plain-text'
import type { PersonInput, PictureInput } from './work-input.ts'

export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s"'<>]+$/i.test(text) && URL.canParse(text)

const isStorageKey = (text: string): boolean => /^art\/[\w./-]+$/.test(text) && !text.includes('..')

/** Null for everything that is neither a key of a public picture nor a web address. */
export function cleanPicture(picture: PictureInput | null | undefined): PictureInput | null {
  if (!picture || picture.key.length > 2_000 || !(isWebAddress(picture.key) || isStorageKey(picture.key))) return null
  return /^#[0-9a-f]{6}$/i.test(picture.color ?? '') ? { ...picture } : { key: picture.key }
}

/** Each person once in a role, in the given order, at most eighty. */
export function cleanPeople(people: readonly PersonInput[] | undefined): Required<PersonInput>[] {
  const known = new Map<string, Required<PersonInput>>()
  for (const person of people ?? []) {
    const name = cut(plainLine(person.name), 80)
    const key = `${person.role}\0${name}`
    if (name === '' || known.has(key)) continue
    known.set(key, { name, role: person.role, character: cut(plainLine(person.character ?? ''), 80) })
  }
  return [...known.values()].slice(0, 80)
}
