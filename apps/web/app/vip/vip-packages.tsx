import { pages, type VipProduct } from '@xinghe/contract/client'
import { Button, ButtonLink } from '@xinghe/ui'
import { Crown } from 'lucide-react'
import { useState } from 'react'
import { money } from '../core/format.ts'
import { fill, useStrings } from '../core/zh.ts'
import { PACKAGES, useVip } from '../shell/use-vip.ts'

const MOST_COLUMNS = 4

/** Where a package is chosen, or why there is nothing to choose yet. */
export function VipPackages({ products }: { products: readonly VipProduct[] }) {
  const t = useStrings().vip
  return (
    <section className="section vip-packages" aria-labelledby={PACKAGES}>
      <div className="section-head">
        <h2 id={PACKAGES} tabIndex={-1}>
          {t.packages}
        </h2>
      </div>
      {products.length > 0 ? <VipChoice products={products} /> : <VipClosed />}
    </section>
  )
}

function VipChoice({ products }: { products: readonly VipProduct[] }) {
  const t = useStrings().vip
  const { isVip, upgrade } = useVip()
  const [chosenId, choose] = useState<number>()
  const chosen =
    products.find(product => product.id === chosenId) ?? products.find(product => product.flag) ?? products[0]!
  return (
    <>
      <div
        className="vip-choice"
        role="radiogroup"
        aria-labelledby={PACKAGES}
        style={{ ['--columns' as string]: Math.min(products.length, MOST_COLUMNS) }}
      >
        {products.map(product => (
          <label key={product.id}>
            <input
              type="radio"
              name="package"
              className="sr-only"
              checked={product === chosen}
              onChange={() => choose(product.id)}
            />
            {product.flag && <em>{product.flag}</em>}
            <b>{product.name}</b>
            <span className="vip-price">
              <small>¥</small>
              {money(product.amount)}
            </span>
            <span>€{money(product.currencyAmount)}</span>
            {product.note && <span>{product.note}</span>}
          </label>
        ))}
      </div>
      <Button kind="gold" size="lg" className="mt-5 w-full" onClick={upgrade}>
        {fill(isVip ? t.renewWith : t.buy, { price: money(chosen.amount), name: chosen.name })}
      </Button>
      <p className="mt-2.5 text-12 text-ink-3">{t.priceNote}</p>
    </>
  )
}

function VipClosed() {
  const t = useStrings().vip
  return (
    <div className="vip-closed panel">
      <Crown size={40} aria-hidden="true" />
      <div>
        <b>{t.none}</b>
        <p>{t.noneHint}</p>
        <ButtonLink kind="line" href={pages.nav(0, 0, { vip: '0', order: 'hot' })}>
          {t.free}
        </ButtonLink>
      </div>
    </div>
  )
}
