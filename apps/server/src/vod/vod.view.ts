import type { Picture, RankRow, VodCard } from '@xinghe/contract'
import type { NavItem } from '@xinghe/contract/site'
import type { VodCategory, VodDetail, VodLine } from '@xinghe/contract/vod'
import type { CategoryRow } from './vod.queries/categories.ts'
import type { DetailRow } from './vod.queries/detail.ts'
import type { CardRow } from './vod.queries/known-cards.ts'
import { ADULT_TYPE, type CategoryTree, topOf } from './vod.rules/categories.ts'

/** What every card needs to know of its surroundings. */
export interface CardSurroundings {
  /** Prefix of picture addresses, from the site data. */
  imageBase: string
  now: Date
}

const NEW_FOR_MS = 14 * 86_400_000
const posterWidths = [240, 480] as const
const backdropWidths = [640, 1600] as const

const unix = (instant: Date) => Math.floor(instant.getTime() / 1000)

/** A storage key becomes the addresses of its rendered widths; an outside address passes as it is. */
function toPicture(
  key: string | null,
  color: string,
  widths: readonly [number, number],
  imageBase: string,
): Picture | null {
  if (!key) return null
  if (/^https?:\/\//.test(key)) return { src: key, srcset: '', color }
  const address = (width: number) => `${imageBase}/media/${key}-${width}.avif`
  return { src: address(widths[1]), srcset: widths.map(width => `${address(width)} ${width}w`).join(', '), color }
}

/** Address of a single stored file such as a title artwork. */
export function toFileAddress(key: string | null, imageBase: string): string | null {
  return key && !/^https?:\/\//.test(key) ? `${imageBase}/media/${key}` : key
}

export function toCard(row: CardRow, around: CardSurroundings): VodCard {
  return {
    id: row.id,
    typeId: row.topCategoryId,
    title: row.title,
    blurb: row.blurb,
    poster: toPicture(row.poster, row.posterColor, posterWidths, around.imageBase),
    backdrop: toPicture(row.backdrop, row.backdropColor, backdropWidths, around.imageBase),
    remarks: row.remarks,
    score: row.score,
    year: row.year,
    area: row.area,
    genres: row.genres,
    badge: badgeOf(row, around.now),
    updatedAt: unix(row.updatedAt),
  }
}

function badgeOf(row: CardRow, now: Date): VodCard['badge'] {
  if (row.isVip) return 'vip'
  if (row.quality === '4k') return '4k'
  return now.getTime() - row.publishedAt.getTime() < NEW_FOR_MS ? 'new' : null
}

/** Where a work stands. */
export interface Place {
  /** From 1. */
  rank: number
  /** Places it has risen; null for a newcomer. */
  move: number | null
  /** Plays in the period. */
  heat: number
}

export const toRankRow = (card: CardRow, place: Place, around: CardSurroundings): RankRow => ({
  ...toCard(card, around),
  ...place,
})

export const lineName = (group: { sid: number; name: string }) => group.name || `线路${group.sid}`

export function toDetail(row: DetailRow, category: CategoryRow | undefined, around: CardSurroundings): VodDetail {
  const episodes = row.episodes ?? []
  const hasVipEpisodes = episodes.some(episode => episode[6])
  return {
    ...toCard(row, around),
    originalTitle: row.originalTitle,
    aliases: row.aliases,
    content: row.content,
    titleArt: toFileAddress(row.titleArt, around.imageBase),
    lang: row.lang,
    category: { typeId: row.categoryId, typeName: category?.name ?? '', typeEn: category?.typeEn ?? '' },
    people: (row.people ?? []).map(([id, name, role, character]) => ({ id, name, role, character })),
    seasons: (row.seasons ?? [])
      .map(([number, title]) => ({
        number,
        title,
        episodes: episodes.filter(episode => episode[1] === number).length,
      }))
      .filter(season => season.episodes > 0),
    episodes: episodes.map(([level, season, number, title, label, kind, vip, durationSec, lineIds]) => ({
      level,
      season,
      number,
      title,
      label,
      kind,
      // A VIP work keeps its previews and extras open, and all but its VIP episodes when it has some.
      vip: vip || (row.isVip && !hasVipEpisodes && kind === 'main'),
      durationSec,
      lineIds,
    })),
    lines: (row.groups ?? []).map(([id, sid, name]): VodLine => ({ id, sid, name: lineName({ sid, name }) })),
    totalEpisodes: row.totalEpisodes,
    isFinished: row.isFinished,
    schedule: row.schedule,
    ups: row.ups,
    hits: row.hits,
    scoreCount: row.scoreCount,
    introSec: row.introSec,
    outroSec: row.outroSec,
    hasPassword: row.hasPassword,
    publishedAt: unix(row.publishedAt),
  }
}

/** Chips of a category: what the operator wants, else what its branch holds. */
export function toCategory(row: CategoryRow, tree: CategoryTree): VodCategory {
  const top = topOf(tree.all, row)
  return {
    typeId: row.id,
    typePid: row.parentId ?? 0,
    typeName: row.name,
    typeEn: row.typeEn,
    genres: row.filters.genres ?? top.filters.genres ?? top.chips.genres ?? [],
    areas: row.filters.areas ?? top.filters.areas ?? top.chips.areas ?? [],
    years: top.chips.years ?? [],
  }
}

/** The navigation: top categories with their children, never the adult one. */
export function toNavs(tree: CategoryTree): NavItem[] {
  const shown = tree.all.filter(row => row.typeEn !== ADULT_TYPE)
  const item = (row: CategoryRow) => ({
    id: row.id,
    name: row.name,
    typeId: row.id,
    typeName: row.name,
    typeEn: row.typeEn,
    typePid: row.parentId ?? 0,
  })
  return shown
    .filter(row => row.parentId === null)
    .map(row => ({ ...item(row), children: shown.filter(child => child.parentId === row.id).map(item) }))
}
