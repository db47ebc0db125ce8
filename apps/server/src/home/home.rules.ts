import type { HomeSection } from '@xinghe/contract/home'
import type { Context } from '../context.ts'
import { fail } from '../core/errors.ts'
import { type HomeSectionSetting, siteSettings } from '../site/site.rules.ts'
import { pickWorks } from '../vod/vod.rules/browse.ts'
import { categoryTree } from '../vod/vod.rules/categories.ts'
import { topRanked } from '../vod/vod.rules/ranking.ts'

const RANK_SIZE = 10

/** The sections the operator wants, in order; one without works is left out. */
export function homeSections(ctx: Context): Promise<HomeSection[]> {
  return ctx.cache.get('vod:home', 30, async () => {
    const { home_sections } = await siteSettings(ctx)
    const sections = await Promise.all(home_sections.map(setting => buildSection(ctx, setting)))
    return sections.filter(section => section !== null && section.items.length > 0) as HomeSection[]
  })
}

/** The section that shows a category; one in the usual layout when the operator has none for it. */
export async function homeSectionOf(ctx: Context, typeId: number): Promise<HomeSection> {
  const category = (await categoryTree(ctx)).byId.get(typeId)
  if (!category) fail('warning', '没有这个分类')
  const { home_sections } = await siteSettings(ctx)
  const wanted = home_sections.find(setting => setting.categories.includes(category.typeEn))
  const usual = { title: category.name, layout: 'grid', categories: [], tag: '', order: 'latest', size: 10 } as const
  const section = await buildSection(ctx, { ...(wanted ?? usual), categories: [category.typeEn] })
  return section!
}

/** Null when none of the section's categories exist. */
async function buildSection(ctx: Context, setting: HomeSectionSetting): Promise<HomeSection | null> {
  const { byTypeEn } = await categoryTree(ctx)
  const typeIds = setting.categories.flatMap(typeEn => byTypeEn.get(typeEn)?.id ?? [])
  if (typeIds.length === 0 && setting.categories.length > 0) return null
  const typeId = typeIds[0] ?? 0
  const { title, layout, tag, order, size } = setting
  const [items, rank] = await Promise.all([
    pickWorks(ctx, typeIds, tag, order, size),
    layout === 'ranked' ? topRanked(ctx, { typeId }, 'week', RANK_SIZE) : [],
  ])
  return { typeId, title, layout, items, rank }
}
