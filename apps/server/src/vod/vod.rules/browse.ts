import type { Page, VodCard } from '@xinghe/contract'
import { LISTED_WORKS } from '@xinghe/contract/pages'
import type { Context } from '../../context.ts'
import { fail } from '../../core/errors.ts'
import { siteSettings } from '../../site/site.rules.ts'
import { countWorks, listCards, listSimilar } from '../vod.queries/cards.ts'
import type { Ordering, Slice, WorkFilter, WorkOrder } from '../vod.queries/slices.ts'
import { type CardSurroundings, toCard } from '../vod.view.ts'
import { categoryTree } from './categories.ts'
import { pageFromLists } from './read-lists.ts'

/** Similar works are among this many. */
const SIMILAR_POOL = 240

export interface BrowseQuery {
  /** Any category; 0 for all. */
  typeId: number
  genre?: string
  tags?: string
  area?: string
  year?: string
  lang?: string
  letter?: string
  vip?: string
}

/** What every card shown now depends on. */
export async function cardSurroundings(ctx: Context): Promise<CardSurroundings> {
  return { imageBase: (await siteSettings(ctx)).image_base, now: ctx.clock.now() }
}

/** Works of a selection, page by page; pages after the 20 000th work are empty. */
export async function browse(
  ctx: Context,
  query: BrowseQuery,
  order: WorkOrder,
  page: number,
  size: number,
): Promise<Page<VodCard>> {
  const filter = await filterOf(ctx, query)
  const around = await cardSurroundings(ctx)
  const offset = (page - 1) * size
  const limit = Math.max(0, Math.min(size, LISTED_WORKS - offset))
  const slice = await sliceOf(ctx, filter, order, limit, offset)
  const [rows, total] = await Promise.all([
    listCards(ctx.db, slice),
    'total' in slice ? slice.total : countShown(ctx, filter, LISTED_WORKS),
  ])
  return { list: rows.map(row => toCard(row, around)), page, size, total }
}

/** Part of a list; where the catalogue has lists, its works and how many there are on all pages are known at once. */
export async function sliceOf(ctx: Context, filter: WorkFilter, order: Ordering, limit: number, offset = 0) {
  return (await pageFromLists(ctx, filter, order, limit, offset)) ?? { filter, order, limit, offset }
}

/** How many works match, counted no further than `limit`. */
export function countShown(ctx: Context, filter: WorkFilter, limit: number): Promise<number> {
  const key = `vod:count:${limit}:${JSON.stringify(filter)}`
  return ctx.cache.get(key, 60, () => countWorks(ctx.db, filter, limit))
}

/** The first works of a selection, without counting it. */
export async function firstWorks(ctx: Context, query: BrowseQuery, order: WorkOrder, size: number): Promise<VodCard[]> {
  return cardsOfSlice(ctx, await sliceOf(ctx, await filterOf(ctx, query), order, size))
}

/** Works to watch after `excludeId`, drawn from the most played of its branch; the choice changes every minute. */
export async function similarWorks(ctx: Context, typeId: number, excludeId: number, size: number): Promise<VodCard[]> {
  const around = await cardSurroundings(ctx)
  const minute = Math.floor(around.now.getTime() / 60_000)
  const pool = await sliceOf(ctx, await filterOf(ctx, { typeId }), 'hot', SIMILAR_POOL)
  const rows = await listSimilar(ctx.db, pool, excludeId, minute, size)
  return rows.map(row => toCard(row, around))
}

/** Works of several categories, or of all when `typeIds` is empty, optionally with a tag. */
export async function pickWorks(
  ctx: Context,
  typeIds: number[],
  tag: string,
  order: WorkOrder,
  size: number,
): Promise<VodCard[]> {
  const { closedTopIds, byId } = await categoryTree(ctx)
  const facets = tag === '' ? [] : [`#${tag}`]
  const anyFacets = typeIds.map(id => (byId.get(id)?.parentId === null ? `t${id}` : `c${id}`))
  return cardsOfSlice(ctx, await sliceOf(ctx, { facets, anyFacets, exceptTopIds: closedTopIds }, order, size))
}

async function cardsOfSlice(ctx: Context, slice: Slice): Promise<VodCard[]> {
  const [rows, around] = await Promise.all([listCards(ctx.db, slice), cardSurroundings(ctx)])
  return rows.map(row => toCard(row, around))
}

/** The conditions of a query; ends with code 7 and a sentence when one can not be met. */
export async function filterOf(ctx: Context, query: BrowseQuery): Promise<WorkFilter> {
  const tree = await categoryTree(ctx)
  const facets: string[] = []
  const filter: WorkFilter = { facets, exceptTopIds: tree.closedTopIds }
  if (query.typeId !== 0) {
    const category = tree.byId.get(query.typeId)
    if (!category) fail('warning', '没有这个分类')
    if (category.parentId === null) filter.topId = category.id
    else facets.push(`c${category.id}`)
  }
  if (query.genre) facets.push(`g${query.genre}`)
  if (query.tags) facets.push(`#${query.tags}`)
  if (query.area) facets.push(`a${query.area}`)
  if (query.lang) facets.push(`n${query.lang}`)
  if (query.letter) facets.push(`l${letterOf(query.letter)}`)
  if (query.vip) facets.push(vipOf(query.vip))
  if (query.year) Object.assign(filter, { anyFacets: yearsOf(query.year).map(year => `y${year}`) })
  return filter
}

function letterOf(letter: string): string {
  if (!/^([A-Za-z]|0)$/.test(letter)) fail('warning', '首字母应为 A–Z 或 0')
  return letter.toUpperCase()
}

function vipOf(vip: string): string {
  if (vip !== '0' && vip !== '1') fail('warning', '会员筛选应为 1（VIP）或 0（免费）')
  return `v${vip}`
}

function yearsOf(text: string): number[] {
  const match = /^(\d{4})(?:\s*[-–~]\s*(\d{4}))?$/.exec(text)
  if (!match) fail('warning', '年份应为四位数字，或 2010-2019 这样的范围')
  const [first, last] = [Number(match[1]), Number(match[2] ?? match[1])]
  const [from, to] = first <= last ? [first, last] : [last, first]
  if (to - from > 150) fail('warning', '年份范围过大')
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
