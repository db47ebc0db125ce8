import { forgetPositions } from '../vod/play-history.ts'
import { entryKey, readHistory, type WatchEntry, writeHistory } from './history.ts'

/** Removes entries from the local history, and the positions in those works. Returns what brings both back. */
export function forgetWatches(gone: readonly WatchEntry[]): () => void {
  const keys = new Set(gone.map(entryKey))
  writeHistory(readHistory().filter(entry => !keys.has(entryKey(entry))))
  const bringPositionsBack = forgetPositions(gone.filter(({ type }) => type === 'vod').map(({ id }) => id))
  return () => {
    const now = readHistory()
    const watchedAgain = new Set(now.map(entryKey))
    writeHistory([...now, ...gone.filter(entry => !watchedAgain.has(entryKey(entry)))])
    bringPositionsBack()
  }
}
