import '@xinghe/player/style.css'
import './player.css'
import './player-below.css'
import '../danmaku/danmaku.css'
import { pages, type VodDetail } from '@xinghe/contract/client'
import { ButtonLink, Empty } from '@xinghe/ui'
import { useEffect } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type MetaArgs,
  type Params,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useParams,
} from 'react-router'
import type { Api } from '../core/api.ts'
import { browserLoader, numberParam, serverLoader } from '../core/load.ts'
import type { RootData } from '../core/root-data.ts'
import { breadcrumbData, pageMeta, videoData } from '../core/seo.ts'
import { currentScript, stringsOf, useStrings } from '../core/zh.ts'
import type { PageHandle } from '../shell/main.layout.tsx'
import { beginEarly } from './early-player.ts'
import { episodeName } from './episode-name.ts'
import { playTarget } from './playable-episode.ts'
import { preparePlay } from './player-preload.ts'
import { PlayerView } from './player-view.tsx'
import { workOf } from './work-address.ts'
import { readPassword, usePassword } from './work-password.ts'

async function load(api: Api, params: Params) {
  const level = numberParam(params, 'level')
  const [typeId, id] = [numberParam(params, 'type'), numberParam(params, 'id')]
  const around = api('vod.random', { typeId, excludeId: id, size: RELATED })
  const work = await workOf(api, { typeId, id }, around, right => pages.vodPlayer(right, id, level))
  if (!work.episodes.some(episode => episode.level === level)) {
    // Links from cards do not know which episode is the first one.
    const [first] = work.episodes
    throw redirect(first ? pages.vodPlayer(work.typeId, work.id, first.level) : pages.detail(work.typeId, work.id))
  }
  return { work, related: await around }
}

const RELATED = 6

export const loader = serverLoader(load)
export const handle: PageHandle = { header: 'slim' }

const loadInBrowser = browserLoader(load)
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const level = numberParam(args.params, 'level')
  // The first picture waits for the addresses and the player's code: both start with the click, beside the page's own calls.
  preparePlay(numberParam(args.params, 'id'), level)
  const found = await loadInBrowser(args)
  const { pathname, search } = new URL(args.request.url)
  const episode = found.work.episodes.find(one => one.level === level)
  const isComing = pathname !== location.pathname && !args.request.signal.aborted
  if (isComing && episode && !isLocked(found.work)) {
    // The page itself loads the code again and says when it can not be had.
    beginEarly(playTarget(found.work, episode, stringsOf(currentScript())), search).catch(() => undefined)
  }
  return found
}

const isLocked = ({ id, hasPassword }: VodDetail) => hasPassword && readPassword(id) === null

/** Another episode of the same work needs nothing new; a change of script keeps the address and asks again. */
export const shouldRevalidate = ({ currentParams, nextParams, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentParams.id !== nextParams.id || currentUrl.href === nextUrl.href

export function meta({ loaderData, params, matches }: MetaArgs<typeof loader>) {
  const root = matches[0]?.loaderData as RootData | undefined
  const work = loaderData?.work
  const episode = work?.episodes.find(one => one.level === Number(params.level))
  if (!root || !work || !episode) return pageMeta(root, { path: pages.home() })
  const t = stringsOf(root.lang)
  const path = pages.vodPlayer(work.typeId, work.id, episode.level)
  const title = `${work.title} ${episodeName(work, episode, t).replace('　', ' ')}`
  const description = work.content || work.blurb
  const image = work.backdrop?.src ?? work.poster?.src
  const { publishedAt } = work
  return pageMeta(root, {
    title,
    description,
    keywords: [work.title, ...work.aliases, ...work.genres].join(','),
    path,
    image,
    type: work.episodes.length > 1 ? 'video.episode' : 'video.movie',
    data: [
      videoData(root.origin, { title, description, path, image, publishedAt, durationSec: episode.durationSec }),
      breadcrumbData(root.origin, [
        { name: t.shell.home, path: pages.home() },
        { name: work.category.typeName, path: pages.nav(work.category.typeId) },
        { name: work.title, path: pages.detail(work.typeId, work.id) },
        { name: title, path },
      ]),
    ],
  })
}

/** True while a protected work waits for its password, which is asked for on a page of its own. */
function useLock({ typeId, id, hasPassword }: VodDetail, level: number): boolean {
  const navigate = useNavigate()
  const waits = usePassword(id) === null && hasPassword
  useEffect(() => {
    // The server's HTML is locked for everyone.
    if (!waits || readPassword(id) !== null) return
    void navigate(`${pages.password()}?type=${typeId}&id=${id}&level=${level}`, { replace: true })
  }, [typeId, id, waits, level, navigate])
  return waits
}

export default function PlayerPage() {
  const { work, related } = useLoaderData<typeof loader>()
  const level = Number(useParams().level)
  const episode = work.episodes.find(one => one.level === level)
  const {
    player: t,
    password: { asking },
  } = useStrings()
  const first = work.episodes[0]
  const waits = useLock(work, level)
  if (waits) return <p className="wrap py-24 text-ink-3">{asking}</p>
  if (episode) return <PlayerView key={work.id} work={work} episode={episode} related={related} />
  return (
    <div className="wrap py-16">
      <Empty kind="none" title={t.noEpisode} hint={t.noEpisodeHint}>
        {first && <ButtonLink href={pages.vodPlayer(work.typeId, work.id, first.level)}>{t.firstEpisode}</ButtonLink>}
      </Empty>
    </div>
  )
}
