import { foldTitle } from '@xinghe/formats/identity'
import type { Context } from '../../context.ts'
import { type Db, inTransaction } from '../../core/db.ts'
import { siteSettings } from '../../site/site.rules.ts'
import {
  type CategoryRow,
  insertCategoryRow,
  listCategories,
  updateChips,
  upsertCategoryRow,
} from '../vod.queries/categories.ts'
import type { CategoryInput } from './work-input.ts'

/** `typeEn` of the adult category: never in the navigation, and nowhere at all while the site is not for adults. */
export const ADULT_TYPE = 'chengren'

export interface CategoryTree {
  all: CategoryRow[]
  byId: Map<number, CategoryRow>
  byTypeEn: Map<string, CategoryRow>
  /** Top categories whose works are not shown. */
  closedTopIds: number[]
}

/** The categories this site shows. */
export function categoryTree(ctx: Context): Promise<CategoryTree> {
  return ctx.cache.get('vod:categories', 60, async () => {
    const rows = await listCategories(ctx.db)
    const { adult } = await siteSettings(ctx)
    const top = new Map(rows.map(row => [row.id, topOf(rows, row)]))
    const isClosed = (row: CategoryRow) => adult !== 1 && top.get(row.id)?.typeEn === ADULT_TYPE
    const all = rows.filter(row => !isClosed(row))
    return {
      all,
      byId: new Map(all.map(row => [row.id, row])),
      byTypeEn: new Map(all.map(row => [row.typeEn, row])),
      closedTopIds: rows.filter(row => row.parentId === null && isClosed(row)).map(row => row.id),
    }
  })
}

/** The category at the top of the branch that `row` stands in. */
export function topOf(rows: readonly CategoryRow[], row: CategoryRow): CategoryRow {
  let top = row
  // A loop in operator data must not hang the site: no tree is deeper than it has rows.
  for (let depth = 0; depth < rows.length && top.parentId !== null; depth++) {
    const parent = rows.find(candidate => candidate.id === top.parentId)
    if (!parent) break
    top = parent
  }
  return top
}

/** Creates missing categories and brings names, order and wanted chips of existing ones up to date. */
export async function upsertCategories(ctx: Context, categories: readonly CategoryInput[]): Promise<void> {
  await inTransaction(ctx.db, async tx => {
    const ids = new Map((await listCategories(tx)).map(row => [row.typeEn, row.id]))
    for (const [index, category] of categories.entries()) {
      const parentId = category.parent === undefined ? null : ids.get(category.parent)
      if (parentId === undefined) throw new Error(`category ${category.typeEn}: there is no parent ${category.parent}`)
      const { name, typeEn, position = index, genres, areas } = category
      const filters = { ...(genres && { genres }), ...(areas && { areas }) }
      ids.set(typeEn, await upsertCategoryRow(tx, { name, typeEn, parentId, position, filters }))
    }
    await ctx.bus.emit(tx, 'vod.changed', { workIds: [] })
  })
}

/** Creates those of the categories that are missing, parents first; what an operator changed stays. */
export async function ensureCategories(ctx: Context, categories: readonly CategoryInput[]): Promise<void> {
  await inTransaction(ctx.db, async tx => {
    for (const { name, typeEn, parent, position = 0 } of categories) {
      const ids = new Map((await listCategories(tx)).map(row => [row.typeEn, row.id]))
      if (ids.has(typeEn)) continue
      const parentId = parent === undefined ? null : ids.get(parent)
      if (parentId === undefined) throw new Error(`category ${typeEn}: there is no parent ${parent}`)
      await insertCategoryRow(tx, { name, typeEn, parentId, position })
      await ctx.bus.emit(tx, 'vod.changed', { workIds: [] })
    }
  })
}

/**
 * The category that an importer means: the one an earlier import made, else one of that name in the same place or at the top,
 * else a new one.
 * @param below null means the top itself
 * @returns its `typeEn`
 */
export async function placeCategory(ctx: Context, top: CategoryInput, below: CategoryInput | null): Promise<string> {
  const rows = await listCategories(ctx.db)
  // Only what stands below ADULT_TYPE is closed where the site is not for adults, so no other top will do.
  const isAdult = top.typeEn === ADULT_TYPE
  const tops = rows.filter(row => row.parentId === null && !isAdult && isSameName(row, top))
  const own = rows.find(row => row.typeEn === top.typeEn)
  const homes = own ? [own, ...tops] : tops
  const home = homes[0] ?? top
  if (below === null) {
    await ensureCategories(ctx, [home])
    return home.typeEn
  }
  const isNear = (row: CategoryRow) => (row.parentId === null ? !isAdult : homes.some(({ id }) => id === row.parentId))
  const same = rows.filter(row => isSameName(row, below))
  // Names that sound alike (喜剧片, 戏剧片) share a `typeEn`: it decides alone only where no name does.
  const found =
    same.find(row => row.typeEn === below.typeEn) ?? same.find(isNear) ?? rows.find(row => row.typeEn === below.typeEn)
  if (found) return found.typeEn
  await ensureCategories(ctx, [home, { ...below, parent: home.typeEn }])
  return below.typeEn
}

const isSameName = (one: { name: string }, other: { name: string }): boolean =>
  foldTitle(one.name) === foldTitle(other.name)

/** Recounts the chips that browse pages offer; call it after many works changed. */
export async function refreshChips(ctx: Context, tx: Db = ctx.db): Promise<void> {
  await updateChips(tx)
}
