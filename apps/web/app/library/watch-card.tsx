import { Card } from '@xinghe/ui'
import type { ReactNode } from 'react'
import { type WatchEntry, watchedPercent } from './history.ts'
import { watchAddress } from './watch-address.ts'

/** From here on only the credits are left. */
export const FINISHED_PERCENT = 97

/** The name, with the episode of what has several. */
export const entryTitle = ({ name, remarks, isLevel }: WatchEntry): string =>
  isLevel && remarks ? `${name} ${remarks}` : name

interface WatchCardProps {
  entry: WatchEntry
  /** Below the title. */
  line: ReactNode
  /** On the picture. */
  seen: ReactNode
  sizes: string
  className?: string
}

/** Something watched, with how far; leads on from there. */
export function WatchCard({ entry, line, seen, sizes, className = '' }: WatchCardProps) {
  return (
    <Card
      href={watchAddress(entry)}
      title={entryTitle(entry)}
      line={line}
      picture={entry.img ? { src: entry.img, srcset: '', color: '' } : null}
      sizes={sizes}
      wide
      left={seen}
      {...(entry.duration > 0 && { progress: watchedPercent(entry) })}
      className={className}
    />
  )
}
