import { pages } from '@xinghe/contract/client'
import { Section } from '@xinghe/ui'
import { type MetaArgs, type Params, useLoaderData } from 'react-router'
import type { Api } from '../core/api.ts'
import { browserLoader, numberParam, serverLoader } from '../core/load.ts'
import type { RootData } from '../core/root-data.ts'
import { breadcrumbData, pageMeta } from '../core/seo.ts'
import { useStrings } from '../core/zh.ts'
import { PageAnchor } from '../promo/page-anchor.tsx'
import type { PageHandle } from '../shell/main.layout.tsx'
import { DetailHero } from './detail-hero.tsx'
import { DetailTabs } from './detail-tabs.tsx'
import { workOf } from './work-address.ts'
import { WorkGrid } from './work-grid.tsx'
import { WorkRank } from './work-rank.tsx'
import { isSeries, workData } from './work-seo.ts'

const RELATED = 10
const RANKED = 8

async function load(api: Api, params: Params) {
  const [typeId, id] = [numberParam(params, 'type'), numberParam(params, 'id')]
  const around = Promise.all([
    api('vod.random', { typeId, excludeId: id, size: RELATED }),
    api('vod.rank', { typeId, area: 'all', period: 'week', page: 1, size: RANKED }),
  ])
  const work = await workOf(api, { typeId, id }, around, right => pages.detail(right, id))
  const [related, ranked] = await around
  return { work, related, ranked: ranked.list }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const handle: PageHandle = { header: 'over' }

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const root = matches[0]?.loaderData as RootData | undefined
  if (!root || !loaderData) return []
  const { work } = loaderData
  const path = pages.detail(work.typeId, work.id)
  const childId = work.category.typeId === work.typeId ? 0 : work.category.typeId
  const trail = [
    { name: root.site.name, path: pages.home() },
    { name: work.category.typeName, path: pages.nav(work.typeId, childId) },
    { name: work.title, path },
  ]
  return pageMeta(root, {
    title: [work.title, work.remarks].filter(Boolean).join(' '),
    description: work.content || work.blurb,
    keywords: [work.title, ...work.aliases, ...work.genres].join(','),
    path,
    image: work.backdrop?.src ?? work.poster?.src,
    type: isSeries(work) ? 'video.tv_show' : 'video.movie',
    data: [workData(root.origin, path, work), breadcrumbData(root.origin, trail)],
  })
}

export default function DetailPage() {
  const { work, related, ranked } = useLoaderData<typeof loader>()
  const t = useStrings().detail
  return (
    <>
      <DetailHero key={work.id} work={work} />
      <div className="wrap">
        <div className="detail-columns">
          <div>
            <DetailTabs key={work.id} work={work} />
            <PageAnchor place="DETAIL1" />
            {related.length > 0 && (
              <Section title={t.related}>
                <WorkGrid works={related} grid="side" rows={1} />
              </Section>
            )}
          </div>
          <div>{ranked.length > 0 && <WorkRank title={t.alsoHot} rows={ranked} />}</div>
        </div>
      </div>
    </>
  )
}
