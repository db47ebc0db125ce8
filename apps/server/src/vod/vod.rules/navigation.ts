import type { NavItem } from '@xinghe/contract/site'
import type { Context } from '../../context.ts'
import { toNavs } from '../vod.view.ts'
import { categoryTree } from './categories.ts'

/** The vod part of the navigation. */
export async function vodNavs(ctx: Context): Promise<NavItem[]> {
  return toNavs(await categoryTree(ctx))
}
