import { pages } from '@xinghe/contract/client'
import { ChipLink, Empty } from '@xinghe/ui'
import { Rss } from 'lucide-react'
import { type MetaArgs, type Params, useLoaderData } from 'react-router'
import type { Api } from '../core/api.ts'
import { browserLoader, keepTo, serverLoader } from '../core/load.ts'
import { rootDataOf } from '../core/root-data.ts'
import { breadcrumbData, listData, pageMeta } from '../core/seo.ts'
import { stringsOf, useStrings } from '../core/zh.ts'
import { PageAnchor } from '../promo/page-anchor.tsx'
import { useCategories } from '../shell/header-nav.tsx'
import { Timetable } from './timetable.tsx'
import { groupByAge } from './update-days.ts'
import { UpdateDays } from './update-days-list.tsx'

const RECENT = 80

async function load(api: Api, _params: Params, url: URL) {
  const navs = await api('site.navs', {})
  const given = url.searchParams.get('type')
  const typeId = navs.find(item => String(item.typeId) === given)?.typeId ?? 0
  keepTo(url, pages.update(typeId))
  const [week, recent] = await Promise.all([
    api('vod.timetable', { typeId }),
    api('vod.newest', { typeId, size: RECENT }),
  ])
  return { typeId, week, groups: groupByAge(recent, week.find(day => day.isToday)?.date ?? '') }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const root = rootDataOf(matches)
  if (!root || !loaderData) return []
  const t = stringsOf(root.lang)
  const { typeId, groups } = loaderData
  const name = root.navs.find(item => item.typeId === typeId)?.name ?? ''
  const path = pages.update(typeId)
  const trail = [
    { name: root.site.name, path: pages.home() },
    { name: t.update.title, path },
  ]
  const data = [
    breadcrumbData(root.origin, trail),
    listData(
      root.origin,
      t.update.recent,
      groups.flatMap(group => group.works),
    ),
  ]
  return [
    ...pageMeta(root, { title: name + t.update.title, description: t.update.about, path, data }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: t.update.recent,
      href: pages.updateFeed(typeId),
    },
  ]
}

export default function UpdatePage() {
  const { typeId, week, groups } = useLoaderData<typeof loader>()
  const t = useStrings()
  const types = [{ typeId: 0, name: t.shell.all }, ...useCategories()]
  return (
    <div className="wrap page-top">
      <div className="section-head">
        <h1>{t.update.title}</h1>
        <nav className="section-chips" aria-label={t.update.types}>
          {types.map(item => (
            <ChipLink key={item.typeId} href={pages.update(item.typeId)} chosen={item.typeId === typeId}>
              {item.name}
            </ChipLink>
          ))}
        </nav>
        <a className="section-more" href={pages.updateFeed(typeId)}>
          <Rss size={14} />
          {t.update.feed}
        </a>
      </div>
      <PageAnchor place="LIST1" />
      <Timetable week={week} />
      {groups.length === 0 ? (
        <Empty kind="none" title={t.update.none} hint={t.update.noneHint} />
      ) : (
        <UpdateDays groups={groups} />
      )}
    </div>
  )
}
