import type { Anchor, NavItem, SiteData } from '@xinghe/contract/client'
import { useRouteLoaderData } from 'react-router'
import type { Script } from './zh.ts'

/** What every page has. */
export interface RootData {
  site: SiteData
  navs: NavItem[]
  /** Promotions as everyone but VIP members sees them. */
  anchors: Anchor[]
  /** Script the server painted. */
  lang: Script
  /** Scheme and host of canonical addresses. */
  origin: string
}

/** Undefined only on the error page of the root itself. */
export const useRootData = (): RootData | undefined => useRouteLoaderData('root')

/** The same for a page's `meta`. */
export const rootDataOf = (matches: readonly ({ loaderData?: unknown } | undefined)[]): RootData | undefined =>
  matches[0]?.loaderData as RootData | undefined
