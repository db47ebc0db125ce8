import { pages, type VodCard, type VodDetail } from '@xinghe/contract/client'
import { Picture } from '@xinghe/ui'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { api, CallFailed } from '../core/api.ts'
import { useStrings } from '../core/zh.ts'
import { Badge } from './badge.tsx'

const SHOWN = 6
const POOL = 30

/** What to watch next; another six on request, taken from one larger answer. */
export function PlayerRelated({ work, initial }: { work: VodDetail; initial: VodCard[] }) {
  const t = useStrings().player
  // Others than the first ones belong to these: a change of script brings new ones.
  const [others, setOthers] = useState<{ of: VodCard[]; cards: VodCard[] } | null>(null)
  const shown = others?.of === initial ? others.cards : initial
  const [busy, setBusy] = useState(false)
  const reshuffle = async () => {
    setBusy(true)
    try {
      const pool = await api('vod.random', { typeId: work.typeId, excludeId: work.id, size: POOL })
      const before = new Set(shown.map(card => card.id))
      const fresh = pool.filter(card => !before.has(card.id))
      const cards = [...fresh, ...pool.filter(card => before.has(card.id))].slice(0, SHOWN)
      setOthers({ of: initial, cards })
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
    } finally {
      setBusy(false)
    }
  }
  if (initial.length === 0) return null
  return (
    <section aria-labelledby="related-works">
      <div className="mb-1.5 flex items-center justify-between">
        <h2 id="related-works" className="text-18">
          {t.related}
        </h2>
        <button type="button" className="reshuffle" aria-busy={busy} onClick={() => void reshuffle()}>
          {t.reshuffle}
          <RefreshCw size={14} aria-hidden="true" />
        </button>
      </div>
      <div>
        {shown.map(card => (
          <a key={card.id} href={pages.detail(card.typeId, card.id)} className="related">
            <span className="pic pic-wide">
              <Picture picture={card.backdrop ?? card.poster} title={card.title} sizes="148px" />
              <span className="pic-badge">
                <Badge badge={card.badge} />
              </span>
            </span>
            <span className="min-w-0 flex-1">
              <b className="two">{card.title}</b>
              <span className="related-line one">{card.genres.slice(0, 2).join(' · ') || card.blurb}</span>
              <span className="related-line">
                {card.score !== null && <span className="related-score num">{card.score.toFixed(1)}</span>}
                {card.remarks}
              </span>
            </span>
          </a>
        ))}
      </div>
    </section>
  )
}
