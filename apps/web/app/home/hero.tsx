import type { HomeBanner } from '@xinghe/contract/client'
import { Picture, Rail } from '@xinghe/ui'
import { useEffect, useState } from 'react'
import { useStrings } from '../core/zh.ts'
import { HeroSlide } from './hero-slide.tsx'

/** The next picture is fetched this long before it is shown at the earliest. */
const NEXT_PICTURE_MS = 4000

/** What the editors recommend: one large picture at a time, changing by itself until the visitor looks closer. */
export function Hero({ banners }: { banners: readonly HomeBanner[] }) {
  const t = useStrings().home
  const [current, setCurrent] = useState(0)
  const [wanted, setWanted] = useState<ReadonlySet<number>>(() => new Set([0]))
  const [running, setRunning] = useState(false)
  const want = (at: number) => setWanted(before => (before.has(at) ? before : new Set([...before, at])))
  const next = (current + 1) % banners.length
  const show = (at: number) => {
    want(at)
    setCurrent(at)
  }
  useEffect(() => {
    setRunning(true)
    const timer = setTimeout(() => setWanted(before => new Set([...before, next])), NEXT_PICTURE_MS)
    return () => clearTimeout(timer)
  }, [next])
  const banner = banners[current] ?? banners[0]
  if (!banner) return null
  return (
    <section className="hero on-picture" aria-roledescription="carousel" aria-label={t.hero}>
      {banners.map(({ id, work }, at) =>
        wanted.has(at) ? (
          <div key={id} className="hero-picture" data-on={at === current ? '' : undefined}>
            <Picture picture={work.backdrop} title="" sizes="100vw" eager />
          </div>
        ) : null,
      )}
      <div className="wrap hero-inside">
        <HeroSlide key={banner.id} banner={banner} />
      </div>
      {banners.length > 1 && (
        <Rail
          label={t.pick}
          items={banners.map(({ id, work }) => ({ id, title: work.title, picture: work.backdrop }))}
          current={current}
          running={running}
          onPick={show}
          onDone={() => show(next)}
          onIntent={want}
        />
      )}
    </section>
  )
}
