import type { WatchEntry } from '@xinghe/contract/library'

const kinds: readonly unknown[] = ['vod', 'tv', 'live'] satisfies WatchEntry['type'][]
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/**
 * An entry as it lies in the browser, or null where that is none: older sites and other programs write there too, and fields may
 * be missing or of another form. What is watched, its name and the time must be there; the rest is empty when it cannot be read.
 */
export function toWatchEntry(value: unknown): WatchEntry | null {
  if (typeof value !== 'object' || value === null) return null
  const { type, id, name, time, ...rest } = value as Partial<Record<keyof WatchEntry, unknown>>
  if (!kinds.includes(type) || !Number.isSafeInteger(id) || typeof name !== 'string') return null
  if (typeof time !== 'number' || !Number.isFinite(time)) return null
  return {
    type: type as WatchEntry['type'],
    id: id as number,
    name,
    time,
    ids: number(rest.ids),
    pidId: number(rest.pidId),
    types: text(rest.types),
    img: text(rest.img),
    level: number(rest.level),
    currentTime: number(rest.currentTime),
    duration: number(rest.duration),
    remarks: text(rest.remarks),
    isLevel: rest.isLevel === true,
  }
}
