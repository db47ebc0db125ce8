import type { ReactNode } from 'react'
import { Picture, type PictureSource } from './picture.tsx'

interface CardProps {
  href: string
  title: string
  /** One line below the title. */
  line: ReactNode
  picture: PictureSource | null
  sizes: string
  wide?: boolean
  badge?: ReactNode
  /** Words on the picture's lower edge. */
  left: ReactNode
  right?: ReactNode
  /** Seen so far, 0–100. */
  progress?: number
  eager?: boolean
  className?: string
}

/** A work as a picture, title and one line: a poster (2:3), or wide (16:9). The whole card is one link. */
export function Card({
  href,
  title,
  line,
  picture,
  sizes,
  wide,
  badge,
  left,
  right,
  progress,
  eager,
  className = '',
}: CardProps) {
  return (
    <a href={href} className={`card ${className}`}>
      <span className={wide ? 'pic pic-wide' : 'pic'} style={picture ? { backgroundColor: picture.color } : undefined}>
        <Picture picture={picture} title={title} sizes={sizes} {...(eager && { eager })} />
        {badge && <span className="pic-badge">{badge}</span>}
        <span className="pic-foot">
          <span className="one">{left}</span>
          {right}
        </span>
        {progress !== undefined && (
          <span className="bar">
            <i style={{ width: `${progress}%` }} />
          </span>
        )}
        <span className="pic-go" aria-hidden="true">
          <span />
        </span>
      </span>
      <span className="card-title one">{title}</span>
      <span className="card-line one">{line}</span>
    </a>
  )
}
