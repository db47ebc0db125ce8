import { type SiteData, siteData } from '@xinghe/contract/site'
import type { SiteSettings } from './site.rules.ts'

const keys = Object.keys(siteData.shape) as (keyof SiteData)[]

/** The public part of the settings. */
export function toSiteData(settings: SiteSettings): SiteData {
  return Object.fromEntries(keys.map(key => [key, settings[key]])) as SiteData
}
