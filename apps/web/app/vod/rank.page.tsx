import { pages, type RankKind, rankKinds } from '@xinghe/contract/client'
import { ChipLink, Empty, RankBoard } from '@xinghe/ui'
import { type MetaArgs, type Params, useLoaderData } from 'react-router'
import type { Api } from '../core/api.ts'
import { browserLoader, keepTo, serverLoader } from '../core/load.ts'
import { type RootData, rootDataOf } from '../core/root-data.ts'
import { breadcrumbData, listData, pageMeta } from '../core/seo.ts'
import { fill, stringsOf, useStrings } from '../core/zh.ts'
import { PageAnchor } from '../promo/page-anchor.tsx'
import { useCategories } from '../shell/header-nav.tsx'
import { boardItem, canMove, columnsOf } from './rank-boards.ts'

/** Rows of a column. */
const COLUMN = 10

async function load(api: Api, _params: Params, url: URL) {
  const given = { type: url.searchParams.get('type') ?? '', by: url.searchParams.get('by') ?? '' }
  const by = (rankKinds as readonly string[]).includes(given.by) ? (given.by as RankKind) : 'week'
  const navs = await api('site.navs', {})
  const category = navs.find(item => String(item.typeId) === given.type)
  const typeId = category?.typeId ?? 0
  keepTo(url, pages.rank(typeId, by))
  if (category) {
    const [board] = await api('vod.rankBoards', { typeId, by, size: COLUMN * 4 })
    const boards = columnsOf(board!.rows).map((rows, at) => ({ typeId, name: at === 0 ? category.name : '', rows }))
    return { typeId, by, boards }
  }
  return { typeId, by, boards: await api('vod.rankBoards', { typeId, by, size: COLUMN }) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const root = rootDataOf(matches)
  if (!root || !loaderData) return []
  const { typeId, by, boards } = loaderData
  const t = stringsOf(root.lang)
  const name = root.navs.find(item => item.typeId === typeId)?.name ?? ''
  const title = name + t.rank[by]
  const path = pages.rank(typeId, by)
  return pageMeta(root, {
    title: `${title} ${t.shell.rank}`,
    description: fill(t.rank.about, { title }),
    path,
    data: [
      breadcrumbData(root.origin, rankTrail(root, typeId, name)),
      listData(
        root.origin,
        title,
        boards.flatMap(board => board.rows),
      ),
    ],
  })
}

function rankTrail(root: RootData, typeId: number, name: string) {
  const t = stringsOf(root.lang)
  const trail = [
    { name: root.site.name, path: pages.home() },
    { name: t.shell.rank, path: pages.rank() },
  ]
  return typeId === 0 ? trail : [...trail, { name, path: pages.rank(typeId) }]
}

export default function RankPage() {
  const { typeId, by, boards } = useLoaderData<typeof loader>()
  const t = useStrings()
  const filled = boards.filter(board => board.rows.length > 0)
  const hasMoves = canMove(
    by,
    filled.flatMap(board => board.rows),
  )
  return (
    <div className="wrap page-top">
      <div className="section-head">
        <h1>{t.shell.rank}</h1>
        <nav className="section-chips" aria-label={t.rank.kinds}>
          {rankKinds.map(kind => (
            <ChipLink key={kind} href={pages.rank(typeId, kind)} chosen={kind === by}>
              {t.rank[kind]}
            </ChipLink>
          ))}
        </nav>
        <span className="page-note">{t.rank.hourly}</span>
      </div>
      <RankTypes typeId={typeId} by={by} />
      <PageAnchor place="LIST1" />
      {filled.length === 0 && <Empty kind="none" title={t.rank.none} hint={t.rank.noneHint} />}
      <div className="boards">
        {filled.map(board => (
          <RankBoard
            key={board.rows[0]?.id}
            title={board.name && fill(t.rank.board, { name: board.name })}
            items={board.rows.map(row => boardItem(row, by, hasMoves, t))}
            words={t.rank}
            hasPicture={board.name !== ''}
            {...(typeId === 0 && { more: { href: pages.rank(board.typeId, by), label: t.rank.whole } })}
          />
        ))}
      </div>
    </div>
  )
}

function RankTypes({ typeId, by }: { typeId: number; by: RankKind }) {
  const t = useStrings()
  return (
    <nav className="chip-line" aria-label={t.rank.types}>
      {[{ typeId: 0, name: t.shell.all }, ...useCategories()].map(item => (
        <ChipLink key={item.typeId} href={pages.rank(item.typeId, by)} chosen={item.typeId === typeId}>
          {item.name}
        </ChipLink>
      ))}
    </nav>
  )
}
