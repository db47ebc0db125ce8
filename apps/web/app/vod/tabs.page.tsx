import { type HomeBanner, pages, type VodCard } from '@xinghe/contract/client'
import { ChipLink, Empty, Section } from '@xinghe/ui'
import { data, type MetaArgs, type Params, redirect, useLoaderData } from 'react-router'
import type { Api } from '../core/api.ts'
import { browserLoader, numberParam, serverLoader } from '../core/load.ts'
import { rootDataOf } from '../core/root-data.ts'
import { breadcrumbData, listData, pageMeta } from '../core/seo.ts'
import { fill, stringsOf, useStrings } from '../core/zh.ts'
import { Hero } from '../home/hero.tsx'
import { PageAnchor } from '../promo/page-anchor.tsx'
import type { PageHandle } from '../shell/main.layout.tsx'
import { WorkGrid } from './work-grid.tsx'
import { WorkRank } from './work-rank.tsx'

const WORKS = 20
const SLIDES = 8
const RANKED = 10

async function load(api: Api, params: Params) {
  const typeId = numberParam(params, 'type')
  const types = await api('vod.types', {})
  const category = types.find(item => item.typeId === typeId)
  if (!category) throw data('', { status: 404 })
  if (category.typePid !== 0) throw redirect(pages.nav(category.typePid, typeId), 301)
  const [banners, hot, fresh, rank] = await Promise.all([
    api('home.banners', {}),
    api('home.vodPage', { typeId, order: 'hot', page: 1, size: WORKS }),
    api('home.vodPage', { typeId, order: 'new', page: 1, size: WORKS }),
    api('home.vodDataRank', { typeId, period: 'week', size: RANKED }),
  ])
  return {
    category: { typeId, name: category.typeName },
    children: types.filter(item => item.typePid === typeId).map(item => ({ typeId: item.typeId, name: item.typeName })),
    slides: slidesOf(typeId, banners, hot.list),
    hot: hot.list,
    fresh: fresh.list,
    rank,
  }
}

/** The editors' slides of this category first, then its most played works that have a picture wide enough. */
function slidesOf(typeId: number, banners: readonly HomeBanner[], hot: readonly VodCard[]): HomeBanner[] {
  const chosen = banners.filter(({ work }) => work.typeId === typeId)
  const more = hot
    .filter(work => work.backdrop !== null && !chosen.some(banner => banner.work.id === work.id))
    .map(work => ({ id: -work.id, work, titleArt: null, intro: work.blurb }))
  return [...chosen, ...more].slice(0, SLIDES)
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const handle: PageHandle<Awaited<ReturnType<typeof load>>> = {
  header: ({ slides }) => (slides.length > 0 ? 'over' : undefined),
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const root = rootDataOf(matches)
  if (!root || !loaderData) return []
  const { category, slides, hot } = loaderData
  const t = stringsOf(root.lang).tabs
  const path = pages.tabs(category.typeId)
  const title = fill(t.title, category)
  const trail = [
    { name: root.site.name, path: pages.home() },
    { name: category.name, path },
  ]
  return pageMeta(root, {
    title,
    description: fill(t.about, category),
    path,
    image: slides[0]?.work.backdrop?.src,
    data: [breadcrumbData(root.origin, trail), listData(root.origin, title, hot)],
  })
}

export default function TabsPage() {
  const { category, children, slides, hot, fresh, rank } = useLoaderData<typeof loader>()
  const strings = useStrings()
  const t = strings.tabs
  const { typeId } = category
  return (
    <>
      {slides.length > 0 && <Hero key={typeId} banners={slides} />}
      <div className="wrap">
        <div className="section-head tabs-head">
          <h1>{category.name}</h1>
          <nav className="section-chips" aria-label={fill(t.kinds, category)}>
            {children.map(child => (
              <ChipLink key={child.typeId} href={pages.nav(typeId, child.typeId)}>
                {child.name}
              </ChipLink>
            ))}
            <ChipLink href={pages.nav(typeId)}>{fill(t.browse, category)}</ChipLink>
          </nav>
        </div>
        {hot.length === 0 && <Empty kind="none" title={t.none} hint={strings.home.noneHint} />}
        {hot.length > 0 && (
          <Section
            title={fill(t.hot, category)}
            more={{ href: pages.nav(typeId, 0, { order: 'hot' }), label: strings.shell.all }}
          >
            <div className="with-side">
              <WorkGrid works={hot} grid="side" rows={2} />
              <WorkRank title={fill(strings.rank.hot, category)} rows={rank} />
            </div>
          </Section>
        )}
        <PageAnchor place="LIST1" />
        {fresh.length > 0 && (
          <Section title={t.fresh} more={{ href: pages.nav(typeId, 0, { order: 'new' }), label: strings.shell.all }}>
            <WorkGrid works={fresh} grid="full" rows={2} />
          </Section>
        )}
      </div>
    </>
  )
}
