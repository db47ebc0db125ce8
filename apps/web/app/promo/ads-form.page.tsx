import './ads.css'
import { pages } from '@xinghe/contract/client'
import { type MetaArgs, useLoaderData } from 'react-router'
import type { Api } from '../core/api.ts'
import { browserLoader, serverLoader } from '../core/load.ts'
import type { RootData } from '../core/root-data.ts'
import { pageMeta } from '../core/seo.ts'
import { stringsOf } from '../core/zh.ts'
import { AdsForm } from './ads-form.tsx'

const load = (api: Api) => api('promo.products', {})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = ({ matches }: MetaArgs<typeof loader>) => {
  const root = matches[0]?.loaderData as RootData | undefined
  const t = stringsOf(root?.lang ?? 's').ads
  return pageMeta(root, { title: t.form, description: t.about, path: pages.adsForm() })
}

/** The appointment form as a page. */
export default function AdsFormPage() {
  return (
    <div className="wrap mx-auto max-w-[560px] pt-10">
      <AdsForm products={useLoaderData<typeof loader>()} isPage />
    </div>
  )
}
