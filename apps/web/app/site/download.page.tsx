import './download.css'
import { pages, type RouteOf, type RouteOutput } from '@xinghe/contract/client'
import { Picture } from '@xinghe/ui'
import { type MetaArgs, useLoaderData } from 'react-router'
import type { Api } from '../core/api.ts'
import { browserLoader, serverLoader } from '../core/load.ts'
import { type RootData, useRootData } from '../core/root-data.ts'
import { pageMeta } from '../core/seo.ts'
import { fill, stringsOf, useStrings } from '../core/zh.ts'
import { DownloadRelease, OlderReleases } from './download-release.tsx'
import { QrCode } from './qr-code.tsx'

export type Release = RouteOutput<RouteOf<'site.apk'>>[number]

const POSTERS = 2

/** Only Android has an app; `?type=` names it in links from elsewhere. */
async function load(api: Api) {
  const [releases, works] = await Promise.all([
    api('site.apk', {}),
    api('vod.rank', { typeId: 0, area: 'all', period: 'month', page: 1, size: 10 }),
  ])
  const posters = works.list.flatMap(({ id, title, poster }) => (poster ? [{ id, title, poster }] : []))
  return { releases: releases.filter(release => release.platform === 'android'), posters: posters.slice(0, POSTERS) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = ({ matches }: MetaArgs<typeof loader>) => {
  const root = matches[0]?.loaderData as RootData | undefined
  const t = stringsOf(root?.lang ?? 's').download
  return pageMeta(root, { title: t.title, description: t.about, path: pages.download() })
}

/** Addresses of releases may be relative to the site; a phone needs them whole. */
const whole = (url: string, origin: string) => (url.startsWith('/') ? origin + url : url)

export default function DownloadPage() {
  const { releases, posters } = useLoaderData<typeof loader>()
  const t = useStrings().download
  const root = useRootData()
  const name = root?.site.name ?? ''
  const origin = root?.origin ?? ''
  const [newest, ...older] = releases
  return (
    <div className="wrap">
      <div className="download">
        <div>
          <p className="download-kicker">{t.kicker}</p>
          <h1 className="download-title">{fill(t.slogan, { name })}</h1>
          <p className="download-about">{t.about}</p>
          <div className="flex items-center gap-6">
            <QrCode
              text={newest ? whole(newest.url, origin) : `${origin}${pages.home()}`}
              label={newest ? t.scan : t.scanSite}
            />
            {newest ? <DownloadRelease release={newest} /> : <NoRelease name={name} />}
          </div>
        </div>
        <div className="download-phones" aria-hidden="true">
          {posters.map(({ id, title, poster }) => (
            <span key={id} style={{ backgroundColor: poster.color }}>
              <Picture picture={poster} title={title} sizes="264px" eager />
            </span>
          ))}
        </div>
      </div>
      {older.length > 0 && <OlderReleases releases={older} />}
    </div>
  )
}

function NoRelease({ name }: { name: string }) {
  const t = useStrings().download
  return (
    <p className="max-w-64 leading-relaxed">
      <b className="block text-16">{t.none}</b>
      <span className="text-13 text-ink-3">{fill(t.noneHint, { name })}</span>
    </p>
  )
}
