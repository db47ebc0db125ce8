import { pages, type VipProduct, type VodCard } from '@xinghe/contract/client'
import { Button, Picture } from '@xinghe/ui'
import { Crown } from 'lucide-react'
import { dayOf, money } from '../core/format.ts'
import { useRootData } from '../core/root-data.ts'
import { isVip, useUser } from '../core/session.ts'
import { fill, useStrings } from '../core/zh.ts'
import { useVip } from '../shell/use-vip.ts'

const FAN = 4

interface VipHeroProps {
  products: readonly VipProduct[]
  works: readonly VodCard[]
}

/** The promise, the way to have it, and what waits behind it. */
export function VipHero({ products, works }: VipHeroProps) {
  const t = useStrings().vip
  const site = useRootData()?.site
  const vip = useVip()
  return (
    <section className="vip-hero on-picture">
      <div className="wrap">
        <div>
          <p className="vip-kicker">
            <Crown size={16} aria-hidden="true" />
            {fill(t.kicker, { name: site?.name ?? '' })}
          </p>
          <h1>
            {t.slogan.map(line => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          <p className="vip-promise">{t.promise}</p>
          <div className="flex items-center gap-3.5">
            <Button kind="gold" size="lg" onClick={vip.upgrade}>
              {vip.isVip ? t.renew : t.open}
            </Button>
            <VipState products={products} />
          </div>
        </div>
        <VipFan works={works} />
      </div>
    </section>
  )
}

/** Until when it is paid, or what it costs. */
function VipState({ products }: Pick<VipHeroProps, 'products'>) {
  const t = useStrings().vip
  const user = useUser()
  const prices = products.map(product => product.amount)
  const price = prices.length > 0 && fill(t.from, { price: money(Math.min(...prices)), n: prices.length })
  return (
    <span className="vip-state">
      {user && isVip(user) ? fill(t.until, { date: dayOf(user.userEndTime) }) : price || t.closed}
    </span>
  )
}

/** Posters held like cards; those next to the middle lie on top. A crown where there are none. */
function VipFan({ works }: Pick<VipHeroProps, 'works'>) {
  const shown = works.flatMap(({ poster, ...work }) => (poster ? [{ ...work, poster }] : [])).slice(0, FAN)
  if (shown.length === 0) return <Crown className="vip-crest" aria-hidden="true" />
  return (
    <div className="vip-fan">
      {shown.map(({ id, typeId, title, poster }, at) => {
        const fromMiddle = at - (shown.length - 1) / 2
        return (
          <a
            key={id}
            href={pages.detail(typeId, id)}
            style={{
              ['--from-middle' as string]: fromMiddle,
              zIndex: FAN - Math.abs(fromMiddle) * 2,
              backgroundColor: poster.color,
            }}
          >
            <Picture picture={poster} title={title} alt={title} sizes="(min-width: 1760px) 208px, 168px" eager />
          </a>
        )
      })}
    </div>
  )
}
