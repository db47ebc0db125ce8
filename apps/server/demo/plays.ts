import type { DemoWork } from './work.ts'

const DAYS = 60

/** A number in [0, 1) that depends on the text alone. */
function chance(text: string): number {
  let hash = 2166136261
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) >>> 0) / 4294967296
}

export interface DemoPlays {
  ups: number
  hits: number
  /** Plays of the last days, today first. */
  recentHits: number[]
}

/** Plays that fit the work's heat: fresh works rise, older ones fade, weekends are fuller. */
export function playsOf(work: DemoWork): DemoPlays {
  const { slug, heat, publishedDaysAgo, votes } = work
  const usual = heat ** 2.1 * 30
  const trend = publishedDaysAgo < 30 ? -0.018 : 0.004
  const recentHits = Array.from({ length: Math.min(DAYS, publishedDaysAgo + 1) }, (_, daysAgo) => {
    const weekly = 1 + 0.16 * Math.sin(((daysAgo + heat) / 7) * 2 * Math.PI)
    const noise = 0.86 + 0.28 * chance(`${slug} ${daysAgo}`)
    return Math.round(usual * Math.max(0.15, 1 + trend * daysAgo) * weekly * noise)
  })
  const recent = recentHits.reduce((sum, hits) => sum + hits, 0)
  const earlier = Math.max(0, publishedDaysAgo - DAYS) * usual * 0.7
  return { ups: Math.round(votes * (1.8 + chance(slug))), hits: Math.round(recent + earlier), recentHits }
}
