import { stringsOf } from '../core/zh.ts'

/** The texts of the offline page: few, so that it carries both scripts and not the whole table. */
export function offlineWords(script: 's' | 't') {
  const { offline, time } = stringsOf(script)
  return { offline, time }
}
export type OfflineWords = ReturnType<typeof offlineWords>
