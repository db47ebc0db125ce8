import type { VodEpisode } from '@xinghe/contract/client'
import { Crown } from 'lucide-react'
import { fill, useStrings } from '../core/zh.ts'
import { useVip } from '../shell/use-vip.ts'

/** What VIP brings for this work; not shown to those who have it. */
export function VipStrip({ episodes }: { episodes: readonly VodEpisode[] }) {
  const t = useStrings().player
  const { isVip, upgrade } = useVip()
  const early = episodes.filter(episode => episode.vip).length
  if (isVip || early === 0) return null
  return (
    <button type="button" className="vip-strip" onClick={upgrade}>
      <Crown size={20} aria-hidden="true" />
      <span>
        <b>{fill(t.vipEarly, { n: early })}</b>
        {t.vipBenefits}
      </span>
      <span className="btn btn-gold btn-sm">{t.openVip}</span>
    </button>
  )
}
