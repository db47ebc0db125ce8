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

function Fallback({ picture, title, alt }: Pick<PictureProps, 'picture' | 'title' | 'alt'>) {
  return (
    <span
      className="img-fallback"
      style={{ ['--picture' as string]: picture?.color }}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <span>{title}</span>
    </span>
  )
}
