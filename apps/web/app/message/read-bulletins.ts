import { readStored, type Stored, useStored, writeStored } from '../core/storage.ts'

/** More than a header ever lists; older ones are long gone. */
const MOST = 100

const idsOf = (news: Stored['news'] | null): number[] =>
  Array.isArray(news?.read) ? news.read.filter(id => typeof id === 'number') : []

/** Bulletins this browser has opened. The server keeps no record of them, for members neither. */
export const readBulletins = (): ReadonlySet<number> => new Set(idsOf(readStored('news')))

/** The same for components; empty while the server's HTML is shown. */
export const useReadBulletins = (): ReadonlySet<number> => new Set(idsOf(useStored('news')))

const GREETING = 'news.greeting'

/** True once a visit: the home page greets with a bulletin, and does not insist. */
export function isNewGreeting(id: number): boolean {
  try {
    if (sessionStorage.getItem(GREETING) === String(id)) return false
    sessionStorage.setItem(GREETING, String(id))
    return true
  } catch {
    // Storage is blocked: nothing would stop it from greeting again and again.
    return false
  }
}

/** Remembers that these were opened. */
export function markBulletinsRead(ids: readonly number[]): void {
  const news = readStored('news')
  const known = idsOf(news)
  const added = ids.filter(id => !known.includes(id))
  const last = added.at(-1)
  if (last === undefined) return
  writeStored('news', { old: news?.id ?? 0, id: last, img: '', read: [...known, ...added].slice(-MOST) })
}
