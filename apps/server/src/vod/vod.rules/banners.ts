import type { HomeBanner } from '@xinghe/contract/home'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../core/db.ts'
import { listBanners, replaceBannerRows } from '../vod.queries/banners.ts'
import { toCard, toFileAddress } from '../vod.view.ts'
import { cardSurroundings } from './browse.ts'
import { categoryTree } from './categories.ts'
import type { BannerInput } from './work-input.ts'

/** Hero slides of the home page in their order. */
export async function banners(ctx: Context): Promise<HomeBanner[]> {
  const [rows, tree, around] = await Promise.all([listBanners(ctx.db), categoryTree(ctx), cardSurroundings(ctx)])
  return rows
    .filter(row => !tree.closedTopIds.includes(row.topCategoryId))
    .map(row => ({
      id: row.bannerId,
      work: toCard(row, around),
      titleArt: toFileAddress(row.titleArt, around.imageBase),
      intro: row.intro,
    }))
}

/** Makes these the hero slides of the home page, in this order. */
export async function replaceBanners(ctx: Context, wanted: readonly BannerInput[]): Promise<void> {
  await inTransaction(ctx.db, async tx => {
    await replaceBannerRows(tx, wanted)
    await ctx.bus.emit(tx, 'vod.changed', { workIds: wanted.map(banner => banner.workId) })
  })
}
