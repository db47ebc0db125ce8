import './ads.css'
import { type CooperateProduct, pages } from '@xinghe/contract/client'
import { Empty, Picture } from '@xinghe/ui'
import { type MetaArgs, useLoaderData } from 'react-router'
import type { Api } from '../core/api.ts'
import { browserLoader, serverLoader } from '../core/load.ts'
import type { RootData } from '../core/root-data.ts'
import { pageMeta } from '../core/seo.ts'
import { stringsOf, useStrings } from '../core/zh.ts'
import { AdsForm } from './ads-form.tsx'

const load = (api: Api) => api('promo.products', {})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = ({ matches }: MetaArgs<typeof loader>) => {
  const root = matches[0]?.loaderData as RootData | undefined
  const t = stringsOf(root?.lang ?? 's').ads
  return pageMeta(root, { title: t.title, description: t.about, path: pages.ads() })
}

/** The product centre, with the form beside it. */
export default function AdsPage() {
  const products = useLoaderData<typeof loader>()
  const t = useStrings().ads
  return (
    <div className="wrap ads">
      <div>
        <p className="ads-kicker">{t.centre}</p>
        <h1 className="ads-title">{t.slogan}</h1>
        <p className="ads-about">{t.about}</p>
        <div className="grid grid-cols-2 gap-[18px]">
          {products.map(product => (
            <Product key={product.id} product={product} />
          ))}
        </div>
        {products.length === 0 && <Empty kind="none" title={t.none} hint={t.noneHint} />}
      </div>
      <AdsForm products={products} />
    </div>
  )
}

function Product({ product }: { product: CooperateProduct }) {
  return (
    <a href={pages.adsInfo(product.id)} className="card">
      <span className="pic pic-wide" style={product.picture ? { backgroundColor: product.picture.color } : undefined}>
        <Picture picture={product.picture} title={product.name} sizes="34vw" />
      </span>
      <span className="card-title one">{product.name}</span>
      <span className="card-line one">{product.blurb}</span>
    </a>
  )
}
