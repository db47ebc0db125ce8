import { Empty } from '@xinghe/ui'
import { type MetaArgs, useLoaderData } from 'react-router'
import type { Api } from '../core/api.ts'
import { browserLoader, serverLoader } from '../core/load.ts'
import { type RootData, useRootData } from '../core/root-data.ts'
import { pageMeta, siteData } from '../core/seo.ts'
import { useStrings } from '../core/zh.ts'
import { KeepWatching } from '../library/keep-watching.tsx'
import { PageAnchor } from '../promo/page-anchor.tsx'
import type { PageHandle } from '../shell/main.layout.tsx'
import { Hero } from './hero.tsx'
import { HomeSectionView } from './home-section.tsx'

async function load(api: Api) {
  const [banners, sections] = await Promise.all([api('home.banners', {}), api('home.vodData', {})])
  return { banners, sections }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const handle: PageHandle<Awaited<ReturnType<typeof load>>> = {
  header: ({ banners }) => (banners.length > 0 ? 'over' : undefined),
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const root = matches[0]?.loaderData as RootData | undefined
  const image = loaderData?.banners[0]?.work.backdrop?.src
  return pageMeta(root, { path: '/', image, data: root ? [siteData(root)] : [] })
}

export default function HomePage() {
  const { banners, sections } = useLoaderData<typeof loader>()
  const t = useStrings()
  const site = useRootData()?.site
  return (
    <>
      <h1 className="sr-only">{site?.seo_title}</h1>
      {banners.length > 0 && <Hero banners={banners} />}
      <div className="wrap">
        <KeepWatching />
        <PageAnchor place="HOME1" />
        {sections.map(section => (
          <HomeSectionView key={`${section.typeId}${section.title}`} section={section} />
        ))}
        {sections.length === 0 && (
          <div className="pt-[16vh]">
            <Empty kind="none" title={t.home.none} hint={t.home.noneHint} />
          </div>
        )}
      </div>
    </>
  )
}
