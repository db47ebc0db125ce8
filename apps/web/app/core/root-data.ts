import type { NavItem, SiteData } from '@xinghe/contract/client'
import { useRouteLoaderData } from 'react-router'
import type { Script } from './zh.ts'

/** What every page has. */
export interface RootData {
  site: SiteData
  navs: NavItem[]
  /** Script the server painted. */
  lang: Script
  /** Scheme and host of canonical addresses. */
  origin: string
}

/** Undefined only on the error page of the root itself. */
export const useRootData = (): RootData | undefined => useRouteLoaderData('root')
