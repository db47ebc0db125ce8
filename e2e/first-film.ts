import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from './site.ts'

const LOOK_EVERY_MS = 200

/** Resolves as soon as the first bytes of picture of the film that the home page recommends first have come. */
export async function untilFirstFilm(site: Site, patienceMs: number): Promise<void> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    if (await hasFilm(site)) return
    await pause(LOOK_EVERY_MS)
  }
  throw new Error(`no film could be played in ${patienceMs} ms`)
}

async function hasFilm(site: Site): Promise<boolean> {
  const [first] = await site.call('home.banners', {})
  if (!first) return false
  const line = (await site.grant(first.work.id, 1))?.lines[0]
  if (!line) return false
  const segment = await firstSegment(new URL(line.url, site.url))
  return segment !== null && (await fetch(segment)).ok
}

/** Walks from the master playlist to the first media segment; null where a playlist is still empty. */
async function firstSegment(playlist: URL): Promise<URL | null> {
  const answer = await fetch(playlist)
  if (!answer.ok) return null
  const first = (await answer.text()).split('\n').find(row => row !== '' && !row.startsWith('#'))
  if (first === undefined) return null
  const address = new URL(first, playlist)
  return address.pathname.endsWith('.m3u8') ? firstSegment(address) : address
}
