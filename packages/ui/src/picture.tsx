import { useCallback, useState } from 'react'
import { useNear } from './near.ts'

/** The contract's picture: `src` works alone, `srcset` lists the widths, `color` is its mean colour. */
export interface PictureSource {
  src: string
  srcset: string
  color: string
}

interface PictureProps {
  picture: PictureSource | null
  /** Name of what is shown; set in serif when there is no picture or it does not load. */
  title: string
  /** Empty when a caption beside it says the same. */
  alt?: string
  /** CSS width of the box, as the `sizes` attribute says it. */
  sizes: string
  /** On the first screen of every visitor: stands in the HTML and is fetched first. */
  eager?: boolean
}

/** A picture that fills its box: fades in over its own colour, and never leaves a broken frame. */
export function Picture({ picture, title, alt = '', sizes, eager = false }: PictureProps) {
  const { ref, near } = useNear<HTMLSpanElement>(eager)
  const [broken, setBroken] = useState('')
  const arrive = useCallback((img: HTMLImageElement | null) => {
    if (!img) return
    if (!img.complete) img.dataset.pending = ''
    // It failed before React took over, so that no error event will come.
    else if (img.naturalWidth === 0) setBroken(img.src)
  }, [])
  if (!picture || (broken !== '' && broken.endsWith(picture.src))) return <Fallback {...{ picture, title, alt }} />
  const source = { sizes, ...(picture.srcset && { srcSet: picture.srcset }), src: picture.src }
  if (!near) {
    // Not the browser's own lazy loading for everyone: it fetches screens ahead of who has not moved yet.
    return (
      <span ref={ref} className="img">
        <noscript>
          <img {...source} alt={alt} className="img" loading="lazy" />
        </noscript>
      </span>
    )
  }
  return (
    <img
      {...source}
      alt={alt}
      ref={arrive}
      key={picture.src}
      className="img"
      decoding="async"
      fetchPriority={eager ? 'high' : 'auto'}
      onLoad={event => delete event.currentTarget.dataset.pending}
      onError={() => setBroken(picture.src)}
    />
  )
}

/** Dark and quiet, so that white text stands on any of them. */
const tints = [
  ...['#2a3a44', '#3a3048', '#47332f', '#2d4437', '#453d2b'],
  ...['#2b3549', '#452c39', '#2a4345', '#3c3b2d', '#35304c'],
]

/** A wall of works without pictures is told apart by its colours; the same title always has the same. */
const tintOf = (title: string) =>
  tints[[...title].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7) % tints.length]

function Fallback({ picture, title, alt }: Pick<PictureProps, 'picture' | 'title' | 'alt'>) {
  return (
    <span
      className="img-fallback"
      // Nobody has measured a picture that lies elsewhere.
      style={{ ['--picture' as string]: picture?.srcset ? picture.color : tintOf(title) }}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <span>{title}</span>
    </span>
  )
}
