import './ads.css'
import { pages } from '@xinghe/contract/client'
import { Picture } from '@xinghe/ui'
import { data, type MetaArgs, type Params, useLoaderData } from 'react-router'
import type { Api } from '../core/api.ts'
import { browserLoader, numberParam, serverLoader } from '../core/load.ts'
import type { RootData } from '../core/root-data.ts'
import { pageMeta } from '../core/seo.ts'
import { useStrings } from '../core/zh.ts'
import { AdsForm } from './ads-form.tsx'

async function load(api: Api, params: Params) {
  const id = numberParam(params, 'id')
  const products = await api('promo.products', {})
  const product = products.find(one => one.id === id)
  if (!product) throw data('', { status: 404 })
  return { product, products }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const root = matches[0]?.loaderData as RootData | undefined
  if (!loaderData) return []
  const { id, name, blurb, picture } = loaderData.product
  return pageMeta(root, { title: name, description: blurb, path: pages.adsInfo(id), image: picture?.src })
}

/** One product: what it is, what it costs, and the form. */
export default function AdsInfoPage() {
  const { product, products } = useLoaderData<typeof loader>()
  const t = useStrings().ads
  return (
    <div className="wrap ads">
      <article>
        <p className="ads-kicker">
          <a href={pages.ads()}>{t.centre}</a>
        </p>
        <h1 className="ads-title">{product.name}</h1>
        <p className="ads-about">{product.blurb}</p>
        {product.picture && (
          <span className="pic ads-picture mb-6 block" style={{ backgroundColor: product.picture.color }}>
            <Picture picture={product.picture} title={product.name} sizes="60vw" eager />
          </span>
        )}
        <dl className="mb-5 flex gap-4">
          <dt className="text-ink-3">{t.price}</dt>
          <dd className="font-medium text-ink">{product.price || t.onRequest}</dd>
        </dl>
        <p className="max-w-[720px] leading-loose whitespace-pre-line">{product.content}</p>
      </article>
      <AdsForm key={product.id} products={products} productId={product.id} />
    </div>
  )
}
