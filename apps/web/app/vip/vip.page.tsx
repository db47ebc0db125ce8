import './vip.css'
import { pages } from '@xinghe/contract/client'
import { Section } from '@xinghe/ui'
import { type MetaArgs, useLoaderData } from 'react-router'
import type { Api } from '../core/api.ts'
import { browserLoader, serverLoader, unlessClosed } from '../core/load.ts'
import { rootDataOf } from '../core/root-data.ts'
import { breadcrumbData, listData, pageMeta } from '../core/seo.ts'
import { fill, stringsOf, useStrings } from '../core/zh.ts'
import { listInput } from '../vod/nav-filter.ts'
import { WorkGrid } from '../vod/work-grid.tsx'
import { VipAnswers } from './vip-answers.tsx'
import { VipBenefits } from './vip-benefits.tsx'
import { VipCompare } from './vip-compare.tsx'
import { VipHero } from './vip-hero.tsx'
import { VipPackages } from './vip-packages.tsx'

const WORKS = 8
/** What VIP members watch: conditions of browsing. */
const watched = { vip: '1', order: 'hot' }

async function load(api: Api) {
  const [products, works] = await Promise.all([
    unlessClosed(api('vip.products', {})),
    api('vod.list', listInput({ typeId: 0, childId: 0, name: '' }, watched, WORKS)),
  ])
  return { products: products ?? [], works: works.list }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const root = rootDataOf(matches)
  if (!root || !loaderData) return []
  const { works } = loaderData
  const t = stringsOf(root.lang).vip
  const path = pages.vip()
  const trail = [
    { name: root.site.name, path: pages.home() },
    { name: t.title, path },
  ]
  const lists = works.length > 0 ? [listData(root.origin, t.watching, works)] : []
  return pageMeta(root, {
    title: t.title,
    description: fill(t.about, root.site),
    path,
    image: works.find(work => work.backdrop)?.backdrop?.src,
    data: [breadcrumbData(root.origin, trail), ...lists],
  })
}

export default function VipPage() {
  const { products, works } = useLoaderData<typeof loader>()
  const t = useStrings().vip
  return (
    <>
      <VipHero products={products} works={works} />
      <div className="wrap">
        <VipBenefits />
        <div className="vip-columns">
          <div>
            <VipPackages products={products} />
            <VipAnswers />
          </div>
          <VipCompare />
        </div>
        {works.length > 0 && (
          <Section title={t.watching} more={{ href: pages.nav(0, 0, watched), label: t.watchingMore }}>
            <WorkGrid works={works} grid="full" rows={1} />
          </Section>
        )}
      </div>
    </>
  )
}
