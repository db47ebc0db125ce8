import { timeLabel } from '../core/format.ts'
import type { WatchEntry } from './history.ts'

/** Keys of `strings.time`; what was watched just now belongs to today. */
type Day = 'today' | 'yesterday' | 'earlier'
const days = { now: 'today', today: 'today', yesterday: 'yesterday', earlier: 'earlier' } as const

/** Entries by the day their label names, in the order given. @param nowSec unix seconds */
export function byDay(entries: readonly WatchEntry[], nowSec: number): { day: Day; entries: WatchEntry[] }[] {
  const groups = new Map<Day, WatchEntry[]>()
  for (const entry of entries) {
    const day = timeLabel(entry.time, nowSec, days) as Day
    const own = groups.get(day)
    if (own) own.push(entry)
    else groups.set(day, [entry])
  }
  return [...groups].map(([day, own]) => ({ day, entries: own }))
}
