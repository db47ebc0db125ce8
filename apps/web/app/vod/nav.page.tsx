import { pages, type VodCategory } from '@xinghe/contract/client'
import { ButtonLink, Empty } from '@xinghe/ui'
import { data, type MetaArgs, type Params, redirect, useLoaderData, useLocation } from 'react-router'
import type { Api } from '../core/api.ts'
import { browserLoader, keepTo, numberParam, serverLoader } from '../core/load.ts'
import { rootDataOf } from '../core/root-data.ts'
import { breadcrumbData, listData, pageMeta } from '../core/seo.ts'
import { fill, stringsOf, useStrings } from '../core/zh.ts'
import { PageAnchor } from '../promo/page-anchor.tsx'
import { NavBar } from './nav-bar.tsx'
import { NavEmpty } from './nav-empty.tsx'
import { conditionsOf, type Filter, listInput, type NavPlace, readFilter } from './nav-filter.ts'
import { NavFilters } from './nav-filters.tsx'
import { NavList } from './nav-list.tsx'
import { suggest } from './nav-suggest.ts'

/** Whole rows of eight and of ten. */
const SIZE = 40

async function load(api: Api, params: Params, url: URL) {
  const [typeId, childId] = [numberParam(params, 'type'), numberParam(params, 'id')]
  const types = await api('vod.types', {})
  const filter = readFilter(url.searchParams)
  const place = placeOf(types, typeId, childId, filter)
  keepTo(url, pages.nav(typeId, childId, filter))
  const first = await api('vod.list', listInput(place, filter, SIZE))
  return { types, place, filter, first, instead: first.total === 0 ? await suggest(api, place, filter) : null }
}

/** A child under the wrong category, or in a category's place, leads to the right address. */
function placeOf(types: readonly VodCategory[], typeId: number, childId: number, filter: Filter): NavPlace {
  const wanted = childId || typeId
  if (wanted === 0) return { typeId: 0, childId: 0, name: '' }
  const category = types.find(item => item.typeId === wanted)
  if (!category) throw data('', { status: 404 })
  const top = category.typePid || category.typeId
  const child = category.typePid === 0 ? 0 : category.typeId
  if (top !== typeId || child !== childId) throw redirect(pages.nav(top, child, filter), 301)
  return { typeId, childId, name: category.typeName }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const root = rootDataOf(matches)
  if (!root || !loaderData) return []
  const { place, filter, first } = loaderData
  const t = stringsOf(root.lang).nav
  const { typeId, childId } = place
  const top = root.navs.find(item => item.typeId === typeId)?.name ?? t.title
  const picked = conditionsOf(place, filter, t).map(condition => condition.name)
  const title = [top, ...picked].join(' · ')
  const pageName = first.page > 1 ? ` ${fill(t.page, { n: first.page })}` : ''
  const path = pages.nav(typeId, childId, filter)
  const trail = [
    { name: root.site.name, path: pages.home() },
    { name: top, path: pages.nav(typeId) },
    ...(childId === 0 ? [] : [{ name: place.name, path: pages.nav(typeId, childId) }]),
  ]
  return [
    ...pageMeta(root, {
      title: title + pageName,
      description: fill(t.about, { title }),
      path,
      data: [breadcrumbData(root.origin, trail), listData(root.origin, title, first.list)],
    }),
    ...(first.list.length === 0 ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function NavPage() {
  const { types, place, filter, first, instead } = useLoaderData<typeof loader>()
  const { key } = useLocation()
  const t = useStrings().nav
  const conditions = conditionsOf(place, filter, t)
  return (
    <div className="wrap page-top">
      <h1 className="sr-only">{place.name || t.title}</h1>
      <NavFilters types={types} place={place} filter={filter} />
      <PageAnchor place="LIST1" />
      <NavBar place={place} filter={filter} conditions={conditions} total={first.total} />
      {instead && <NavEmpty place={place} filter={filter} conditions={conditions} {...instead} />}
      {first.list.length > 0 && <NavList key={key} place={place} filter={filter} first={first} />}
      {first.list.length === 0 && !instead && (
        <Empty kind="none" title={t.noPage} hint={t.noPageHint}>
          <ButtonLink kind="primary" href={pages.nav(place.typeId, place.childId, { ...filter, page: undefined })}>
            {t.firstPage}
          </ButtonLink>
        </Empty>
      )}
    </div>
  )
}
