import type { Picture, VodDetail, VodEpisode } from '@xinghe/contract/client'
import { readStored, writeStored } from '../core/storage.ts'
import { readHistory, rememberWatch } from '../library/history.ts'

/** Seconds seen of each level of each work, latest work last: `back` holds one episode per work only. */
type Seen = Record<string, Record<string, number>>

const MOST_WORKS = 60

function readSeen(): Seen {
  const seen = readStored('config')?.seen
  return typeof seen === 'object' && seen !== null ? (seen as Seen) : {}
}

/** Keeps a position, for the history (one entry per work) and for the episode itself. Times in seconds. */
export function rememberPosition(
  work: VodDetail,
  episode: { level: number; name: string },
  { positionSec, durationSec }: { positionSec: number; durationSec: number },
): void {
  rememberWatch({
    type: 'vod',
    id: work.id,
    ids: 0,
    pidId: work.typeId,
    types: '',
    name: work.title,
    img: smallest(work.backdrop ?? work.poster),
    level: episode.level,
    currentTime: Math.round(positionSec * 10) / 10,
    duration: Math.round(durationSec * 10) / 10,
    remarks: episode.name,
    isLevel: work.episodes.length > 1,
  })
  const { [work.id]: levels = {}, ...others } = readSeen()
  const kept = Object.fromEntries(Object.entries(others).slice(1 - MOST_WORKS))
  const seen: Seen = { ...kept, [work.id]: { ...levels, [episode.level]: Math.round(positionSec) } }
  writeStored('config', { ...readStored('config'), seen })
}

/** The narrowest of a picture's widths: entries of the history are shown as cards and thumbs only. */
const smallest = (picture: Picture | null) => picture?.srcset.split(' ', 1)[0] || (picture?.src ?? '')

/** Forgets the positions in these works. Returns what brings them back. */
export function forgetPositions(workIds: readonly number[]): () => void {
  const kept = readSeen()
  const gone: Seen = {}
  for (const id of workIds) {
    const levels = kept[id]
    if (levels) gone[id] = levels
  }
  const write = (seen: Seen) => writeStored('config', { ...readStored('config'), seen })
  if (Object.keys(gone).length === 0) return () => {}
  write(Object.fromEntries(Object.entries(kept).filter(([id]) => !(id in gone))))
  return () => write({ ...gone, ...readSeen() })
}

/** Where the viewer left this episode; null when it was never played. */
export function resumeOf(
  workId: number,
  episode: Pick<VodEpisode, 'level' | 'durationSec'>,
): { positionSec: number; durationSec: number } | null {
  const last = readHistory().find(entry => entry.type === 'vod' && entry.id === workId)
  if (last?.level === episode.level) return { positionSec: last.currentTime, durationSec: last.duration }
  const positionSec = readSeen()[workId]?.[episode.level]
  return positionSec === undefined ? null : { positionSec, durationSec: episode.durationSec ?? 0 }
}

/** Levels of a work that were played before. */
export const seenLevels = (workId: number): ReadonlySet<number> =>
  new Set(Object.keys(readSeen()[workId] ?? {}).map(Number))
