import { Ban, Clapperboard, Download } from 'lucide-react'
import { useStrings } from '../core/zh.ts'

/** The three things VIP brings. */
export function VipBenefits() {
  const t = useStrings().vip
  const benefits = [
    { Icon: Ban, name: t.noAds, hint: t.noAdsHint },
    { Icon: Download, name: t.offline, hint: t.offlineHint },
    { Icon: Clapperboard, name: t.cinema, hint: t.cinemaHint },
  ]
  return (
    <section className="vip-benefits" aria-label={t.benefits}>
      {benefits.map(({ Icon, name, hint }) => (
        <div key={name} className="panel">
          <span>
            <Icon size={24} aria-hidden="true" />
          </span>
          <div>
            <h2>{name}</h2>
            <p>{hint}</p>
          </div>
        </div>
      ))}
    </section>
  )
}
